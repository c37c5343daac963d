import { open, rename, rm, stat } from 'node:fs/promises';
import { OperatorError } from '../OperatorError';
import { describeFailure } from './describeFailure';

/**
 * Writes a file that only its owner can read: first beside its place, which it takes when it is complete
 * and on disk. A device such as /dev/null is written to as it is.
 *
 * @param write gets the path of an empty file to fill
 * @throws OperatorError when the file cannot be written
 */
export async function replaceFile<T>(
  path: string,
  write: (draft: string) => Promise<T>,
): Promise<T> {
  const isDevice = await stat(path).then(
    (old) => !old.isFile(),
    () => false,
  );
  const draft = `${path}.part`;
  try {
    if (isDevice) return await write(path);
    await rm(draft, { force: true });
    await (await open(draft, 'wx', 0o600)).close();
    const result = await write(draft);
    const file = await open(draft, 'r+');
    await file.sync().finally(() => file.close());
    await rename(draft, path);
    return result;
  } catch (error) {
    if (!isDevice) await rm(draft, { force: true }).catch(() => undefined);
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${path} cannot be written: ${describeFailure(error)}`);
  }
}
