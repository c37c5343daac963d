interface EnvFile {
  contents: string;
}

const assignment = /^\ufeff?[ \t]*(?:export[ \t]+)?([A-Z_]+)[ \t]*[=:][ \t]*(.*)$/gm;

/** Finds a `$` without a backslash, outside a comment at the end. */
const hasDollar = (value: string) =>
  /(?<!\\)\$/.test(/^["'`]/.test(value) ? value : value.replace(/(?:^|\s)#.*$/, ''));

/** Whether a `#` ends a value without quotes in the middle of a word. */
const isCut = (value: string) => /^[^"'`\s#][^#]*(?<!\s)#/.test(value);

/**
 * What to write in `.env` files for the variables among `names` whose value would be read otherwise than it is written:
 * Next puts another variable's value in the place of a `$`, in quotes too, and ends a value without quotes at a `#`.
 */
export function mangledVariables(files: readonly EnvFile[], names: readonly string[]): string[] {
  const assignments = files
    .flatMap(({ contents }) => [...contents.matchAll(assignment)])
    .filter(([, name = '']) => names.includes(name));
  const advise = (isMangled: (value: string) => boolean, advice: string) =>
    assignments
      .filter(([, , value = '']) => isMangled(value))
      .map(([, name]) => `${name}: ${advice}`);
  return [
    ...advise(hasDollar, 'write \\$ for each $'),
    ...advise(isCut, 'put the value in quotes, because of its #'),
  ];
}
