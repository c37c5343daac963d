import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OperatorError } from '../OperatorError';
import { printable } from '../output/terminal';
import { describeFailure } from './describeFailure';

const run = promisify(execFile);

/** The tables of the outbox, as patterns of `pg_dump`. */
const tables = ['consultation_request', 'outbox_*'].map((table) => `--table=${table}`);

/** The variables that `pg_dump` connects with: arguments would show the password to every process. */
export function connectionOf(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const given = {
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  const further = Array.from(searchParams, ([name, value]) => [
    `PG${name.toUpperCase()}`,
    // The name of the site's driver for what PostgreSQL calls `require`: encrypted, not verified.
    value === 'no-verify' ? 'require' : value,
  ]);
  return Object.fromEntries([...Object.entries(given), ...further].filter(([, value]) => value));
}

/** Dumps a PostgreSQL outbox and checks the dump. @throws OperatorError when `pg_dump` is missing or fails */
export async function pgDump(databaseUrl: string, file: string): Promise<void> {
  const env = { ...process.env, ...connectionOf(databaseUrl) };
  try {
    await run('pg_dump', ['--format=custom', `--file=${file}`, ...tables], { env });
    await run('pg_restore', ['--list', file]);
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    throw new OperatorError(
      code === 'ENOENT'
        ? 'pg_dump is not installed here: install the PostgreSQL client, or use the backups of the database host.'
        : `pg_dump failed: ${printable(stderr?.trim() || describeFailure(error), true)}`,
    );
  }
}
