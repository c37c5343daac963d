import { readFileSync } from 'node:fs';

/** Every variable that the site reads: the example of its configuration lists them all. */
const names = readFileSync('.env.local.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];

const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;

/**
 * Variables set to nothing. Next lets a set variable win over `.env` files, even an empty one, so a
 * site that is started with these does not see the developer's own `.env.local`.
 */
const absent = (variables: string[]) => Object.fromEntries(variables.map((name) => [name, '']));

/** The environment of a site with the developer's own texts, and the given settings only. */
export function demoEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const others = names.filter((name) => !name.startsWith('SITE_'));
  return { ...process.env, ...production, ...absent(others), ...settings };
}

/** The environment of a site under test: the given settings, and the defaults of all others. */
export function testEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...production, ...absent(names), ...settings };
}
