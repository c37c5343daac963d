/** A promise with its resolve and reject functions. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}
