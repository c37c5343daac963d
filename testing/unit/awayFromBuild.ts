/** Keeps a file's tests from a build of the site, which another process may be making. */
export function awayFromBuild(): void {
  beforeEach(() => {
    jest.spyOn(process, 'cwd').mockReturnValue('/nowhere');
  });
}
