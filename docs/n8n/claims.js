// @ts-check

const claimLastsMs = 15 * 60 * 1000;

/**
 * Of all executions that claimed an id, the one with the lowest row may do the work.
 *
 * @param {import('./thread').Row[]} rows those of the id
 * @param {string} executionId this execution's
 * @returns {{ repeated: boolean, row: number }} whether the work is done, and this execution's row
 * @throws an error, which is answered with 500: the site asks again later, when the other execution has ended
 */
export function firstClaim(rows, executionId) {
  const claims = [...rows].sort((a, b) => a.id - b.id);
  const repeated = claims.some(({ done }) => done);
  const first = claims.find(
    ({ createdAt }) => Date.now() - new Date(createdAt).getTime() < claimLastsMs,
  );
  if (!repeated && first?.executionId !== executionId) {
    throw new Error(`Execution ${first?.executionId} is working on this request`);
  }
  return { repeated, row: first?.id ?? 0 };
}
