import { findMisplaced } from '../../testing/browser/checks';
import { findIllegible } from '../../testing/browser/legibility';
import { visitorStates } from '../../testing/browser/states';
import { expect, test } from '../../testing/browser/test';

test.use({ expectedConsole: /status of 404/ });

/** As browsers come, and as readers set them, in pixels. */
const letters = [16, 20, 24, 32];
/** A desktop window at 400% zoom (WCAG 2.2, 1.4.10), phones, and the narrowest of each further layout. */
const widths = [320, 360, 390, 768, 1024, 1440];
/** The menu's links are in the header's row from here on. */
const menuEnds = 768;

test('whatever the size of letters and window, no text meets another, breaks in a word or sticks out', async ({
  page,
}) => {
  const chromium = await page.context().newCDPSession(page);
  const setLetters = (standard: number) =>
    chromium.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
  for (const { name, reach, phoneOnly } of visitorStates) {
    await setLetters(16);
    await page.setViewportSize({ width: phoneOnly ? 390 : 1440, height: 900 });
    await reach(page);
    for (const size of letters) {
      await setLetters(size);
      for (const width of widths.filter((each) => !phoneOnly || each < menuEnds)) {
        await page.setViewportSize({ width, height: 900 });
        // In fewer letters' widths, a line has no room for each word.
        const hasRoom = width >= 12 * size;
        const found = async () => [
          ...(await page.evaluate(findMisplaced)),
          ...(await page.evaluate(findIllegible)).filter(
            (what) => hasRoom || !what.startsWith('broken'),
          ),
        ];
        await expect.soft.poll(found, `${name}, ${size} px at ${width} px`).toEqual([]);
      }
    }
  }
});
