import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { eventually } from '../run/eventually';
import { freePort } from '../run/ports';
import { follow, npmRun, runProcess, startProcess, stopProcess } from '../run/processes';

/** The `next` command, to be started with Node itself instead of through a shell. */
export const nextBin = createRequire(resolve('package.json')).resolve('next/dist/bin/next');

/** Whether a server answers with 2xx. */
export const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const loopback = '127.0.0.1';
const buildTimeoutMs = 5 * 60_000;

/**
 * Runs `npm run build` and shows its output, without a check of types, which `npm test` makes of tests and scripts,
 * too. The `SITE_*` variables become part of the pages.
 *
 * @throws Error when it fails
 */
export async function buildSite(env: NodeJS.ProcessEnv): Promise<void> {
  const [command, ...args] = npmRun('build');
  const succeeded = await runProcess(command, args, {
    env: { ...env, SKIP_TYPE_CHECK: '1' },
    timeout: buildTimeoutMs,
  });
  if (!succeeded) throw new Error('The site could not be built: see the output above.');
}

/** The process of a production site, on the loopback interface. */
export type Site = Awaited<ReturnType<typeof launchSite>>;

interface StartOptions {
  env: NodeJS.ProcessEnv;
  /** A free one by default. May be invalid, which the server itself refuses. */
  port?: number | string | undefined;
  /** Node's arguments; `dist/main.js` by default. Another server has to listen on `PORT`, too, and say so. */
  command?: string[];
  onOutput?: (text: string) => void;
}

/** Starts the built site without waiting for it. */
export async function launchSite(options: StartOptions) {
  const { env, port = await freePort(), command = ['dist/main.js'], onOutput } = options;
  const child = startProcess(process.execPath, command, {
    env: { ...env, HOSTNAME: loopback, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { output, ended } = follow(child, onOutput);
  return {
    /** Origin, without a trailing slash. */
    url: `http://${loopback}:${port}`,
    port: Number(port),
    pid: child.pid,
    /** Everything it printed so far. */
    output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Resolves when its process ends: the exit code, or the signal that ended it. */
    ended,
    /** Sends a signal and waits for the end. */
    end(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
    /** Stops it gracefully, or kills it after a timeout. */
    stop: () => stopProcess(child),
  };
}

/** What a server prints that is ready: ours, or Next's. */
const readyLine = /Listening on |Ready in/;

/**
 * Starts the built site and waits until it answers.
 *
 * @throws Error with the end of its output, when it exits or does not answer in time
 */
export async function startSite(options: StartOptions): Promise<Site> {
  const site = await launchSite(options);
  const isReady = () => readyLine.test(site.output());
  await eventually(() => isReady() || !site.isRunning()).catch(() => undefined);
  if (isReady()) return site;
  await site.stop();
  throw new Error(`The site did not start.\n${site.output().slice(-4000)}`);
}
