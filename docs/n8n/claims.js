// @ts-check

const claimLastsMs = 15 * 60 * 1000;

/**
 * Of all executions at work on a thread, the one with the lowest row may go on: mails of one thread that were sent at
 * the same time could arrive in another order than their versions.
 *
 * @param {import('./thread').Row[]} rows those of the thread
 * @param {string} id the message's
 * @param {string} ownExecution this execution's id
 * @param {number} ownRow the row that it has written
 * @returns {{ repeated: boolean, row: number } | undefined} whether the work is done, and this execution's row;
 *   undefined where n8n runs an execution for the second time, as it does with one that comes while it starts
 * @throws an error, which is answered with 500: the site asks again later, when the other execution has ended
 */
export function firstClaim(rows, id, ownExecution, ownRow) {
  if (rows.some((row) => row.executionId === ownExecution && row.id < ownRow)) return undefined;
  const repeated = rows.some(({ webhookId, done }) => done && webhookId === id);
  const first = [...rows]
    .sort((a, b) => a.id - b.id)
    .find(
      ({ executionId, createdAt }) =>
        executionId && Date.now() - new Date(createdAt).getTime() < claimLastsMs,
    );
  if (!repeated && first?.executionId !== ownExecution) {
    throw new Error(`Execution ${first?.executionId} is working on this thread`);
  }
  return { repeated, row: first?.id ?? 0 };
}
