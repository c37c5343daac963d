import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Every variable that the site reads, from .env.local.example. */
const names = readFileSync('.env.local.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];

/**
 * In Next a set variable, even an empty one, overrides `.env` files, so a site started with these empty ones ignores
 * the developer's `.env.local`.
 */
const without = (variables: string[], settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ...Object.fromEntries(variables.map((name) => [name, ''])),
  ...settings,
});

/** The environment of a site with the developer's `SITE_*` and otherwise only the given settings. */
export const demoEnvironment = (settings: Record<string, string>) =>
  without(
    names.filter((name) => !name.startsWith('SITE_')),
    settings,
  );

/** The environment of a site under test: the given settings, defaults for all others, and an outbox of its own. */
export const testEnvironment = (settings: Record<string, string> = {}) =>
  without(names, { DATABASE_URL: settings.DATABASE_URL ?? temporaryOutbox(), ...settings });

/** A secret in the format of Standard Webhooks, for tests only. */
export const testSecret = `whsec_${Buffer.from('a key of twenty-four bytes or more').toString('base64')}`;

const folders: string[] = [];

/** A new folder, which is removed when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  if (folders.push(folder) === 1) {
    process.once('exit', () => {
      for (const each of folders) rmSync(each, { recursive: true, force: true });
    });
  }
  return folder;
}

/** The URL of a new SQLite outbox, in a folder that the site creates. */
export const temporaryOutbox = () => `file:${join(temporaryFolder(), 'new', 'outbox.db')}`;
