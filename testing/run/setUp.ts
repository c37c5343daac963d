import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

declare global {
  /** What `tearDown.ts` calls after the last test. */
  var endTestRun: () => void;
}

/** Before Jest's first test: creates a folder for the temporary files of all tests. */
export default function setUp(): void {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  process.env.TMPDIR = folder;
  globalThis.endTestRun = () => rmSync(folder, { recursive: true, force: true });
}
