interface EnvFile {
  contents: string;
}

const assignment = /^\ufeff?[ \t]*(?:export[ \t]+)?([A-Z_]+)[ \t]*[=:][ \t]*(.*)$/gm;

/** Finds a `$` without a backslash, outside a comment at the end. */
const hasDollar = (value: string) =>
  /(?<!\\)\$/.test(/^["'`]/.test(value) ? value : value.replace(/(?:^|\s)#.*$/, ''));

/**
 * The variables among `names` whose value in an `.env` file has an unescaped `$`: Next would put another variable's
 * value in its place, in quotes too.
 */
export function expandedVariables(files: readonly EnvFile[], names: readonly string[]): string[] {
  const found = files.flatMap(({ contents }) =>
    [...contents.matchAll(assignment)]
      .filter(([, , value = '']) => hasDollar(value))
      .map(([, name = '']) => name),
  );
  return names.filter((name) => found.includes(name));
}
