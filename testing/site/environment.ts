import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const names = readFileSync('.env.local.example', 'utf8').match(/^[A-Z_]+(?==)/gm) ?? [];

/** Even an empty variable overrides `.env.local`. */
const without = (variables: string[], settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ...Object.fromEntries(variables.map((name) => [name, ''])),
  ...settings,
});

/** Keeps the developer's `SITE_*` variables. */
export const demoEnvironment = (settings: Record<string, string>) =>
  without(
    names.filter((name) => !name.startsWith('SITE_')),
    settings,
  );

export const testEnvironment = (settings: Record<string, string> = {}) =>
  without(names, { DATABASE_URL: settings.DATABASE_URL ?? temporaryOutbox(), ...settings });

export const testSecret = `whsec_${Buffer.from('a key of twenty-four bytes or more').toString('base64')}`;

const folders: string[] = [];

/** Removed when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  if (folders.push(folder) === 1) {
    process.once('exit', () => {
      for (const each of folders) rmSync(each, { recursive: true, force: true });
    });
  }
  return folder;
}

export const temporaryOutbox = () => `file:${join(temporaryFolder(), 'outbox.db')}`;
