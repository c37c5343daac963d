import 'server-only';
import { getOutbox } from '../outbox';
import { sharedRead } from '../sharedRead';
import { createWatch } from '../troubleLog';

/** How long an answer is kept, here and in caches. */
export const keptSeconds = 5;

const reads = new Map<string, () => Promise<string[]>>();
const watch = createWatch('Outbox cannot be read', 'Outbox is back');

/**
 * The times that stored requests have taken on a day of the booking window. All who ask at once share one read, so
 * that asking does not keep the outbox from storing. @throws when the outbox cannot be read
 */
export function takenTimes(date: string): Promise<string[]> {
  const read = () => watch(() => getOutbox().store.takenTimes(date));
  const readDate = reads.get(date) ?? sharedRead(keptSeconds * 1000, read);
  reads.set(date, readDate);
  return readDate();
}
