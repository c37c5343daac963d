import { findIllegible } from '../../testing/browser/legibility';
import { expect, test } from '../../testing/browser/test';

test('words on a photograph are legible only on an opaque ground of their own', async ({
  page,
}) => {
  const words = (style: string) => `
    <body style="margin: 0; background: black; color: white">
      <div style="position: relative; height: 200px">
        <img style="position: absolute; inset: 0" width="800" height="200" alt="">
        <p style="position: relative; ${style}">We answer at night.</p>
      </div>
      <p>It rings.</p>`;
  for (const [style, found] of [
    ['', ['“We answer at night.” on an image, with nothing opaque between']],
    [
      'background: rgb(0 0 0 / 30%)',
      ['“We answer at night.” on an image, with nothing opaque between'],
    ],
    ['background: black', []],
  ] as const) {
    await page.setContent(words(style));
    expect(await page.evaluate(findIllegible), style).toEqual(found);
  }
});
