import { paths } from '@/lib/paths';
import { restyledUntilLoad } from '../../testing/browser/restyled';
import { expect, test } from '../../testing/browser/test';

/** In pixels: the window, and home's greatest height. */
const sizes = [
  { width: 1440, height: 900, most: 5400 },
  { width: 390, height: 844, most: 7600 },
];

for (const { width, height, most } of sizes) {
  test(`home is at most ${most} px high at ${width} px, and its statistics begin on the third screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(paths.home);
    await page.evaluate(() => document.fonts.ready);
    const { whole, customers, statistics } = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return {
        whole: document.documentElement.scrollHeight,
        // The owner decides how long the customers' words are.
        customers: boxOf('#about [data-customers]')?.height ?? 0,
        statistics: boxOf('#about dl')?.top ?? Number.POSITIVE_INFINITY,
      };
    });
    expect(whole - customers).toBeLessThanOrEqual(most);
    expect(statistics).toBeLessThanOrEqual(3 * height);
  });
}

test('in a caption of a first screen, AM and PM stand beside their digits', async ({ page }) => {
  for (const path of [paths.home, paths.about]) {
    await page.goto(path);
    for (const width of [320, 390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const gap = await page.locator('[data-ground] time').evaluate(async (time) => {
        await document.fonts.ready;
        const range = document.createRange();
        range.selectNodeContents(time.querySelector('span') ?? time);
        const { font, fontSize, letterSpacing } = getComputedStyle(time);
        const ems = Number.parseFloat(fontSize);
        // The digits' box can be wider than the digits.
        const text = document.createElement('canvas').getContext('2d');
        if (text) Object.assign(text, { font, letterSpacing });
        const drawn = text?.measureText(time.querySelector('span')?.textContent ?? '').width ?? 0;
        const end = range.getBoundingClientRect().left + drawn;
        return ((time.querySelector('small')?.getBoundingClientRect().left ?? 0) - end) / ems;
      });
      expect(gap, `${path} at ${width} px`).toBeGreaterThan(0);
      expect(gap, `${path} at ${width} px`).toBeLessThan(0.4);
    }
  }
});

/** Before pictures waited for the page's load: 1,665 and 470. */
const mostStyled = [
  { path: paths.home, most: 666 },
  { path: paths.services, most: 225 },
];

for (const { path, most } of mostStyled) {
  test(`until ${path} has loaded, at most ${most} elements are styled`, async ({ context }) => {
    for (const { width, height } of sizes) {
      let least = Number.POSITIVE_INFINITY;
      // A busy machine styles some elements twice.
      for (let attempt = 0; attempt < 3 && least > most; attempt += 1) {
        const page = await context.newPage();
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.setViewportSize({ width, height });
        least = Math.min(least, await restyledUntilLoad(page, path));
        await page.close();
      }
      expect(least, `${width} px`).toBeGreaterThan(100);
      expect(least, `${width} px`).toBeLessThanOrEqual(most);
    }
  });
}
