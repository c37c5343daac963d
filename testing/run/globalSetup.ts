import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedDate } from '../samples/fixedDate';

export default function setUp(): void {
  // Each test file's helpers add listeners to this process.
  process.setMaxListeners(0);
  process.env.SOURCE_DATE_EPOCH = fixedDate;
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
