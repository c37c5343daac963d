import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { eventually } from '../run/eventually';
import { freePort } from '../run/ports';
import { follow, npmRun, runProcess, startProcess, stopProcess } from '../run/processes';

export const nextBin = createRequire(resolve('package.json')).resolve('next/dist/bin/next');

export const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const loopback = '127.0.0.1';
const buildTimeoutMs = 5 * 60_000;

/** Skips the type check of `npm test`. `SITE_*` variables become part of the pages. */
export async function buildSite(env: NodeJS.ProcessEnv): Promise<void> {
  const [command, ...args] = npmRun('build');
  const succeeded = await runProcess(command, args, {
    env: { ...env, SKIP_TYPE_CHECK: '1' },
    timeout: buildTimeoutMs,
  });
  if (!succeeded) throw new Error('The site could not be built: see the output above.');
}

export type Site = Awaited<ReturnType<typeof launchSite>>;

interface StartOptions {
  env: NodeJS.ProcessEnv;
  port?: number | string | undefined;
  /** Node's arguments. Other servers must print `readyLine`. */
  command?: string[];
  onOutput?: (text: string) => void;
}

export async function launchSite(options: StartOptions) {
  const { env, port = await freePort(), command = ['dist/main.js'], onOutput } = options;
  const child = startProcess(process.execPath, command, {
    env: { ...env, HOSTNAME: loopback, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { output, ended } = follow(child, onOutput);
  return {
    url: `http://${loopback}:${port}`,
    port: Number(port),
    pid: child.pid,
    output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    ended,
    end(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
    stop: () => stopProcess(child),
  };
}

const readyLine = /Listening on |Ready in/;

/** @throws Error with the end of its output */
export async function startSite(options: StartOptions): Promise<Site> {
  const site = await launchSite(options);
  const isReady = () => readyLine.test(site.output());
  await eventually(() => isReady() || !site.isRunning()).catch(() => undefined);
  if (isReady()) return site;
  await site.stop();
  throw new Error(`The site did not start.\n${site.output().slice(-4000)}`);
}
