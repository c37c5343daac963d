/** Imports only Node's modules, to handle signals at once. */
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than a mail in flight has (`workGraceMs` in server.ts). */
const deadlineMs = 12_000;

// A failed log must not end the site.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

let stop = async (): Promise<void> => undefined;
let isStopping = false;

/** `process.exit` waits for threads blocked by disks or name servers. */
function endBy(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

const isThreadHeld = () =>
  process.getActiveResourcesInfo().some((name) => /^(FSReq|GetAddrInfo)/.test(name));

async function shutDown(signal: NodeJS.Signals): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(endBy, deadlineMs, signal);
  await stop();
  if (isThreadHeld()) await sleep(500);
  if (isThreadHeld()) endBy(signal);
  process.exit(128 + constants.signals[signal]);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, shutDown);

// npm's shell passes no signal on, and cmd.exe has no `exec`.
if (process.env.npm_lifecycle_event === 'start') {
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && shutDown('SIGTERM'), 500).unref();
}

// Keeps it out of the bundle.
const server = new URL('server.js', import.meta.url).href;
const site: typeof import('./server') = await import(server);
stop = site.stop;
