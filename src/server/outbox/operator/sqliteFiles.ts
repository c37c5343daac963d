import 'server-only';
import { errorCode, errorWith } from '../../errorCode';
import { connectTo } from '../engine/sqliteFile';

/** A signal can end the command after so many pages. */
const pagesAtOnce = 1000;

/** Copies a file while the site writes to it. */
export async function copySqlite(path: string, copy: string): Promise<void> {
  const outbox = await connectTo(path, { readOnly: true });
  const { backup } = await import('@photostructure/sqlite');
  try {
    // Otherwise SQLite restarts the copy after each write of the site.
    outbox.exec('BEGIN; SELECT COUNT(*) FROM sqlite_schema');
    await backup(outbox, copy, { rate: pagesAtOnce });
  } finally {
    outbox.close();
  }
  const made = await connectTo(copy);
  try {
    // Leaves one file, without a write-ahead log.
    made.exec('PRAGMA journal_mode = DELETE');
    const [problem] = Object.values(made.prepare('PRAGMA integrity_check').get() ?? {});
    if (problem !== 'ok') throw errorWith('SQLITE_CORRUPT');
  } finally {
    made.close();
  }
}

/**
 * Joins the write-ahead log into the file and empties it, so that it keeps no erased bytes. Rewrites
 * the file first: `secure_delete` overwrites deleted rows, and not the copies that SQLite leaves when
 * it moves rows between pages (one of 2,000 deletions in a trial).
 * @returns the code of an error
 */
export async function joinLog(path: string): Promise<string | undefined> {
  const outbox = await connectTo(path);
  try {
    outbox.exec('VACUUM');
    const { busy } = outbox.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    return busy === 0 ? undefined : 'SQLITE_BUSY';
  } catch (error) {
    return errorCode(error);
  } finally {
    outbox.close();
  }
}
