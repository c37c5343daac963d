import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before Jest's first test: creates a folder for the temporary files of all tests, which is removed when Jest ends. */
export default function setUp(): void {
  // The copies of helpers in each test file listen to the end of the process, which all files share.
  process.setMaxListeners(0);
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
