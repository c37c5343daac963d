interface Manifest {
  dependencies: Readonly<Record<string, string>>;
}

interface Lockfile {
  packages: Readonly<Record<string, { version?: string; license?: string }>>;
}

/**
 * The dependency document, as Markdown.
 *
 * @param manifest package.json
 * @param lockfile package-lock.json, which knows the licences
 * @param reasons a sentence for each dependency
 * @throws Error that names each dependency without a reason and each reason without a dependency
 */
export function describeDependencies(
  { dependencies }: Manifest,
  { packages }: Lockfile,
  reasons: Readonly<Record<string, string>>,
): string {
  const names = Object.keys(dependencies).sort();
  const unexplained = names.filter((name) => !reasons[name]);
  const gone = Object.keys(reasons).filter((name) => !(name in dependencies));
  if (unexplained.length > 0) throw new Error(`No reason is given for ${unexplained.join(', ')}`);
  if (gone.length > 0) throw new Error(`A reason is given for ${gone.join(', ')}, which is gone`);

  const rows = names.map((name) => {
    const { version = '', license = 'unknown' } = packages[`node_modules/${name}`] ?? {};
    return `| \`${name}\` | ${version} | ${license} | ${reasons[name]} |`;
  });
  return `# Runtime dependencies

What is installed in production, and why. The versions are pinned by \`package-lock.json\`.
Written by \`npm run docs:dependencies\` from the reasons in \`scripts/dependencies/reasons.ts\`.

| package | version | licence | reason |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
