import 'server-only';

/**
 * Makes a read that callers at the same time share, and further ones for `keptMs`, unless it fails; one with a key,
 * those of the same key.
 */
export function sharedRead<T, Key extends [key?: string]>(
  keptMs: number,
  read: (...key: Key) => Promise<T>,
): (...key: Key) => Promise<T> {
  const answers = new Map<string | undefined, { answer: Promise<T>; until: number }>();
  return (...key) => {
    const kept = answers.get(key[0]);
    if (kept && performance.now() < kept.until) return kept.answer;
    const shared = { answer: read(...key), until: Number.POSITIVE_INFINITY };
    answers.set(key[0], shared);
    shared.answer.then(
      () => {
        shared.until = performance.now() + keptMs;
      },
      () => answers.delete(key[0]),
    );
    return shared.answer;
  };
}
