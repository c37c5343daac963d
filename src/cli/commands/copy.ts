import { realpath } from 'node:fs/promises';
import { isPostgresUrl } from '@/server/outbox/engine/postgresUrl';
import { connectTo } from '@/server/outbox/engine/sqliteFile';
import { moveToPostgres } from '@/server/outbox/operator/moveToPostgres';
import { copySqlite } from '@/server/outbox/operator/sqliteFiles';
import { readReports } from '@/server/outbox/status';
import { OperatorError, usageError } from '../OperatorError';
import { explain, readOutbox } from '../openOutbox';
import { type Report, requestCount } from '../output/print';
import { replaceFile } from '../replaceFile';

/** Writes a copy of an SQLite outbox. An old file is replaced once the copy is complete and has been checked. */
export const backup = (file: string): Promise<Report> =>
  // Opened, it says what is wrong with it before anything is written.
  readOutbox(async ({ database, path }) => {
    if (!path) {
      throw new OperatorError(
        'The outbox is in PostgreSQL: copy it with pg_dump (docs/operate.md).',
      );
    }
    const target = await realpath(file).catch(() => undefined);
    if (target && target === (await realpath(path).catch(() => undefined))) {
      throw new OperatorError(`${file} is the outbox itself: name another file.`);
    }
    await database.run('SELECT 1');
    await replaceFile(file, (draft) => copySqlite(path, draft));
    return { text: `The outbox was copied to ${file}.` };
  });

/** The path of the outbox, which no site uses. @throws OperatorError where it cannot be moved */
const findFile = (): Promise<string> =>
  readOutbox(async ({ database, path }) => {
    if (!path) throw new OperatorError('The outbox is in PostgreSQL already (DATABASE_URL).');
    if ((await readReports(database)).length === 0) return path;
    throw new OperatorError(
      'The site uses the outbox, or has died just now: stop it, and wait a minute where it was killed.',
    );
  });

/** Copies an SQLite outbox into an empty PostgreSQL one, whole or not at all. */
export async function move({ to }: { to: string }): Promise<Report> {
  if (!isPostgresUrl(to)) throw usageError('name a postgres:// URL with --to');
  const file = await connectTo(await findFile());
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
    throw explain(error, to, '--to');
  } finally {
    file.close();
  }
}
