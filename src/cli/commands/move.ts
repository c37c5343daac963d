import { isPostgresUrl } from '@/server/outbox/engine/postgresUrl';
import { connectTo } from '@/server/outbox/engine/sqliteFile';
import { moveToPostgres } from '@/server/outbox/operator/moveToPostgres';
import { readReports } from '@/server/outbox/status';
import { OperatorError, usageError } from '../OperatorError';
import { explain, readOutbox } from '../openOutbox';
import { type Report, requestCount } from '../output/print';

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
