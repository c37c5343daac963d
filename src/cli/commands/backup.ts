import { realpath } from 'node:fs/promises';
import { copySqlite } from '@/server/outbox/operator/sqliteFiles';
import { OperatorError } from '../OperatorError';
import { readOutbox } from '../openOutbox';
import type { Report } from '../output/print';
import { replaceFile } from '../replaceFile';

/** Writes a copy of an SQLite outbox. An old file is replaced once the copy is complete and has been checked. */
export const backup = (file: string): Promise<Report> =>
  // Opened, it says what is wrong with it before anything is written.
  readOutbox(async ({ database, path }) => {
    if (!path) {
      throw new OperatorError(
        'The outbox is in PostgreSQL: copy it with pg_dump (docs/operate.md).',
      );
    }
    const target = await realpath(file).catch(() => undefined);
    if (target && target === (await realpath(path).catch(() => undefined))) {
      throw new OperatorError(`${file} is the outbox itself: name another file.`);
    }
    await database.run('SELECT 1');
    await replaceFile(file, (draft) => copySqlite(path, draft));
    return { text: `The outbox was copied to ${file}.` };
  });
