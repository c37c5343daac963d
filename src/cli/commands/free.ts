import { createStore } from '@/server/outbox/store';
import { OperatorError } from '../OperatorError';
import { print, printJson } from '../print';
import { withOutbox } from '../withOutbox';

/**
 * Gives the time of a delivered call back, so that visitors can book it again.
 *
 * @throws OperatorError when there is no such call
 */
export async function free(id: string, { json }: { json?: boolean }): Promise<void> {
  await withOutbox(async (queries, database) => {
    const call = await queries.free(id.toLowerCase(), Date.now());
    if (!call) throw new OperatorError(`There is no delivered request ${id} with a call time.`);
    const { callDate, callTime } = call;
    const isFree = !(await createStore(database).takenTimes(callDate)).includes(callTime);
    if (json) return printJson({ id: id.toLowerCase(), callDate, callTime, isFree });
    const rest = isFree ? 'It can be booked again.' : 'Another request still holds it.';
    print(`${callDate} ${callTime} was given back. ${rest}`);
  });
}
