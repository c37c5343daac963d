/** Fails the build, because the output of Next, React or styled-components is not what it was. */
export function expect(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new Error(problem);
}
