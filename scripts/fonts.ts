/**
 * `npm run fonts`: writes subset fonts (src/styles/typefaces.ts) and their licenses (SIL OFL 1.1) to
 * src/styles/fonts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { exampleTypefaces, type Typeface, typefaces } from '@/styles/typefaces';
import { accents, characters, exampleCharacters } from './fonts/characters';

const require = createRequire(import.meta.url);
/** The package has no types. */
const subsetFont: (
  font: Buffer,
  text: string,
  options: object,
) => Promise<Buffer> = require('subset-font');
const folder = join('src', 'styles', 'fonts');

const packageOf = (typeface: Typeface) =>
  dirname(require.resolve(`${typeface.package}/package.json`));

async function writeFont(name: string, typeface: Typeface, text: string, isExample = false) {
  const original = readFileSync(join(packageOf(typeface), 'files', `${typeface.file}.woff2`));
  const subset = await subsetFont(original, text, {
    targetFormat: 'woff2',
    // For desktop applications.
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
for (const [name, typeface] of Object.entries(exampleTypefaces)) {
  await writeFont(name, typeface, exampleCharacters, true);
}

writeFileSync(join(folder, 'characters.txt'), `${characters}\n`);

/** After the copyright and an empty line, all licenses are equal. */
const licenses = Object.values({ ...typefaces, ...exampleTypefaces }).map((typeface) =>
  readFileSync(join(packageOf(typeface), 'LICENSE'), 'utf8').split(/\n\s*\n/),
);
const copyrights = licenses.map(([copyright]) => copyright).join('\n');
const [, ...text] = licenses[0] ?? [];
writeFileSync(join(folder, 'LICENSES.txt'), `${copyrights}\n\n${text.join('\n\n').trim()}\n`);
