interface EnvFile {
  contents: string;
}

const assignment = /^\ufeff?[ \t]*(?:export[ \t]+)?([A-Z_]+)[ \t]*[=:][ \t]*(.*)$/gm;

const withoutComment = (value: string) =>
  /^(["'`])(?:\\.|(?!\1).)*\1/.exec(value)?.[0] ??
  (/^["'`]/.test(value) ? value : value.replace(/(?:^|\s)#(?:\s.*)?$/, ''));

const hasDollar = (value: string) => /(?<!\\)\$/.test(withoutComment(value));

/** Only a `#` between blanks begins what is certainly a comment. */
const isCut = (value: string) => /^[^"'`#]*(?:(?<=\S)#|#(?=\S))/.test(value);

/** Next expands `$`, and ends unquoted values at `#`. */
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
