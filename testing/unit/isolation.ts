/** These have no state and load slowly. */
const packages = ['zod', 'pg', '@photostructure/sqlite', 'commander'];
const shared = packages.map((name) => ({ name, loaded: jest.requireActual(name) }));

export function freshModules(): void {
  jest.resetModules();
  for (const { name, loaded } of shared) jest.doMock(name, () => loaded);
}

export function awayFromBuild(): void {
  beforeEach(() => {
    jest.spyOn(process, 'cwd').mockReturnValue('/nowhere');
  });
}
