import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Every variable that the site reads, from .env.local.example. */
const names = readFileSync('.env.local.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];

const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;

/**
 * Empty variables. In Next a set variable, even an empty one, overrides `.env` files, so a
 * site started with these ignores the developer's `.env.local`.
 */
const absent = (variables: string[]) => Object.fromEntries(variables.map((name) => [name, '']));

/** The environment of a site with the developer's `SITE_*` and otherwise only the given settings. */
export function demoEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const others = names.filter((name) => !name.startsWith('SITE_'));
  return { ...process.env, ...production, ...absent(others), ...settings };
}

/** The environment of a site under test: the given settings and defaults for all others. */
export function testEnvironment(settings: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...production, ...absent(names), ...settings };
}

/** A secret in the format of Standard Webhooks, for tests only. */
export const testSecret = `whsec_${Buffer.from('a key of twenty-four bytes or more').toString('base64')}`;

const folders: string[] = [];

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** The URL of a new SQLite outbox, in a folder that the site creates and that is removed when this process ends. */
export function temporaryOutbox(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-outbox-'));
  if (folders.push(folder) === 1) process.once('exit', removeFolders);
  return `file:${join(folder, 'new', 'outbox.db')}`;
}
