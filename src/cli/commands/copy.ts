import { existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { isPostgresUrl } from '@/server/databaseUrl';
import { errorCode } from '@/server/errorCode';
import { sqlitePath } from '@/server/outbox/engine/sqlite';
import { closeFile, connectTo } from '@/server/outbox/engine/sqliteFile';
import { moveToPostgres } from '@/server/outbox/operator/moveToPostgres';
import { copySqlite } from '@/server/outbox/operator/sqliteFiles';
import { OperatorError, usageError } from '../OperatorError';
import { explain, readConfiguration, readOutbox } from '../openOutbox';
import { type Report, requestCount } from '../output/print';

/** Fills a new file that only its owner can read, and removes it where that fails. @throws OperatorError */
async function makeFile(path: string, fill: (path: string) => Promise<void>): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch (error) {
    throw new OperatorError(`${path} cannot be made: ${errorCode(error)}.`);
  }
  try {
    await fill(path);
  } catch (error) {
    await rm(path, { force: true });
    throw new OperatorError(`${path} cannot be written: ${errorCode(error)}.`);
  }
}

/** Copies an SQLite outbox to a new file, which is opened and checked. */
export const backup = (file: string): Promise<Report> =>
  // Opened, it says what is wrong with it before anything is written.
  readOutbox(async ({ database, path }) => {
    if (!path) {
      throw new OperatorError(
        'The outbox is in PostgreSQL: copy it with pg_dump (docs/operate.md).',
      );
    }
    await database.run('SELECT 1');
    await makeFile(file, (made) => copySqlite(path, made));
    return { text: `The outbox was copied to ${file}.` };
  });

const refusals: Record<string, string> = {
  OUTBOX_BUSY: 'Requests are in flight all the time: stop the site, and run the command again.',
  OUTBOX_OCCUPIED:
    'The database has requests that this file does not have: name an empty one, or drop the tables moved_… where ' +
    'they are of an earlier try.',
};

/**
 * Moves an SQLite outbox into an empty PostgreSQL one, while the site may run. The URL that is not named is the site's:
 * every user of a machine can see a command's arguments, and so a password in `--to`.
 */
export async function move(named: { from?: string; to?: string }): Promise<Report> {
  const { DATABASE_URL } = readConfiguration();
  const { from = DATABASE_URL, to = DATABASE_URL } = named;
  const path = sqlitePath(from);
  if (!path || !isPostgresUrl(to)) {
    throw usageError('name a file: URL with --from, or a postgres:// URL with --to');
  }
  if (!existsSync(path)) throw explain({ code: 'OUTBOX_MISSING' }, from, named.from && '--from');
  const file = await connectTo(path);
  try {
    const moved = await moveToPostgres(file, to);
    const what = moved
      ? `${requestCount(moved.consultation_request)} and ${moved.outbox_erased} ids of erased ones were moved.`
      : 'The interrupted move is complete.';
    return { text: `${what} Set DATABASE_URL to the new place, and start the site.` };
  } catch (error) {
    const refusal = refusals[errorCode(error)];
    if (refusal) throw new OperatorError(refusal);
    // Of the file, or of the database.
    const isFile = /^SQLITE|^OUTBOX_MOVED/.test(errorCode(error));
    throw isFile
      ? explain(error, from, named.from && '--from')
      : explain(error, to, named.to && '--to');
  } finally {
    closeFile(file);
  }
}
