/**
 * `npm run fonts`: makes the font files from the tables (src/styles/typefaces.ts and
 * src/components/examples/looks/typefaces.ts), subset to the characters and weights in use, with their licenses
 * (SIL OFL 1.1), and measures their fallbacks. All of it is committed.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import subsetFont from 'subset-font';
import { homePage } from '@/content/copy/home';
import type { Example } from '@/content/examples/example';
import { examples } from '@/content/examples/examples';
import { headerLinks, pages } from '@/content/pages';
import { services } from '@/content/services';
import { fallbackFamily } from '@/styles/typefaces';
import { chromiumArguments, ensureChromium } from '../testing/browser/chromium';
import { allTypefaces } from './fonts/allTypefaces';
import { measureFallback } from './fonts/measureFallback';

const resolve = createRequire(import.meta.url).resolve;

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The characters of every page: ASCII, typographic punctuation, and the menu's in any language. */
const characters = `${ascii}\u00a0“”‘’–—…©✓${headerLinks.map(({ label }) => label).join('')}`;

/**
 * Further signs, and letters of names, addresses and Western European languages, in files that only pages with one of
 * them load (`unicode-range` in src/styles/fonts.ts). Other characters fall back to a system font.
 */
const accents = '¡£®°·¿ªº«»ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ';

/** All texts within a value of src/content. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

/** The copy that the site's own typefaces are measured with. */
const copy = textsIn([homePage, pages, services]).join(' ');

/** An example's words in its look's typeface: name, headline and prices. */
const wordsOf = ({ name, headline, offers }: Example) => [
  name,
  headline,
  ...offers.map(({ price }) => price),
];

function setInLook(look: string, capitals = false): string {
  const words = examples.filter((example) => example.look === look).flatMap(wordsOf);
  const text = words.join(' ');
  return capitals ? text.toUpperCase() : text;
}

const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: chromiumArguments,
});
const fallbacks = [];
for (const { name, folder, typeface, isLook } of allTypefaces) {
  const home = dirname(resolve(`${typeface.package}/package.json`));
  const original = readFileSync(join(home, 'files', `${typeface.file}.woff2`));
  const text = isLook ? setInLook(name, typeface.capitals) : copy;
  const files: Record<string, string> = isLook
    ? { words: text, letters: `${ascii}’${accents}` }
    : { [name]: characters, [`${name}-accents`]: accents };
  for (const [file, wanted] of Object.entries(files)) {
    const subset = await subsetFont(original, wanted, {
      targetFormat: 'woff2',
      // Style names, which only desktop applications use.
      dropTables: ['STAT'],
      // Tabular figures would add a second glyph for 1.
      keepFeatures: isLook ? ['kern'] : ['kern', 'liga', 'calt'],
      noHinting: isLook,
      ...(typeface.axes && { variationAxes: typeface.axes }),
    });
    writeFileSync(join(folder, `${file}.woff2`), subset);
    console.log(`${name}, ${file}: ${original.length} bytes, now ${subset.length}`);
  }
  copyFileSync(join(home, 'LICENSE'), join(folder, isLook ? 'LICENSE.txt' : `${name}.LICENSE.txt`));
  for (const { at, range } of typeface.weights) {
    const bold = at >= 600;
    const measured = await measureFallback(browser, original, at, bold, text);
    const { ascent, descent } = { ...measured, ...typeface.metrics };
    const round = (share: number) => Number(share.toFixed(3));
    fallbacks.push({
      family: fallbackFamily(name),
      weight: range,
      bold,
      ratio: round(measured.ratio),
      ascent: round(ascent),
      descent: round(descent),
    });
  }
}
await browser.close();
writeFileSync(
  join('src', 'styles', 'fonts', 'fallbacks.json'),
  `${JSON.stringify(fallbacks, null, 2)}\n`,
);
