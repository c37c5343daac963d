import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const names = readFileSync('.env.local.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];

/** A set variable, even an empty one, overrides the `.env` files. So `.env.local` does not change a test. */
const without = (variables: string[], settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ...Object.fromEntries(variables.map((name) => [name, ''])),
  ...settings,
});

/** Returns the developer's `SITE_*` variables and the given settings, nothing else. */
export const demoEnvironment = (settings: Record<string, string>) =>
  without(
    names.filter((name) => !name.startsWith('SITE_')),
    settings,
  );

/** Returns the given settings, an outbox of its own, and defaults for the rest. */
export const testEnvironment = (settings: Record<string, string> = {}) =>
  without(names, { DATABASE_URL: settings.DATABASE_URL ?? temporaryOutbox(), ...settings });

export const testSecret = `whsec_${Buffer.from('a key of twenty-four bytes or more').toString('base64')}`;

const folders: string[] = [];

/** Creates a folder that is removed when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  if (folders.push(folder) === 1) {
    process.once('exit', () => {
      for (const each of folders) rmSync(each, { recursive: true, force: true });
    });
  }
  return folder;
}

/** Returns the URL of a new SQLite outbox, in a folder that the site creates. */
export const temporaryOutbox = () => `file:${join(temporaryFolder(), 'new', 'outbox.db')}`;
