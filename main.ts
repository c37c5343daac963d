/**
 * The process of the site, which `npm run build` bundles as `dist/main.js`: how it is told to stop. It imports
 * nothing else, so that a signal is heard from its first line on; the server takes a second to load.
 */
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The process has ended by then, whatever hangs. */
const deadlineMs = 9500;

// A log that cannot be written (a closed terminal, a full disk) is lost, and nothing else.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Stops the server in order. Before it listens, nothing is in flight. */
let stop = async (): Promise<void> => undefined;
let isStopping = false;

/** Ends the process as its default for a signal does: `process.exit` waits for threads that a disk or a name holds. */
function endBy(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}

/** Whether Node's threads are at work, after all that is waited for has ended. */
const isThreadHeld = () =>
  process.getActiveResourcesInfo().some((name) => /^(FSReq|GetAddrInfo)/.test(name));

async function shutDown(signal: NodeJS.Signals): Promise<void> {
  // Terminal, shell and npm each send one.
  if (isStopping) return;
  isStopping = true;
  setTimeout(endBy, deadlineMs, signal);
  await stop();
  if (isThreadHeld()) await sleep(500);
  if (isThreadHeld()) endBy(signal);
  process.exit(128 + constants.signals[signal]);
}

/** What ends a program, as terminals, shells, supervisors and limits of time send it (POSIX). */
const signals: NodeJS.Signals[] = [
  'SIGTERM',
  'SIGINT',
  'SIGHUP',
  'SIGQUIT',
  'SIGUSR2',
  'SIGALRM',
  'SIGXCPU',
];
for (const signal of signals) process.on(signal, shutDown);

// `npm start` ends its shell, which passes no signal on. (`exec` would do without one, and is no word of cmd.exe.)
if (process.env.npm_lifecycle_event === 'start') {
  const { ppid } = process;
  setInterval(() => process.ppid !== ppid && shutDown('SIGTERM'), 500).unref();
}

// By an address that the bundler does not follow.
const server = new URL('server.js', import.meta.url).href;
const site: typeof import('./server') = await import(server);
stop = site.stop;
