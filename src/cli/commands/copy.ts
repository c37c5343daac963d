import { open, rm } from 'node:fs/promises';
import { errorCode } from '@/server/errorCode';
import { openDatabase } from '@/server/outbox';
import { isPostgresUrl } from '@/server/outbox/engine/postgresUrl';
import { sqlitePath } from '@/server/outbox/engine/sqlite';
import { connectTo } from '@/server/outbox/engine/sqliteFile';
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

/** Says what is wrong with the file before anything is moved. */
async function checkFile(url: string, setting: string | undefined): Promise<void> {
  const database = openDatabase(url, { create: false, readOnly: true });
  try {
    await database.run('SELECT 1');
  } catch (error) {
    throw explain(error, url, setting);
  } finally {
    await database.close();
  }
}

/**
 * Copies an SQLite outbox into an empty PostgreSQL one, whole or not at all. The one not named is the site's: every
 * user of a machine can see a command's arguments, and so a password in `--to`.
 */
export async function move(named: { from?: string; to?: string }): Promise<Report> {
  const { DATABASE_URL } = readConfiguration();
  const { from = DATABASE_URL, to = DATABASE_URL } = named;
  const path = sqlitePath(from);
  if (!path || !isPostgresUrl(to)) {
    throw usageError('name a file: URL with --from, or a postgres:// URL with --to');
  }
  await checkFile(from, named.from && '--from');
  const file = await connectTo(path);
  try {
    const moved = await moveToPostgres(file, to);
    if (!moved) {
      throw new OperatorError(
        'The outbox in PostgreSQL has requests of its own: name an empty database, or let a site that is started ' +
          'with DATABASE_URL=file:… deliver what waits in the file.',
      );
    }
    const what = `${requestCount(moved.consultation_request)} and ${moved.outbox_erased} ids of erased ones`;
    return { text: `${what} were moved. Set DATABASE_URL to the new place, and start the site.` };
  } catch (error) {
    throw explain(error, to, named.to && '--to');
  } finally {
    file.close();
  }
}
