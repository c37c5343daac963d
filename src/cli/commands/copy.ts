import { open, rm } from 'node:fs/promises';
import { isPostgresUrl } from '@/server/databaseUrl';
import { errorCode } from '@/server/errorCode';
import { sqlitePath } from '@/server/outbox/engine/sqlite';
import { copySqlite } from '@/server/outbox/operator/sqliteFiles';
import { transferToPostgres } from '@/server/outbox/operator/transferToPostgres';
import { OperatorError, usageError } from '../OperatorError';
import { explain, readConfiguration, readOutbox } from '../openOutbox';
import { type Report, requestCount } from '../output/print';

/** Fills a new file that only its owner can read. If that fails, removes it. */
async function makeFile(path: string, fill: (path: string) => Promise<void>): Promise<void> {
  try {
    await (await open(path, 'wx', 0o600)).close();
  } catch (error) {
    throw new OperatorError(`${path} cannot be created: ${errorCode(error)}.`);
  }
  try {
    await fill(path);
  } catch (error) {
    await rm(path, { force: true });
    throw new OperatorError(`${path} cannot be written: ${errorCode(error)}.`);
  }
}

export const backup = (file: string): Promise<Report> =>
  // Open the outbox first, so its errors come first.
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

const urlOptions = { file: '--from', database: '--to' } as const;

/** The other URL is `DATABASE_URL`: every user of the machine can see a password in an argument. */
export async function move(named: { from?: string; to?: string }): Promise<Report> {
  const { DATABASE_URL } = readConfiguration();
  const { from = DATABASE_URL, to = DATABASE_URL } = named;
  const path = sqlitePath(from);
  if (!path || !isPostgresUrl(to)) {
    throw usageError('name a file: URL with --from, or a postgres:// URL with --to');
  }
  const outcome = await transferToPostgres(path, to);
  if (outcome.kind === 'failed') {
    const { error, side } = outcome;
    const [url, isNamed] = side === 'file' ? [from, named.from] : [to, named.to];
    throw explain(error, url, isNamed && urlOptions[side]);
  }
  const { renamed } = outcome;
  if (outcome.kind === 'uncertain') {
    throw new OperatorError(
      `The database did not confirm that it has the requests (${errorCode(outcome.error)}).
Run the command again before you start a site. Until then, the requests are in ${renamed}.`,
    );
  }
  let done = 'The transfer is complete: the database already had all requests.';
  if (outcome.kind === 'transferred') {
    const { consultation_request: requests, outbox_erased: erased } = outcome.counts;
    done = `Transferred: ${requestCount(requests)}, and the ids of erased requests (${erased}).`;
  }
  return {
    text: `${done} Set DATABASE_URL to the database, and start the site.
${renamed} still contains everybody's data, and outbox erase does not reach it. Delete it as soon as the site works on
PostgreSQL and you have a backup of that database.`,
  };
}
