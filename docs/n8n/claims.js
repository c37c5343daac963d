// @ts-check

const claimLastsMs = 15 * 60 * 1000;

/**
 * Returns the claim in effect: of all executions that work on a thread, the one with the lowest row. Mails of one thread
 * that are sent at the same time could arrive out of order.
 *
 * @param {import('./thread').Row[]} rows those of the thread
 */
const claimIn = (rows) =>
  [...rows]
    .sort((a, b) => a.id - b.id)
    .find(
      ({ executionId, createdAt }) =>
        executionId && Date.now() - new Date(createdAt).getTime() < claimLastsMs,
    );

/**
 * Reports whether n8n runs an execution for the second time, as it does with one that begins while n8n starts.
 *
 * @param {import('./thread').Row[]} rows those of the thread
 * @param {string} execution
 * @param {number} row the row that this run has written
 */
const isSecondRun = (rows, execution, row) =>
  rows.some(({ executionId, id }) => executionId === execution && id < row);

/**
 * Checks whether this execution may work on a message.
 *
 * @param {import('./thread').Row[]} rows those of the thread
 * @param {string} id the message's
 * @param {string} execution this execution's id
 * @param {number} row the row that it has written
 * @returns {{ repeated: boolean, row: number } | undefined} whether the work is done, and this execution's row;
 *   undefined if n8n runs this execution for the second time
 * @throws an error, which is answered with 500: the site sends the message again later
 */
export function firstClaim(rows, id, execution, row) {
  if (isSecondRun(rows, execution, row)) return undefined;
  const repeated = rows.some(({ webhookId, done }) => done && webhookId === id);
  const first = claimIn(rows);
  if (!repeated && first?.executionId !== execution) {
    throw new Error(`Execution ${first?.executionId} is working on this thread`);
  }
  return { repeated, row: first?.id ?? 0 };
}

/**
 * Reports whether this execution may remind of a thread's call. If not, the next run tries again.
 *
 * @param {import('./thread').Row[]} rows those of the thread
 * @param {string} execution this execution's id
 * @param {number} row the row that it has written
 */
export const mayRemind = (rows, execution, row) =>
  !isSecondRun(rows, execution, row) && claimIn(rows)?.executionId === execution;
