import { patience } from '../scripts/pages/lateScripts';
import { holdScripts } from './support/holdScripts';
import { expect, test } from './support/test';

for (const path of ['/', '/services', '/about', '/consultation', '/consultation/thank-you']) {
  test(`${path} is painted before it asks for a script`, async ({ page }) => {
    await page.goto(path);
    const scriptTimes = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      );
    await expect.poll(async () => (await scriptTimes()).length).toBeGreaterThan(5);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    // On a very slow machine they do not wait for it any longer.
    const waited = Math.min(painted ?? Infinity, patience);
    expect(Math.min(...(await scriptTimes()))).toBeGreaterThan(waited);
  });
}

test('a menu button that is tapped before the scripts are there opens the menu when they are', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const services = page.getByRole('banner').getByRole('link', { name: 'Services' });
  await expect(services).toBeHidden();
  release();
  await expect(services).toBeVisible();
});
