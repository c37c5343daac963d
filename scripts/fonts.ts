/**
 * `npm run fonts`: cuts the site's two typefaces down to the characters and weights in use and
 * writes them to src/styles/fonts, where they are committed with their licenses (SIL OFL 1.1).
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const resolve = createRequire(import.meta.url).resolve;
const folder = join('src', 'styles', 'fonts');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/**
 * What the pages say, and what a name or an address in `SITE_*` may add: ASCII, typographic
 * punctuation and the accented letters of Western Europe. Anything else falls back to a system font.
 */
const characters = [
  ascii,
  '\u00a0“”‘’–—…•·→←€£©×✓°®™',
  'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ',
].join('');

/** Kerning, ligatures, accents and tabular figures; the faces' stylistic sets are not used. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

const faces = [
  { name: 'display', source: 'bricolage-grotesque', weight: 650 },
  { name: 'text', source: 'figtree', weight: { min: 400, max: 600 } },
];

for (const { name, source, weight } of faces) {
  const home = dirname(resolve(`@fontsource-variable/${source}/package.json`));
  const original = readFileSync(join(home, 'files', `${source}-latin-wght-normal.woff2`));
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures,
  });
  writeFileSync(join(folder, `${name}.woff2`), subset);
  copyFileSync(join(home, 'LICENSE'), join(folder, `${name}.LICENSE.txt`));
  console.log(`${name}: ${original.length} bytes, now ${subset.length}`);
}
