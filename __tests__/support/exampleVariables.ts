import { readFileSync } from 'node:fs';

/** Every variable that the site reads, as the example of its configuration lists them. */
export const exampleVariables = readFileSync('.env.local.example', 'utf8')
  .split('\n')
  .flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);
