/**
 * `npm run fonts`: makes the font files from the table (src/styles/typefaces.ts), subset to the characters and
 * weights in use, and a text of their licenses (SIL OFL 1.1), in src/styles/fonts. All of it is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { examples } from '@/content/examples/examples';
import { headerLinks } from '@/content/pages';
import { exampleTypefaces, type Typeface, typefaces } from '@/styles/typefaces';

const resolve = createRequire(import.meta.url).resolve;
const folder = join('src', 'styles', 'fonts');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The menu's and the trades', as home shows them before a visitor has chosen one. */
const labels = [
  ...headerLinks.map(({ label }) => label),
  ...examples.map(({ kind, choice }) => choice ?? kind),
];

/** The characters of every page: ASCII, typographic punctuation, and the labels' in any language. */
const characters = `${ascii}\u00a0“”‘’–—…©✓${labels.join('')}`;

/**
 * Further signs, and letters of names, addresses and Western European languages, in files that only pages with one of
 * them load (`unicode-range` in src/styles/fonts.ts). Other characters fall back to a system font.
 */
const accents = '¡£®°·¿ªº«»ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ';

const packageOf = (typeface: Typeface) => dirname(resolve(`${typeface.package}/package.json`));

async function writeFont(name: string, typeface: Typeface, text: string, isExample = false) {
  const original = readFileSync(join(packageOf(typeface), 'files', `${typeface.file}.woff2`));
  const subset = await subsetFont(original, text, {
    targetFormat: 'woff2',
    // Style names, which only desktop applications use.
    dropTables: ['STAT'],
    // Tabular figures would add a second glyph for 1.
    keepFeatures: isExample ? ['kern'] : ['kern', 'liga', 'calt'],
    noHinting: isExample,
    ...(typeface.axes && { variationAxes: typeface.axes }),
  });
  writeFileSync(join(folder, `${name}.woff2`), subset);
  console.log(`${name}: ${original.length} bytes, now ${subset.length}`);
}

for (const [name, typeface] of Object.entries(typefaces)) {
  await writeFont(name, typeface, characters);
  await writeFont(`${name}-accents`, typeface, accents);
}
// A visitor's own name may have any of these letters.
for (const [name, typeface] of Object.entries(exampleTypefaces)) {
  await writeFont(name, typeface, `${ascii}’${accents}`, true);
}

/** Each package's license is its copyright, an empty line, and the same text. */
const licenses = Object.values({ ...typefaces, ...exampleTypefaces }).map((typeface) =>
  readFileSync(join(packageOf(typeface), 'LICENSE'), 'utf8').split(/\n\s*\n/),
);
const copyrights = licenses.map(([copyright]) => copyright).join('\n');
const [, ...text] = licenses[0] ?? [];
writeFileSync(join(folder, 'LICENSES.txt'), `${copyrights}\n\n${text.join('\n\n').trim()}\n`);
