import 'server-only';

/** Makes a read that callers at the same time share, and further ones for `keptMs`, unless it fails. */
export function sharedRead<T>(keptMs: number, read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (answer && performance.now() < until) return answer;
    until = Number.POSITIVE_INFINITY;
    answer = read();
    const keep = () => {
      until = performance.now() + keptMs;
    };
    const drop = () => {
      answer = undefined;
    };
    answer.then(keep, drop);
    return answer;
  };
}
