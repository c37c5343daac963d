import { realpath, stat } from 'node:fs/promises';
import { pathOf } from '@/server/outbox/engine/sqlite';
import { openFile } from '@/server/outbox/engine/sqliteFile';
import { OperatorError } from '../OperatorError';
import { print, printJson } from '../output/print';
import { printable } from '../output/terminal';
import { pgDump } from '../storage/pgDump';
import { replaceFile } from '../storage/replaceFile';
import { readConfiguration, readOutbox } from '../storage/withOutbox';

/** Copies a SQLite file while the site writes to it, and checks the copy (SQLite's manual, "VACUUM"). */
function copySqlite(path: string, copy: string): void {
  const outbox = openFile(path, { readOnly: true });
  try {
    outbox.prepare('VACUUM INTO ?').run(copy);
  } finally {
    outbox.close();
  }
  const made = openFile(copy, { readOnly: true });
  try {
    const [problem] = Object.values(made.prepare('PRAGMA integrity_check').get() ?? {});
    if (problem !== 'ok') throw Object.assign(new Error(), { code: 'SQLITE_CORRUPT' });
  } finally {
    made.close();
  }
}

async function areSame(...paths: string[]): Promise<boolean> {
  const real = await Promise.all(paths.map((path) => realpath(path).catch(() => path)));
  return new Set(real).size === 1;
}

/**
 * Writes a copy of the outbox to a file that only its owner can read, while the site runs. An old file
 * is replaced once the copy is complete and has been checked.
 *
 * @throws OperatorError when there is no outbox, or the copy cannot be written
 */
export async function backup(file: string, { json }: { json?: boolean }): Promise<void> {
  const { DATABASE_URL: databaseUrl } = readConfiguration();
  const path = databaseUrl.startsWith('file:') ? pathOf(databaseUrl) : undefined;
  if (path && (await areSame(path, file))) {
    throw new OperatorError(`${file} is the outbox itself: name another file.`);
  }
  // Says what is wrong with the outbox before anything is written.
  await readOutbox((queries) => queries.oldestWaiting());
  await replaceFile(file, async (draft) =>
    path ? copySqlite(path, draft) : pgDump(databaseUrl, draft),
  );
  const { size } = await stat(file);
  if (json) printJson({ file, bytes: size });
  else print(`The outbox was copied to ${printable(file)} (${size} bytes).`);
}
