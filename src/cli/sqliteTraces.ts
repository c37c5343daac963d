import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';

const chunkBytes = 4 * 1024 * 1024;

/** No text that is looked for is longer. */
const maxTextBytes = 1024;

/** How often to ask for a checkpoint that others are in the way of. */
const tries = 20;
const retryMs = 250;

async function contains(path: string, texts: readonly Buffer[]): Promise<boolean> {
  if (!existsSync(path)) return false;
  const file = await open(path, 'r');
  try {
    // The end of a chunk is looked at again with the next one.
    const buffer = Buffer.alloc(chunkBytes + maxTextBytes);
    for (let position = 0; ; position += chunkBytes) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
      const chunk = buffer.subarray(0, bytesRead);
      if (texts.some((text) => chunk.includes(text))) return true;
      if (bytesRead < buffer.length) return false;
    }
  } finally {
    await file.close();
  }
}

/** Writes the whole log into the database file and empties it. @returns whether that was possible */
async function emptyLog(db: InstanceType<typeof DatabaseSync>): Promise<boolean> {
  for (let count = 0; count < tries; count += 1) {
    const row = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    if (row.busy === 0) return true;
    await sleep(retryMs);
  }
  return false;
}

/**
 * Removes what deleted rows have left in a SQLite file and its write-ahead log, while others use it.
 * Deleted content is overwritten already (`secure_delete`); should older content be left, the file is
 * rewritten (`VACUUM`).
 *
 * @param texts what is to be gone, each of at most 1024 bytes
 * @returns whether none of the texts is in either file
 */
export async function removeSqliteTraces(path: string, texts: readonly string[]): Promise<boolean> {
  const wanted = texts.map((text) => Buffer.from(text));
  const isClean = async () =>
    !(await contains(path, wanted)) && !(await contains(`${path}-wal`, wanted));
  const db = new DatabaseSync(path);
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    db.exec('PRAGMA secure_delete = ON');
    if ((await emptyLog(db)) && (await isClean())) return true;
    db.exec('VACUUM');
    return (await emptyLog(db)) && (await isClean());
  } finally {
    db.close();
  }
}
