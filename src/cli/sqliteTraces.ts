import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';

const chunkBytes = 4 * 1024 * 1024;

/** The longest text that can be searched for. */
const maxTextBytes = 1024;

/** How often to try a checkpoint that other connections block. */
const tries = 20;
const retryMs = 250;

async function contains(path: string, texts: readonly Buffer[]): Promise<boolean> {
  if (!existsSync(path)) return false;
  const file = await open(path, 'r');
  try {
    // Chunks overlap, so that a text across two of them is found.
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

/** Moves the write-ahead log into the database file. @returns whether that was possible */
async function emptyLog(db: InstanceType<typeof DatabaseSync>): Promise<boolean> {
  for (let count = 0; count < tries; count += 1) {
    const row = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number };
    if (row.busy === 0) return true;
    await sleep(retryMs);
  }
  return false;
}

/**
 * Removes the remains of deleted rows from a SQLite file and its write-ahead log while the site uses
 * it. Deleted content is already overwritten (`secure_delete`); if older content remains, the file is
 * rewritten (`VACUUM`).
 *
 * @param texts what must not remain, each of at most 1024 bytes
 * @returns whether neither file contains any of the texts
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
