import 'server-only';

/** Wraps a read so that those who ask while it is in flight, for the same key, share its result. */
export function shareInFlight<T, Key extends [key?: string]>(
  read: (...key: Key) => Promise<T>,
): (...key: Key) => Promise<T> {
  const inFlight = new Map<string | undefined, Promise<T>>();
  return (...key) => {
    const earlier = inFlight.get(key[0]);
    if (earlier) return earlier;
    const started = read(...key).finally(() => inFlight.delete(key[0]));
    inFlight.set(key[0], started);
    return started;
  };
}
