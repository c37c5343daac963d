import { findMisplaced } from '../../testing/browser/findMisplaced';
import { visitorStates } from '../../testing/browser/states';
import { expect, test } from '../../testing/browser/test';
import { coverings } from './coverings';

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The narrowest phone, the narrowest window of each further layout, and a desktop, in pixels. */
const widths = [320, 768, 1024, 1440];

test.use({ expectedConsole: /status of 404/ });

/** The form, empty and at its longest. */
const names = [
  'home',
  'services',
  'about',
  'not-found',
  'privacy',
  'consultation',
  'consultation-time',
  'thank-you',
];

for (const { name, reach } of visitorStates.filter((state) => names.includes(state.name))) {
  test(`on ${name} nothing is covered or sticks out`, async ({ page }) => {
    await reach(page);
    for (const size of windows) {
      await page.setViewportSize(size);
      expect(await coverings(page), `${size.width} px wide`).toEqual([]);
    }
    // The walks in other engines have motion from the beginning.
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // On a busy machine, a section below the first screen gets its new width some frames later.
      await expect.poll(() => page.evaluate(findMisplaced), `${width} px wide`).toEqual([]);
    }
  });
}

test('the words of home’s first screen end before the shop in wide windows', async ({ page }) => {
  await page.goto('/');
  for (const width of [1280, 1536, 1728, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const wordsEnd = await page.getByRole('heading', { level: 1 }).evaluate((headline) => {
      const range = document.createRange();
      range.selectNodeContents(headline);
      return range.getBoundingClientRect().right;
    });
    const shop = await page.locator('#hero [data-layer="owner-arm"]').locator('..').boundingBox();
    expect(wordsEnd, `${width} px wide`).toBeLessThanOrEqual(shop?.x ?? 0);
  }
});

test('the headline has the largest words of home’s first screen in every window', async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1440, 600],
    [1728, 1117],
  ] as const) {
    await page.setViewportSize({ width, height });
    const sizes = await page.locator('#hero').evaluate((hero) => {
      const words = [...hero.querySelectorAll(':not(svg *)')].filter((element) =>
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
        ),
      );
      const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const isHeadline = (element: Element) => element.closest('h1') !== null;
      return {
        headline: Math.max(...words.filter(isHeadline).map(sizeOf)),
        others: Math.max(...words.filter((element) => !isHeadline(element)).map(sizeOf)),
      };
    });
    expect(sizes.headline, `${width} by ${height}`).toBeGreaterThan(1.1 * sizes.others);
  }
});
