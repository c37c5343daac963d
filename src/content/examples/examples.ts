import { auto } from './auto';
import { bakery } from './bakery';
import { dentist } from './dentist';
import type { Example } from './example';
import { general } from './general';
import { plumber } from './plumber';
import { salon } from './salon';

/** Labels of every example website. */
export const exampleSite = {
  label: 'Example',
  /** Read by screen readers after it. */
  website: (kind: string) => `${kind.toLowerCase()} website`,
} as const;

/** Made-up businesses, each labeled as an example, in the order of their choices. */
export const examples: readonly [Example, ...Example[]] = [
  plumber,
  dentist,
  salon,
  bakery,
  auto,
  general,
];
