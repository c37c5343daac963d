import { realpath } from 'node:fs/promises';
import { copySqlite } from '@/server/outbox/operator/sqliteFiles';
import { OperatorError } from '../OperatorError';
import { readConfiguration, readOutbox, sqlitePath } from '../openOutbox';
import type { Report } from '../output/print';
import { replaceFile } from '../replaceFile';

/** Writes a copy of an SQLite outbox. An old file is replaced once the copy is complete and has been checked. */
export async function backup(file: string): Promise<Report> {
  const path = sqlitePath(readConfiguration().DATABASE_URL);
  if (!path) {
    throw new OperatorError('The outbox is in PostgreSQL: copy it with pg_dump (docs/operate.md).');
  }
  const target = await realpath(file).catch(() => undefined);
  if (target && target === (await realpath(path).catch(() => undefined))) {
    throw new OperatorError(`${file} is the outbox itself: name another file.`);
  }
  // Says what is wrong with the outbox before anything is written.
  await readOutbox(({ queries }) => queries.now());
  await replaceFile(file, (draft) => copySqlite(path, draft));
  return { text: `The outbox was copied to ${file}.` };
}
