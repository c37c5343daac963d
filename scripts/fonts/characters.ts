import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from '@/content/examples/examples';
import { footerLinks, headerLinks } from '@/content/pages';
import { formatPrice } from '@/lib/text/price';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** With the currency's sign. */
const price = formatPrice(0);

/**
 * Further signs, and letters of names, addresses and Western European languages, in files that only pages with one of
 * them load (`unicode-range` in src/styles/fonts.ts).
 */
export const accents = '¡£®°·¿ªº«»ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ';

const folders = ['src/content', 'src/drawings', 'src/features/consultation/model'];

const sourcesOfTexts = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|svg)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);

/** The menu's, the footer's and the trades', as home shows them before a visitor has chosen one. */
const labels = [
  ...[...headerLinks, ...footerLinks].map(({ label }) => label),
  ...examples.map(({ kind, choice }) => choice ?? kind),
].join('');

/** Of the accents, only the labels' are on every page. */
const written = Array.from(sourcesOfTexts.join('')).filter((sign) => !accents.includes(sign));

const unique = (text: string) =>
  [...new Set(text)]
    .filter((sign) => sign >= ' ')
    .sort()
    .join('');

/** The characters of every page: ASCII, typographic punctuation, the labels', and whatever else its texts contain. */
export const characters = unique(`${ascii}\u00a0“”‘’–—…©✓${price}${labels}${written.join('')}`);

/** The characters of an example's typeface: a visitor's own name may have any of these letters. */
export const exampleCharacters = unique(`${ascii}’${price}${accents}`);
