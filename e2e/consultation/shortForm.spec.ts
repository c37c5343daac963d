import { inputNames } from '@/features/consultation/model/fields';
import { expect, test } from '../../testing/browser/test';

test('on a phone the form is at most two screens long, with every label above its field', {
  tag: '@phone',
}, async ({ page, form }) => {
  await form.open();
  const field = await form.field('name').boundingBox();
  const submit = await form.submit.boundingBox();
  const screens = ((submit?.y ?? 0) + (submit?.height ?? 0) - (field?.y ?? 0)) / 844;
  expect(screens).toBeGreaterThan(1);
  // Two screens were agreed for nine fields; a further field may add its share.
  expect(screens).toBeLessThanOrEqual((2 / 9) * Math.max(9, inputNames.length));
  for (const name of inputNames) {
    const label = await page.locator(`label[for='${name}']`).boundingBox();
    const control = await form.field(name).boundingBox();
    expect((label?.y ?? 0) + (label?.height ?? 0), name).toBeLessThanOrEqual(control?.y ?? 0);
  }
});

test('on a short phone the first screen has the first field', {
  tag: '@phone',
}, async ({ page, form }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await form.open();
  expect((await form.field('name').boundingBox())?.y).toBeLessThanOrEqual(560);
});
