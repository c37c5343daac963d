import { isPostgresUrl } from '@/server/env';
import { errorCode } from '@/server/errorCode';
import { openDatabase } from '@/server/outbox';
import { connectTo } from '@/server/outbox/engine/sqliteFile';
import { moveToPostgres } from '@/server/outbox/operator/moveToPostgres';
import { isInUse } from '@/server/outbox/status';
import { OperatorError, usageError } from '../OperatorError';
import { explain, readConfiguration, sqlitePath } from '../openOutbox';
import { type Report, requestCount, showCount } from '../output/print';

/** Says what is wrong with the file, or that a site uses it, before anything is moved. */
async function checkFile(url: string): Promise<void> {
  const database = openDatabase(url, { create: false, readOnly: true });
  try {
    if (!(await isInUse(database))) return;
  } catch (error) {
    if (errorCode(error) !== 'OUTBOX_MOVED') throw explain(error, url);
    return;
  } finally {
    await database.close();
  }
  throw new OperatorError(
    'The site uses the outbox, or has died just now: stop it, and wait 20 seconds where it was killed.',
  );
}

/** Copies an SQLite outbox into an empty PostgreSQL one, whole or not at all. */
export async function move({ to }: { to: string }): Promise<Report> {
  const env = readConfiguration();
  const path = sqlitePath(env);
  if (!path)
    throw new OperatorError('DATABASE_URL has to name the SQLite file that is to be moved.');
  if (!isPostgresUrl(to)) throw usageError('--to has to be a postgres:// URL');
  await checkFile(env.DATABASE_URL);
  const file = await connectTo(path);
  try {
    const moved = await moveToPostgres(file, to, showCount);
    if (moved.kind === 'occupied') {
      throw new OperatorError(
        'The outbox at --to has requests of its own: name an empty database.',
      );
    }
    const what = `${requestCount(moved.requests)} and ${moved.erased} ids of erased ones`;
    const done = moved.kind === 'moved' ? 'were moved' : 'had been moved before';
    return { text: `${what} ${done}. Set DATABASE_URL to the new place, and start the site.` };
  } catch (error) {
    throw explain(error, to, '--to');
  } finally {
    file.close();
  }
}
