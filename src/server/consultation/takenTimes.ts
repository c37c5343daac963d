import 'server-only';
import { errorCode } from '../errorCode';
import { getOutbox } from '../outbox';
import { sharedRead } from '../sharedRead';
import { createTroubleLog } from '../troubleLog';

/** How long an answer is kept, here and in caches. */
export const keptSeconds = 5;

const reads = new Map<string, () => Promise<string[]>>();
const report = createTroubleLog('Outbox cannot be read', 'Outbox is back');

async function read(date: string): Promise<string[]> {
  try {
    const times = await getOutbox().store.takenTimes(date);
    report();
    return times;
  } catch (error) {
    report({ error: errorCode(error) });
    throw error;
  }
}

/**
 * The times of a day that stored requests have taken. All who ask at once share one read, so that asking
 * does not keep the outbox from storing.
 *
 * @param date in the booking window, which bounds what is kept
 * @throws when the outbox cannot be read
 */
export function takenTimes(date: string): Promise<string[]> {
  const readDate = reads.get(date) ?? sharedRead(keptSeconds * 1000, () => read(date));
  reads.set(date, readDate);
  return readDate();
}
