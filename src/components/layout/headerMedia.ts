import { headerLinks } from '@/content/pages';

/** In em, as measured with five to seven links: the header without links, a link, and a character of its label. */
const width = { rest: 25.2, link: 3.25, character: 0.5 };

const needed = headerLinks.reduce(
  (sum, { label }) => sum + width.link + width.character * label.length,
  width.rest,
);

/** From 1,024 px on, or wider where more links, or longer ones, would not stand on one line. */
const from = Math.max(64, needed);

/** The header's two layouts: with its links, and with a menu in their place. */
export const headerMedia = {
  links: `@media (min-width: ${from.toFixed(2)}em)`,
  menu: `@media (max-width: ${(from - 0.01).toFixed(2)}em)`,
} as const;
