// Waits for the end of a test run, then stops what still runs and removes the run's folder.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const [folder = ''] = process.argv.slice(2);
const graceMs = 12_000;

/** @returns whether the process existed */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

const noted = () => readdirSync(join(folder, 'processes')).map(Number);

async function endProcesses() {
  // Test workers first, because they could start more processes. A pid may have been reused.
  for (const pid of noted().filter((id) => id > 0)) {
    const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    if (stdout?.includes('jest')) signal(pid, 'SIGKILL');
  }
  const groups = noted().filter((id) => id < 0);
  const deadline = Date.now() + graceMs;
  // SIGINT is PostgreSQL's fast shutdown, which frees its shared memory.
  let running = groups.filter((group) => signal(group, 'SIGINT'));
  while (running.length > 0 && Date.now() < deadline) {
    await sleep(100);
    running = running.filter((group) => signal(group, 0));
  }
  for (const group of running) signal(group, 'SIGKILL');
}

function removeFolder() {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch {
    // A test left a file system mounted in the folder.
    for (const name of readdirSync(folder)) spawnSync('umount', ['--lazy', join(folder, name)]);
    rmSync(folder, { recursive: true, force: true });
  }
}

process.stdin.resume().on('close', async () => {
  await endProcesses();
  // An exiting browser may recreate its folder.
  do {
    removeFolder();
    await sleep(2000);
  } while (existsSync(folder));
});
