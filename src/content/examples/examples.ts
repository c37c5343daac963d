import { auto } from './auto';
import { bakery } from './bakery';
import { dentist } from './dentist';
import type { Example, Trade } from './example';
import { general } from './general';
import { plumber } from './plumber';
import { salon } from './salon';

/** Labels of every example website. */
export const exampleSite = {
  label: 'Example',
  /** Read by screen readers after it. */
  website: (kind: string) => `${kind.toLowerCase()} website`,
} as const;

/** One for each trade, in the order of their choices. */
const byTrade: Readonly<Record<Trade, Example>> = {
  plumber,
  dentist,
  salon,
  bakery,
  auto,
  general,
};

/** Made-up businesses, each labeled as an example. */
export const examples = Object.values(byTrade) as [Example, ...Example[]];
