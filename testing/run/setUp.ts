import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedPostgres, startInstalled } from '../site/postgresServer';

declare global {
  /** What `tearDown.ts` calls after the last test. */
  var endTestRun: () => Promise<void>;
}

/**
 * Before Jest's first test: creates a folder for the temporary files of all tests, and starts the installed
 * PostgreSQL, if any, for all of them, unless `TEST_POSTGRES_URL` names one.
 */
export default async function setUp(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  // PostgreSQL runs under another account.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  const binaries = installedPostgres();
  const postgres =
    binaries && !process.env.TEST_POSTGRES_URL ? await startInstalled(binaries) : undefined;
  if (postgres) process.env.TEST_POSTGRES_URL = postgres.url;
  globalThis.endTestRun = async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
