import type { Page } from '@playwright/test';
import { aboutPage } from '@/content/copy/about';
import { menuLabels } from '@/content/menuLabels';
import { allPages } from '@/content/pages';
import { services } from '@/content/services';
import { backLabel, footerCopy, site, tagline } from '@/content/site';
import { paths } from '@/lib/paths';
import { openDay } from '../../testing/browser/consultationForm';
import { countSheets } from '../../testing/browser/printed';
import { expect, onPhone, test } from '../../testing/browser/test';

/** Maximum sheets of Letter paper. One more would be nearly blank. */
const most: Record<string, number> = {
  [paths.home]: 4,
  [paths.services]: 1 + services.length,
  [paths.about]: 3,
  [paths.consultation]: 2,
  [paths.privacy]: 2,
};

async function expectPrintedEnd(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const footer = page.locator('#page > footer');
  for (const text of [site.name, site.email, site.phone, footerCopy.copyright])
    await expect(footer.getByText(text, { exact: true }), path).toBeVisible();
  for (const text of [tagline, ...footerCopy.networks.map(({ name }) => name)])
    await expect(footer.getByText(text, { exact: true }), path).toBeHidden();
  const buttons = page.locator(`main a[href='${site.instagramUrl}'], [data-header] .button`);
  await expect(buttons.filter({ visible: true }), path).toHaveCount(0);
  await expect(page.getByRole('link', { name: backLabel, exact: true }), path).toHaveCount(0);
  await page.emulateMedia({ media: null });
}

test('every page prints the agency’s name and contacts at its end, without a spare sheet', async ({
  page,
}) => {
  for (const { path } of allPages) {
    await page.goto(path);
    await expectPrintedEnd(page, path);
    expect(await countSheets(page, 'Letter'), path).toBeLessThanOrEqual(most[path] ?? 2);
  }
});

test('a chosen call is printed without its calendar and without another sheet', async ({
  page,
  form,
}) => {
  await form.open();
  await form.choose('phone');
  await page.locator(openDay).last().click();
  await form.freeTimes.first().click();
  expect(await countSheets(page, 'Letter')).toBe(most[paths.consultation]);
  await page.emulateMedia({ media: 'print' });
  await expect(form.selected).toBeVisible();
});

test('both sides of a printed conversation are framed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(paths.services);
  const edges = await page
    .locator('#chatbot li :is(b, p)')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor));
  expect(new Set(edges)).toEqual(new Set(['rgb(0, 0, 0)']));
});

test('the figures of the printed about page keep their distance', async ({ page }) => {
  await page.setViewportSize({ width: 739, height: 979 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(paths.about);
  const record = page.locator(`section:has(> h2:text-is("${aboutPage.recordHeading}"))`);
  const gap = await record.evaluate((figures) => {
    const [first, second] = [...figures.querySelectorAll('dl')].map((one) => one.lastElementChild);
    const end = first?.querySelector('[data-meaning]')?.firstChild;
    const range = document.createRange();
    if (end) range.selectNode(end);
    return (second?.getBoundingClientRect().top ?? 0) - range.getBoundingClientRect().bottom;
  });
  expect(gap).toBeGreaterThan(16);
});

test('no button is as wide as a sheet', async ({ page }) => {
  // Letter, less the default margins.
  await page.setViewportSize({ width: 739, height: 979 });
  await page.emulateMedia({ media: 'print' });
  for (const path of [paths.home, paths.services]) {
    await page.goto(path);
    const widths = await page
      .locator('main .button:visible')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.max(...widths), path).toBeLessThan(370);
  }
});

onPhone('an open menu is not printed over the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: menuLabels.open }).click();
  await expect(page.locator('#menu')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#menu')).toBeHidden();
});

test('a description that was made smaller is printed whole', async ({ page, form }) => {
  await form.open();
  const description = form.field('description');
  await description.fill('A line\n'.repeat(30));
  await description.evaluate((one) => {
    one.style.height = '6rem';
  });
  const hidden = () => description.evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(await hidden()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toBe(0);
});
