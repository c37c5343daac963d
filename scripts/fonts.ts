/**
 * `npm run fonts`: cuts the site's two typefaces and those of the examples down to the characters and
 * weights in use and writes them to src/styles/fonts, where they are committed with their licenses
 * (SIL OFL 1.1).
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { type ExampleLook, examples } from '@/content/examples';

const resolve = createRequire(import.meta.url).resolve;
const folder = join('src', 'styles', 'fonts');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** What the pages say: ASCII and typographic punctuation. */
const characters = `${ascii}\u00a0“”‘’–—…•·→←€£©×✓°®™`;

/**
 * What a name or an address may add: the accented letters of Western Europe, in files that only a page
 * that shows one loads. Anything else falls back to a system font.
 */
const accents = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ';

/**
 * Kerning and ligatures. Tabular figures would bring a second 1, one with a foot. The accented letters
 * are whole glyphs, so nothing has to put accents on them; the faces' stylistic sets are not used.
 */
const keepFeatures = ['kern', 'liga', 'calt'];

const bricolage = {
  license: 'display',
  source: '@fontsource-variable/bricolage-grotesque',
  file: 'bricolage-grotesque-latin-wght-normal',
  variationAxes: { wght: 650 },
  keepFeatures,
};

const figtree = {
  license: 'text',
  source: '@fontsource-variable/figtree',
  file: 'figtree-latin-wght-normal',
  variationAxes: { wght: { min: 400, max: 600 } },
  keepFeatures,
};

/** An example's face holds no more than the words that are set in it: a business's name and headline. */
function exampleFace(look: ExampleLook, { prices = false, capitals = false } = {}) {
  const words = examples
    .filter((example) => example.look === look)
    .flatMap(({ name, headline, offers }) => [
      name,
      headline,
      ...(prices ? offers.map(({ price }) => price) : []),
    ])
    .join(' ');
  return {
    name: look as string,
    license: look,
    characters: capitals ? words.toUpperCase() : words,
    keepFeatures: ['kern'],
    noHinting: true,
  };
}

/** An example's face, and one of all its letters, loaded where a visitor's own name is set in it. */
const withAllLetters = <Face extends ReturnType<typeof exampleFace>>(face: Face): Face[] => [
  face,
  { ...face, name: `${face.name}-letters`, characters: `${ascii}’${accents}` },
];

const fredoka = {
  ...exampleFace('dentist'),
  source: '@fontsource-variable/fredoka',
  file: 'fredoka-latin-wght-normal',
  variationAxes: { wght: 500 },
};

const anton = {
  ...exampleFace('plumber', { prices: true, capitals: true }),
  source: '@fontsource/anton',
  file: 'anton-latin-400-normal',
};

const bodoni = {
  ...exampleFace('salon'),
  source: '@fontsource-variable/bodoni-moda',
  file: 'bodoni-moda-latin-standard-normal',
  // Its optical size for short texts: larger ones lose their thin strokes at the headline's size.
  variationAxes: { wght: 600, opsz: 18 },
};

const faces = [
  { ...bricolage, name: 'display', characters },
  { ...bricolage, name: 'display-accents', characters: accents },
  { ...figtree, name: 'text', characters },
  { ...figtree, name: 'text-accents', characters: accents },
  ...withAllLetters(fredoka),
  ...withAllLetters(anton),
  ...withAllLetters(bodoni),
];

for (const { name, license, source, file, characters, ...options } of faces) {
  const home = dirname(resolve(`${source}/package.json`));
  const original = readFileSync(join(home, 'files', `${file}.woff2`));
  const subset = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    // Names of styles, for the menus of desktop applications.
    dropTables: ['STAT'],
    ...options,
  });
  writeFileSync(join(folder, `${name}.woff2`), subset);
  copyFileSync(join(home, 'LICENSE'), join(folder, `${license}.LICENSE.txt`));
  console.log(`${name}: ${original.length} bytes, now ${subset.length}`);
}
