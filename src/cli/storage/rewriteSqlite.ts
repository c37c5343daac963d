import { openFile } from '@/server/outbox/engine/sqliteFile';
import { describeFailure } from './describeFailure';

/**
 * Rewrites a SQLite file, which removes all traces of deleted content (SQLite's manual, "VACUUM"), and
 * empties its write-ahead log, while the site uses it. `secure_delete` alone leaves copies of rows that
 * the engine has moved between pages.
 *
 * @returns which of the two was done, and what went wrong
 */
export function rewriteSqlite(path: string) {
  const db = openFile(path);
  const result = { rewritten: false, logEmptied: false, problem: '' };
  try {
    db.exec('VACUUM');
    result.rewritten = true;
    const { busy } = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    if (busy !== 0) throw Object.assign(new Error(), { code: 'SQLITE_BUSY' });
    result.logEmptied = true;
  } catch (error) {
    result.problem = describeFailure(error);
  } finally {
    db.close();
  }
  return result;
}
