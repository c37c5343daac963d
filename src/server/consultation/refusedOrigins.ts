import 'server-only';
import type { OriginRefusal } from '../http/origin';
import { log } from '../log';
import type { Signals } from '../signals';
import { createCounter } from './counter';

const minuteMs = 60_000;

/**
 * Creates the record of posts that were refused for their origin. Each origin is logged once a minute, and one that
 * could be this site's own counts for health: other sites' pages say nothing about the form.
 */
export function createRefusedOrigins({ refused }: Signals) {
  const hitOrigin = createCounter(minuteMs);

  return ({ isOurs, ...refusal }: OriginRefusal): void => {
    if (hitOrigin(refusal.got).count === 1) {
      log.warn(refusal, 'Consultation request refused');
    }
    if (isOurs) refused.add();
  };
}
