import { open, rm } from 'node:fs/promises';
import { isPostgresUrl } from '@/server/databaseUrl';
import { errorCode } from '@/server/errorCode';
import { sqlitePath } from '@/server/outbox/engine/sqlite';
import { copyToPostgres, undoCopy } from '@/server/outbox/operator/copyToPostgres';
import { copySqlite } from '@/server/outbox/operator/sqliteFiles';
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

const nextSteps = (path: string) => `Set DATABASE_URL to the database, and start the site.
Delete ${path} when nobody needs it: it still contains everybody's data, and outbox erase does not reach it.`;

async function undo(path: string): Promise<Report> {
  const wasMarked = await undoCopy(path);
  return {
    text: wasMarked
      ? `A site can use ${path} again. It lacks whatever has arrived in PostgreSQL since it was copied.`
      : `${path} was not marked as copied. Nothing was changed.`,
  };
}

async function copyTo(to: string, from: string, path: string): Promise<Report> {
  const outcome = await copyToPostgres(path, to);
  if (outcome.kind === 'failed') {
    throw outcome.side === 'file'
      ? explain(outcome.error, from)
      : explain(outcome.error, to, '--to');
  }
  if (outcome.kind === 'uncertain') {
    throw new OperatorError(
      `The database did not confirm that it has the requests (${errorCode(outcome.error)}).
Run the command again before you start a site: it says whether the database has them.`,
    );
  }
  if (outcome.kind === 'copied') {
    const { consultation_request: requests = 0, consultation_thread: threads = 0 } = outcome.counts;
    const inThreads = `${threads} thread${threads === 1 ? '' : 's'}, erased ones included`;
    return { text: `Copied: ${requestCount(requests)} (${inThreads}). ${nextSteps(path)}` };
  }
  if (!outcome.isInDatabase) {
    throw new OperatorError(
      `${path} is marked as copied, but the database does not have its requests. To copy them, run
outbox copy --undo, and then this command again.`,
    );
  }
  return { text: `The database has the requests: the copy is complete. ${nextSteps(path)}` };
}

interface CopyOptions {
  to?: string;
  undo?: boolean;
}

export async function copy({ to, undo: isUndo = false }: CopyOptions): Promise<Report> {
  if (isUndo ? to !== undefined : to === undefined || !isPostgresUrl(to)) {
    throw usageError('name a postgres:// URL with --to, or use --undo');
  }
  const { DATABASE_URL } = readConfiguration();
  const path = sqlitePath(DATABASE_URL);
  if (!path) throw usageError('DATABASE_URL must name the file to copy');
  if (to !== undefined) return copyTo(to, DATABASE_URL, path);
  return undo(path).catch((error) => {
    throw explain(error, DATABASE_URL);
  });
}
