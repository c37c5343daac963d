import { open, rename, rm, stat } from 'node:fs/promises';
import { errorCode } from '@/server/errorCode';
import { OperatorError } from './OperatorError';

/**
 * Writes a file that only its owner can read: first beside its place, which it takes when it is complete
 * and on disk.
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
  const draft = `${path}.part`;
  try {
    await rm(draft, { force: true });
    const file = await open(draft, 'wx', 0o600);
    try {
      await write(draft);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${path} cannot be written: ${errorCode(error)}`);
  }
}
