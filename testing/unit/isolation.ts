/** Packages without a state of their own: loading them takes most of the time. */
const packages = ['zod', 'pg', '@photostructure/sqlite', 'commander'];
const shared = packages.map((name) => ({ name, loaded: jest.requireActual(name) }));

/** Lets the next import evaluate our modules again, as a new process would. */
export function freshModules(): void {
  jest.resetModules();
  for (const { name, loaded } of shared) jest.doMock(name, () => loaded);
}

/** Keeps a file's tests from a build of the site, which another process may be making. */
export function awayFromBuild(): void {
  beforeEach(() => {
    jest.spyOn(process, 'cwd').mockReturnValue('/nowhere');
  });
}
