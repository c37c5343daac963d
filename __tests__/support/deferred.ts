/** A promise that a test keeps or breaks when it wants to. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((keep, breakIt) => {
    resolve = keep;
    reject = breakIt;
  });
  return { promise, resolve, reject };
}
