import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findMisplaced } from '../../testing/browser/checks';
import { ConsultationForm, takeNoTimes } from '../../testing/browser/consultationForm';
import { findIllegible } from '../../testing/browser/legibility';
import { documentPaths } from '../../testing/browser/pages';
import { expect, test } from '../../testing/browser/test';
import { chromiumArguments, findWholeChromium } from '../../testing/run/chromium';
import { wednesday } from '../../testing/samples/calls';
import { temporaryFolder } from '../../testing/site/environment';

/** Sets the default font size that media queries in `em` read, unlike `Page.setFontSizes`. */
async function withLetters(
  size: number,
  baseURL: string | undefined,
  run: (page: Page) => unknown,
) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'Default'));
  writeFileSync(
    join(folder, 'Default', 'Preferences'),
    JSON.stringify({ webkit: { webprefs: { default_font_size: size } } }),
  );
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findWholeChromium() ?? '',
    args: chromiumArguments,
    reducedMotion: 'reduce',
    ...(baseURL && { baseURL }),
  });
  await run(await context.newPage());
  await context.close();
}

test('words, dates and hours stay whole in letters of 32 px, at 320 px and at 390 px', async ({
  baseURL,
}) => {
  test.skip(!findWholeChromium(), 'There is no Chromium with profiles.');
  await withLetters(32, baseURL, async (page) => {
    const faults = async () => [
      ...(await page.evaluate(findMisplaced)),
      ...(await page.evaluate(findIllegible)),
    ];
    const periodGaps = () =>
      page.locator('[data-hour] time').evaluateAll((times) =>
        times.map((time) => {
          const range = document.createRange();
          range.selectNode(time.firstChild as Node);
          const period = time.querySelector('small')?.getBoundingClientRect().left ?? 0;
          const gap = period - range.getBoundingClientRect().right;
          return gap / Number.parseFloat(getComputedStyle(time).fontSize);
        }),
      );
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of documentPaths) {
        await page.goto(path);
        await expect.soft.poll(faults, `${path} at ${width} px`).toEqual([]);
        for (const gap of await periodGaps()) expect.soft(gap, path).toBeLessThan(0.6);
      }
    }
    await page.clock.setFixedTime(wednesday);
    await page.addInitScript(takeNoTimes);
    const form = new ConsultationForm(page);
    await form.open();
    await page.waitForFunction(() => document.querySelector('[data-hydrating]') === null);
    await form.fillRequired();
    await form.choose('phone');
    await form.bookCall();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.soft.poll(faults, `the form at ${width} px`).toEqual([]);
    }
  });
});

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
