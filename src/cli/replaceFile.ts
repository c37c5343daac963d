import { rmSync } from 'node:fs';
import { open, realpath, rename, stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { errorCode } from '@/server/errorCode';
import { OperatorError } from './OperatorError';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Writes a file that only its owner can read: first beside its place, under a name of its own, which it leaves when it
 * is complete and on disk. A signal removes what is written; what SIGKILL leaves, the next run replaces.
 *
 * @param write gets the path of an empty file to fill
 * @throws OperatorError when the file cannot be written
 */
export async function replaceFile(
  path: string,
  write: (draft: string) => Promise<unknown>,
): Promise<void> {
  const old = await stat(path).catch(() => undefined);
  if (old && !old.isFile()) throw new OperatorError(`${path} is not a file.`);
  // A symbolic link stays one.
  const place = old ? await realpath(path) : path;
  const draft = `${place}.part`;
  const remove = () => rmSync(draft, { force: true });
  const end = (signal: (typeof signals)[number]) => {
    remove();
    process.exit(128 + constants.signals[signal]);
  };
  let isOurs = true;
  try {
    remove();
    const file = await open(draft, 'wx', 0o600);
    for (const signal of signals) process.on(signal, end);
    try {
      await write(draft);
      await file.sync();
      isOurs = (await file.stat()).ino === (await stat(draft)).ino;
      if (!isOurs) throw new OperatorError(`Another command writes ${path}.`);
      await rename(draft, place);
    } finally {
      for (const signal of signals) process.off(signal, end);
      await file.close();
    }
  } catch (error) {
    if (isOurs) remove();
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${path} cannot be written: ${errorCode(error)}.`);
  }
}
