import 'server-only';
import type { OriginRefusal } from '../http/origin';
import { log } from '../log';
import type { Outbox } from '../outbox';
import { createSignal } from '../signal';
import { createCounter } from './counter';

const minuteMs = 60_000;

/** How many origins are logged in a minute. */
const maxOrigins = 100;

/** Creates the record of posts that were refused although they could come from this site's own pages. */
export function createRefusals(status: Outbox['status']) {
  const { note, clear } = createSignal(status, 'refused', 10 * minuteMs, 3);
  const origins = createCounter(minuteMs);
  const lines = createCounter(minuteMs);
  let hasAccepted = false;

  return {
    /**
     * Records a post that was refused for its origin. It is logged once a minute per origin, and counts
     * where the origin could be this site's own: other sites' pages say nothing about the form. While no
     * post has been accepted, an unknown origin could be.
     */
    async noteOrigin({ isOurs, ...refusal }: OriginRefusal): Promise<void> {
      if (lines.hit('', 0).count < maxOrigins && origins.hit(refusal.got).count === 1) {
        lines.hit('');
        log.warn(refusal, 'Consultation request refused');
      }
      if (isOurs === 'unknown' ? !hasAccepted : isOurs) await note();
    },

    /** Records a post from our own page that broke the schema. */
    noteSchema: () => note(),

    /** Ends the signal after an accepted post: the form works. */
    async clear(): Promise<void> {
      hasAccepted = true;
      await clear();
    },
  };
}
