import 'server-only';
import { statSync } from 'node:fs';
import { errorCode } from '../../errorCode';
import { movedVersion } from '../engine/schema';
import { connectTo } from '../engine/sqliteFile';

/** A thousand pages of 4 KB are copied in a moment, after which a signal can end the command. */
const pagesAtOnce = 1000;

/**
 * Copies an SQLite file to an empty one while the site writes to it, and checks the copy.
 * @param onProgress hears which part of the file is copied, from 0 to 1 @throws SQLite's error
 */
export async function copySqlite(
  path: string,
  copy: string,
  onProgress: (part: number) => void,
): Promise<void> {
  const outbox = await connectTo(path, { readOnly: true });
  const { backup } = await import('@photostructure/sqlite');
  try {
    // Reads the file as it is now: SQLite would begin again after each write of the site.
    outbox.exec('BEGIN; SELECT COUNT(*) FROM sqlite_schema');
    await backup(outbox, copy, {
      rate: pagesAtOnce,
      progress: ({ totalPages, remainingPages }) => onProgress(1 - remainingPages / totalPages),
    });
  } finally {
    outbox.close();
  }
  const made = await connectTo(copy);
  try {
    // One file, without a write-ahead log beside it.
    made.exec('PRAGMA journal_mode = DELETE');
    const [problem] = Object.values(made.prepare('PRAGMA integrity_check').get() ?? {});
    if (problem !== 'ok') throw Object.assign(new Error(), { code: 'SQLITE_CORRUPT' });
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

/** How many requests of an SQLite file are not over: they are not delivered, or their call is still ahead. */
export async function countOpen(path: string): Promise<number> {
  // Another user's file is another site's.
  const { uid } = statSync(path, { throwIfNoEntry: false }) ?? {};
  if (uid !== process.getuid?.()) return 0;
  const outbox = await connectTo(path, { readOnly: true });
  try {
    const row = outbox.prepare('SELECT version FROM outbox_structure').get();
    if (Object(row).version === movedVersion) return 0;
    const sql = `SELECT COUNT(*) AS total FROM consultation_request WHERE state <> 'delivered'
      OR call_state = 'held' AND call_date >= date('now')`;
    return Object(outbox.prepare(sql).get()).total;
  } finally {
    outbox.close();
  }
}
