import type { LookName } from '@/content/examples';
import { auto } from './looks/auto/auto';
import { bakery } from './looks/bakery/bakery';
import type { composeLook } from './looks/composeLook';
import { dentist } from './looks/dentist/dentist';
import { general } from './looks/general/general';
import { plumber } from './looks/plumber/plumber';
import { salon } from './looks/salon/salon';

/** The components of each look. A page contains the styles of the looks it shows. */
export const looks: Record<LookName, ReturnType<typeof composeLook>> = {
  plumber,
  dentist,
  salon,
  bakery,
  auto,
  general,
};
