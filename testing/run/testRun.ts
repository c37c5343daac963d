import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Environment variables with the folder of a test run and the process that opened it. */
const variable = 'TEST_RUN_FOLDER';
const openerVariable = 'TEST_RUN_OPENER';

/**
 * Creates a temporary folder that holds all files of this test run. However this process ends,
 * `afterTestRun.mjs` then stops what the run started and removes the folder. Call it first.
 */
export default function openTestRun(): void {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  // PostgreSQL runs under another account.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'processes'));
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

const noteOf = (id: number) => join(process.env[variable] ?? '', 'processes', String(id));

/** Records a process to end after the test run, if there is one: by its id, negative for its group. */
export function noteProcess(id: number): void {
  if (process.env[variable]) writeFileSync(noteOf(id), '');
}

/** Removes the record of a process that has ended. */
export function forgetProcess(id: number): void {
  if (process.env[variable]) rmSync(noteOf(id), { force: true });
}

/** Records this process as a worker of the run, unless it is the process that opened the run. */
export function noteWorker(): void {
  if (String(process.pid) !== process.env[openerVariable]) noteProcess(process.pid);
}
