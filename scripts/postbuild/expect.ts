/** Fails the build when the output of Next, React or styled-components has changed. */
export function expect(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}
