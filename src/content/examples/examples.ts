import { auto } from './auto';
import { bakery } from './bakery';
import { dentist } from './dentist';
import type { Example } from './example';
import { general } from './general';
import { plumber } from './plumber';
import { salon } from './salon';

export const exampleSite = {
  label: 'Example',
  /** For screen readers. */
  website: (kind: string) => `${kind.toLowerCase()} website`,
} as const;

/** In display order. */
export const examples: readonly [Example, ...Example[]] = [
  plumber,
  dentist,
  salon,
  bakery,
  auto,
  general,
];
