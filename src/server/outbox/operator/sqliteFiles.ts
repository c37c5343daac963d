import 'server-only';
import { errorCode, errorWith } from '../../errorCode';
import { connectTo } from '../engine/sqliteFile';

/** These are copied in a moment, after which a signal can end the command. */
const pagesAtOnce = 1000;

/** Copies an SQLite file to an empty one while the site writes to it, and checks the copy. @throws SQLite's error */
export async function copySqlite(path: string, copy: string): Promise<void> {
  const outbox = await connectTo(path, { readOnly: true });
  const { backup } = await import('@photostructure/sqlite');
  try {
    // Reads the file as it is now: SQLite would begin again after each write of the site.
    outbox.exec('BEGIN; SELECT COUNT(*) FROM sqlite_schema');
    await backup(outbox, copy, { rate: pagesAtOnce });
  } finally {
    outbox.close();
  }
  const made = await connectTo(copy);
  try {
    // One file, without a write-ahead log beside it.
    made.exec('PRAGMA journal_mode = DELETE');
    const [problem] = Object.values(made.prepare('PRAGMA integrity_check').get() ?? {});
    if (problem !== 'ok') throw errorWith('SQLITE_CORRUPT');
  } finally {
    made.close();
  }
}

/**
 * Rewrites an SQLite file, and empties its write-ahead log, while the site uses it: `secure_delete` leaves copies of
 * rows that the engine has moved between pages. @returns the code of what went wrong
 */
export async function rewriteSqlite(path: string): Promise<string | undefined> {
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
