import type { Row } from './thread';

const claimLastsMs = 15 * 60 * 1000;

/** Returns the claim in effect: the one in the lowest row. Only its execution sends the thread's mails. */
const claimIn = (rows: readonly Row[]) =>
  [...rows]
    .sort((a, b) => a.id - b.id)
    .find(
      ({ executionId, createdAt }) =>
        executionId && Date.now() - new Date(createdAt).getTime() < claimLastsMs,
    );

/** When n8n restarts, it may run an execution a second time. */
const isSecondRun = (rows: readonly Row[], execution: string, ownRow: number) =>
  rows.some(({ executionId, id }) => executionId === execution && id < ownRow);

/**
 * Reports whether a message is a repeat. Returns undefined in a second run.
 *
 * @throws Error if another execution works on the thread, so that the site sends the message again
 */
export function firstClaim(
  rows: readonly Row[],
  messageId: string,
  execution: string,
  ownRow: number,
): { repeated: boolean; row: number } | undefined {
  if (isSecondRun(rows, execution, ownRow)) return undefined;
  const repeated = rows.some(({ webhookId, done }) => done && webhookId === messageId);
  const first = claimIn(rows);
  if (!repeated && first?.executionId !== execution) {
    throw new Error(`Execution ${first?.executionId} is working on this thread`);
  }
  return { repeated, row: first?.id ?? 0 };
}

/** Reports whether this execution may remind. If not, the next run tries again. */
export const mayRemind = (rows: readonly Row[], execution: string, ownRow: number): boolean =>
  !isSecondRun(rows, execution, ownRow) && claimIn(rows)?.executionId === execution;
