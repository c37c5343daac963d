import { randomBytes } from 'node:crypto';
import { open, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { errorCode } from '@/server/errorCode';
import { OperatorError } from './OperatorError';

/** Where a path leads; a symbolic link may lead to a file that is still to be made. */
const placeOf = (path: string): Promise<string> =>
  realpath(path).catch(async (error) => {
    const link = errorCode(error) === 'ENOENT' && (await readlink(path).catch(() => undefined));
    return link ? placeOf(resolve(dirname(path), link)) : path;
  });

/**
 * Writes a file that only its owner can read: first beside its place, in a file of this process's own, which takes
 * that place when it is complete and on disk.
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
  const place = await placeOf(path);
  const draft = `${place}.${randomBytes(4).toString('hex')}.part`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await write(draft);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${path} cannot be written: ${errorCode(error)}`);
  }
}
