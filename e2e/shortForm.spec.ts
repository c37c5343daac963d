import { consultationCopy, formCopy } from '@/content/consultation';
import { type InputName, inputNames } from '@/features/consultation/model/fields';
import { expect, test } from './support/test';

test('how it goes is said before the first field', {
  tag: '@everywhere',
}, async ({ page, form, isMobile }) => {
  await form.open();
  const line = page.getByText(formCopy.inShort);
  const list = page.getByRole('heading', { name: consultationCopy.nextTitle });
  await expect(isMobile ? line : list).toBeVisible();
  await expect(isMobile ? list : line).toBeHidden();
  const ahead = await (isMobile ? line : list).boundingBox();
  const field = await form.field('name').boundingBox();
  expect(ahead?.y).toBeLessThan(field?.y ?? 0);
  if (isMobile) expect(ahead?.height).toBeLessThan(30);
});

test('on a phone the form is short, optional choices half as high', {
  tag: '@phone',
}, async ({ form }) => {
  await form.open();
  const field = await form.field('name').boundingBox();
  const submit = await form.submit.boundingBox();
  const screens = ((submit?.y ?? 0) + (submit?.height ?? 0) - (field?.y ?? 0)) / 844;
  expect(screens).toBeGreaterThan(1);
  // Two screens were agreed for nine fields; a further one may take as much as each of them.
  expect(screens).toBeLessThanOrEqual((2 / 9) * Math.max(9, inputNames.length));
  const height = (name: InputName) =>
    form.field(name).evaluate((control) => control.parentElement?.offsetHeight ?? 0);
  const required = await height('name');
  for (const name of ['budget', 'timeline'] as const) {
    expect(await height(name)).toBeLessThanOrEqual(required / 1.8);
  }
});

test('on a phone a long company name is seen whole', { tag: '@phone' }, async ({ form }) => {
  await form.open();
  const company = form.field('company');
  await company.fill('Featherstonehaugh Dental Practice');
  expect(await company.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
});
