import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { errorCode } from '@/server/errorCode';
import { copySqlite } from '@/server/outbox/operator/sqliteFiles';
import { OperatorError } from '../OperatorError';
import { readConfiguration, readOutbox, sqlitePath } from '../openOutbox';
import type { Report } from '../output/print';

/** Writes to a file that only its owner can read: first beside its place, which it takes when it is complete. */
async function replaceFile(path: string, write: (draft: string) => void): Promise<void> {
  const old = await stat(path).catch(() => undefined);
  if (old && !old.isFile()) throw new OperatorError(`${path} is not a file.`);
  const draft = `${path}.part`;
  try {
    await rm(draft, { force: true });
    const file = await open(draft, 'wx', 0o600);
    try {
      write(draft);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw new OperatorError(`${path} cannot be written: ${errorCode(error)}`);
  }
}

/** Writes a copy of an SQLite outbox. An old file is replaced once the copy is complete and has been checked. */
export async function backup(file: string): Promise<Report> {
  const path = sqlitePath(readConfiguration());
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
  const { size: bytes } = await stat(file);
  return {
    text: `The outbox was copied to ${file} (${bytes} bytes).`,
    json: { file, bytes },
  };
}
