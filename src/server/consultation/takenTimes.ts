import 'server-only';
import type { Outbox } from '../outbox';
import { sharedRead } from '../sharedRead';

/** How long an answer is kept, here and in caches. */
export const keptSeconds = 5;

/**
 * Creates the reader of the times that stored requests have taken on a day of the booking window. All who ask at once
 * share one read, so that asking does not keep the outbox from storing. The reader throws when the outbox cannot be
 * read.
 */
export function createTakenTimes({ store }: Outbox): (date: string) => Promise<string[]> {
  const reads = new Map<string, () => Promise<string[]>>();
  return (date) => {
    const read = reads.get(date) ?? sharedRead(keptSeconds * 1000, () => store.takenTimes(date));
    reads.set(date, read);
    return read();
  };
}
