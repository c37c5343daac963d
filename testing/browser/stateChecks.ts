import type { Page } from '@playwright/test';
import { axeViolations, findMisplaced, smallTargets } from './checks';
import { findIllegible } from './legibility';
import type { VisitorState } from './states';
import { expect, test } from './test';

/**
 * A window's width and a default font size, in pixels. Widths: 400% zoom (WCAG 2.2, 1.4.10), phones, each layout's
 * minimum. Media queries use `em`: larger text gets a narrower layout.
 */
type Pair = readonly [width: number, size: number];

export const quickPairs: readonly Pair[] = [
  [320, 16],
  [320, 32],
  [390, 16],
  [1440, 16],
];

export const slowPairs: readonly Pair[] = [
  [320, 20],
  [320, 24],
  [360, 16],
  [390, 32],
  [768, 16],
  [1024, 16],
  [1440, 20],
  [1440, 24],
  [1440, 32],
];

const menuEnds = 768;

export async function setLetters(page: Page, size: number): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: 13 } });
}

export async function expectLegible(
  page: Page,
  { phoneOnly }: VisitorState,
  pairs: readonly Pair[],
): Promise<void> {
  for (const [width, size] of pairs.filter(([width]) => !phoneOnly || width < menuEnds)) {
    await page.setViewportSize({ width, height: 900 });
    await setLetters(page, size);
    // Words may break in lines shorter than 12 em.
    const hasRoom = width >= 12 * size;
    const found = async () => [
      ...(await page.evaluate(findMisplaced)),
      ...(await page.evaluate(findIllegible)).filter(
        (what) => hasRoom || !what.startsWith('broken'),
      ),
    ];
    await expect.soft.poll(found, `${size} px at ${width} px`).toEqual([]);
  }
}

/** States with colors that stay in forced colors mode. */
const withOwnColors = ['home', 'consultation-time', 'call-held'];

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  for (const answer of await page.locator('details > p').all()) {
    expect(await answer.evaluate((one) => one.checkVisibility())).toBe(true);
  }
  await expect(page.locator('a[download]:visible')).toHaveCount(0);
  // In one call: the example on home may replace its words meanwhile.
  const colors = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, p, a)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => getComputedStyle(one).color),
  );
  for (const color of new Set(colors)) {
    const [red = 255, green = 255, blue = 255] = (color.match(/\d+/g) ?? []).map(Number);
    expect(Math.max(red, green, blue), color).toBeLessThan(160);
  }
  await page.emulateMedia({ media: null });
}

export async function expectAccessible(
  page: Page,
  { name, phoneOnly }: VisitorState,
): Promise<void> {
  if (!phoneOnly) await test.step('prints dark on white', () => expectPrintable(page));
  await test.step('axe finds nothing', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // Another state tests the rest of the page.
    expect(await axeViolations(page, phoneOnly && '[data-header]')).toEqual([]);
  });
  if (withOwnColors.includes(name)) {
    await test.step('axe finds nothing in forced colors', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await axeViolations(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('is legible in forced colors, dark and light', async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await expect.soft.poll(() => page.evaluate(findIllegible), colorScheme).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
  });
  for (const size of phoneOnly ? [phone] : [desktop, phone]) {
    await page.setViewportSize(size);
    await test.step(`${size.width} px wide, targets are at least 44 px`, async () => {
      await expect.poll(() => smallTargets(page)).toEqual([]);
    });
  }
}
