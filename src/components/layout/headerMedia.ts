import { headerLinks } from '@/content/pages';

/** In em: the header without links, a link, and a character of its label. */
const width = { rest: 25.2, link: 3.25, character: 0.5 };

const needed = headerLinks.reduce(
  (sum, { label }) => sum + width.link + width.character * label.length,
  width.rest,
);

/** 1,024 px, or more if the links need it. */
const from = Math.max(64, needed);

export const headerMedia = {
  links: `@media (min-width: ${from.toFixed(2)}em)`,
  menu: `@media (max-width: ${(from - 0.01).toFixed(2)}em)`,
} as const;
