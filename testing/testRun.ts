import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Name the folder of a test run, and the process that opened it, to all its processes. */
const variable = 'TEST_RUN_FOLDER';
const openerVariable = 'TEST_RUN_OPENER';

/** What a run may leave behind when it is interrupted, apart from files. */
export type Leftover = 'processes' | 'schemas';

/**
 * Gives this run of tests a temporary folder of its own, which holds all that the run writes. When
 * this process ends, however it ends, `afterTestRun.mjs` ends what the run has left running and
 * removes the folder. To be called before the run starts anything.
 */
export default function openTestRun(): void {
  const folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  // PostgreSQL runs as another account.
  chmodSync(folder, 0o755);
  for (const kind of ['processes', 'schemas'] satisfies Leftover[]) mkdirSync(join(folder, kind));
  Object.assign(process.env, {
    [variable]: folder,
    [openerVariable]: String(process.pid),
    TMPDIR: folder,
  });
  const cleaner = spawn(process.execPath, [resolve('testing', 'afterTestRun.mjs'), folder], {
    // Its standard input ends with this process. A Ctrl-C in the terminal does not reach it.
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  cleaner.unref();
}

const noteOf = (kind: Leftover, name: string | number) =>
  join(process.env[variable] ?? '', kind, String(name));

/**
 * Notes what has to go when the test run ends, if there is one: a process by its id (negative for
 * its group), a schema by its name.
 *
 * @param details the URL of the schema's database
 */
export function noteLeftover(kind: Leftover, name: string | number, details = ''): void {
  if (process.env[variable]) writeFileSync(noteOf(kind, name), details);
}

/** Takes back the note of a process that has ended. */
export function forgetProcess(id: number): void {
  if (process.env[variable]) rmSync(noteOf('processes', id), { force: true });
}

/** Notes this process as a worker of the run, which could outlive it; the run's opener is none. */
export function noteWorker(): void {
  if (String(process.pid) !== process.env[openerVariable]) noteLeftover('processes', process.pid);
}
