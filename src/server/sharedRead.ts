import 'server-only';

/**
 * Makes a read that callers at the same time share, and further ones for a while.
 *
 * @param keptMs for how long an answer is kept; a failure is not
 */
export function sharedRead<T>(keptMs: number, read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (answer && performance.now() < until) return answer;
    until = Number.POSITIVE_INFINITY;
    answer = read();
    answer.then(
      () => {
        until = performance.now() + keptMs;
      },
      () => {
        answer = undefined;
      },
    );
    return answer;
  };
}
