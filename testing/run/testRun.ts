import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Environment variables with the folder of a test run and the process that opened it. */
const variable = 'TEST_RUN_FOLDER';
const openerVariable = 'TEST_RUN_OPENER';

/** What to clean up after an interrupted run, apart from files. */
export type Leftover = 'processes' | 'databases';

/**
 * Creates a temporary folder that holds all files of this test run. However this process ends,
 * `afterTestRun.mjs` then stops what the run started and removes the folder. Call it first.
 */
export default function openTestRun(): void {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  // PostgreSQL runs under another account.
  chmodSync(folder, 0o755);
  for (const kind of ['processes', 'databases'] satisfies Leftover[]) mkdirSync(join(folder, kind));
  Object.assign(process.env, {
    [variable]: folder,
    [openerVariable]: String(process.pid),
    TMPDIR: folder,
  });
  const cleaner = spawn(process.execPath, [resolve('testing', 'run', 'afterTestRun.mjs'), folder], {
    // Its standard input closes when this process ends. Detached, so that Ctrl-C does not stop it.
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  cleaner.unref();
}

const noteOf = (kind: Leftover, name: string | number) =>
  join(process.env[variable] ?? '', kind, String(name));

/**
 * Records what to remove after the test run, if there is one: a process by its id (negative for its
 * group), a database by its name.
 *
 * @param details the URL of the database's server
 */
export function noteLeftover(kind: Leftover, name: string | number, details = ''): void {
  if (process.env[variable]) writeFileSync(noteOf(kind, name), details);
}

/** Removes the record of a process that has ended. */
export function forgetProcess(id: number): void {
  if (process.env[variable]) rmSync(noteOf('processes', id), { force: true });
}

/** Records this process as a worker of the run, unless it is the process that opened the run. */
export function noteWorker(): void {
  if (String(process.pid) !== process.env[openerVariable]) noteLeftover('processes', process.pid);
}
