import { OperatorError } from '../OperatorError';
import { print, printJson } from '../output/print';
import { changeOutbox } from '../storage/withOutbox';

/**
 * Gives the time of a delivered call back, so that visitors can book it again.
 *
 * @throws OperatorError when there is no such call
 */
export async function free(name: string, { json }: { json?: boolean }): Promise<void> {
  const id = name.toLowerCase();
  const call = await changeOutbox(async (queries) => {
    const request = await queries.find(id);
    return (await queries.free(id)) ? request : undefined;
  });
  if (!call) throw new OperatorError(`There is no delivered request ${id} that holds a call time.`);
  const { callDate, callTime } = call;
  if (json) printJson({ id, callDate, callTime });
  else print(`${callDate} ${callTime} was given back. It can be booked again.`);
}
