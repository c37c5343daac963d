// Waits for the end of a test run, then stops what still runs and removes the run's folder.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const [folder = ''] = process.argv.slice(2);
const graceMs = 12_000;

const noted = (kind) => readdirSync(join(folder, kind));

/** @returns whether the process existed */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

async function endProcesses() {
  // Test workers first, because they could start more processes. A pid may have been reused.
  for (const pid of noted('processes').filter((pid) => Number(pid) > 0)) {
    const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', pid], { encoding: 'utf8' });
    if (stdout?.includes('jest')) signal(Number(pid), 'SIGKILL');
  }
  const groups = noted('processes')
    .map(Number)
    .filter((pid) => pid < 0);
  const deadline = Date.now() + graceMs;
  // SIGINT is PostgreSQL's fast shutdown, which frees its shared memory.
  let running = groups.filter((group) => signal(group, 'SIGINT'));
  while (running.length > 0 && Date.now() < deadline) {
    await sleep(100);
    running = running.filter((group) => signal(group, 0));
  }
  for (const group of running) signal(group, 'SIGKILL');
}

async function dropDatabases() {
  for (const name of noted('databases')) {
    const connectionString = readFileSync(join(folder, 'databases', name), 'utf8');
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    } catch {
      // The server has stopped.
    }
    await client.end().catch(() => undefined);
  }
}

function removeFolder() {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // A test left a file system mounted in the folder.
    for (const name of noted('.')) spawnSync('umount', ['--lazy', join(folder, name)]);
    rmSync(folder, { recursive: true, force: true });
  }
}

process.stdin.resume().on('close', async () => {
  await endProcesses();
  await dropDatabases();
  // An exiting browser may recreate its folder.
  do {
    removeFolder();
    await sleep(2000);
  } while (existsSync(folder));
});
