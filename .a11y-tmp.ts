import { chromium } from '@playwright/test';
import {
  axeViolations,
  cutOffTexts,
  faintControls,
  sidewaysScroll,
  smallTargets,
  spaceText,
} from './e2e/support/checks';

async function main() {
  const base = process.argv[2]!;
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  for (const path of process.argv.slice(3))
    for (const [w, h] of [
      [1280, 800],
      [390, 844],
    ]) {
      const page = await (
        await browser.newContext({ viewport: { width: w!, height: h! } })
      ).newPage();
      await page.goto(base + path, { waitUntil: 'load', timeout: 60000 });
      await page.addStyleTag({ content: 'nextjs-portal{display:none}' });
      const r: Record<string, unknown> = {};
      r.small = await smallTargets(page);
      r.faint = await faintControls(page);
      for (const media of [
        { reducedMotion: 'no-preference', forcedColors: 'none' },
        { reducedMotion: 'reduce', forcedColors: 'active' },
      ] as const) {
        await page.emulateMedia(media);
        r['axe ' + media.forcedColors] = await axeViolations(page);
      }
      await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' });
      await page.setViewportSize({ width: 320, height: 640 });
      r.sideways = await sidewaysScroll(page);
      await spaceText(page);
      r.cut = await cutOffTexts(page);
      r.sidewaysSpaced = await sidewaysScroll(page);
      console.log(path, w, JSON.stringify(r, null, 1));
      await page.close();
    }
  await browser.close();
}
main();
