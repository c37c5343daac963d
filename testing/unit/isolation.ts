/** Packages without state. Loading them takes most of the time. */
const packages = ['zod', 'pg', '@photostructure/sqlite', 'commander'];
const shared = packages.map((name) => ({ name, loaded: jest.requireActual(name) }));

/** Makes the next import evaluate our modules again, as a new process would. */
export function freshModules(): void {
  jest.resetModules();
  for (const { name, loaded } of shared) jest.doMock(name, () => loaded);
}

/** Hides a build of the site from the tests of a file. */
export function awayFromBuild(): void {
  beforeEach(() => {
    jest.spyOn(process, 'cwd').mockReturnValue('/nowhere');
  });
}
