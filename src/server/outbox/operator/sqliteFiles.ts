import 'server-only';
import { errorCode } from '../../errorCode';
import { connectTo } from '../engine/sqliteFile';

/** Copies an SQLite file to an empty one while the site writes to it, and checks the copy. @throws SQLite's error */
export async function copySqlite(path: string, copy: string): Promise<void> {
  const outbox = await connectTo(path, { readOnly: true });
  try {
    outbox.prepare('VACUUM INTO ?').run(copy);
  } finally {
    outbox.close();
  }
  const made = await connectTo(copy, { readOnly: true });
  try {
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
