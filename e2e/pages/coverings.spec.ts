import { coverings } from '../../testing/browser/coverings';
import { visitorStates } from '../../testing/browser/states';
import { expect, test } from '../../testing/browser/test';

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test.use({ expectedConsole: /status of 404/ });

/** The form, empty and at its longest. */
const names = [
  'home',
  'services',
  'about',
  'not-found',
  'consultation',
  'consultation-time',
  'thank-you',
];

for (const { name, reach } of visitorStates.filter((state) => names.includes(state.name))) {
  test(`nothing is covered on ${name} while it is scrolled`, async ({ page }) => {
    await reach(page);
    for (const size of windows) {
      await page.setViewportSize(size);
      expect(await coverings(page), `${size.width} px wide`).toEqual([]);
    }
  });
}
