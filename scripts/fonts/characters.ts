import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from '@/content/examples/examples';
import { footerLinks, headerLinks } from '@/content/pages';
import { formatPrice } from '@/lib/text/price';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

const price = formatPrice(0);

/** Pages without these characters do not load their files (`unicode-range` in src/styles/fonts.ts). */
export const accents = '¡£®°·¿ªº«»ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ';

const folders = ['src/content', 'src/drawings', 'src/features/consultation/model'];

const sourcesOfTexts = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|svg)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);

const labels = [
  ...[...headerLinks, ...footerLinks].map(({ label }) => label),
  ...examples.map(({ kind, choice }) => choice ?? kind),
].join('');

/** Accents are in their own file. */
const written = Array.from(sourcesOfTexts.join('')).filter((sign) => !accents.includes(sign));

const unique = (text: string) =>
  [...new Set(text)]
    .filter((sign) => sign >= ' ')
    .sort()
    .join('');

export const characters = unique(`${ascii}\u00a0“”‘’–—…©✓${price}${labels}${written.join('')}`);

/** For visitors' names. */
export const exampleCharacters = unique(`${ascii}’${price}${accents}`);
