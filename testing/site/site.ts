import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { eventually } from '../run/eventually';
import { freePort } from '../run/ports';
import { follow, npmRun, runProcess, startProcess, stopProcess } from '../run/processes';

/** The path of the `next` command, which Node can run without a shell. */
export const nextBin = createRequire(resolve('package.json')).resolve('next/dist/bin/next');

export const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const loopback = '127.0.0.1';
const buildTimeoutMs = 5 * 60_000;

/**
 * Runs `npm run build` without the type check, which `npm test` makes. `SITE_*` variables become part of the pages.
 * @throws Error if the build fails
 */
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
  /** A free port by default. It may be invalid, to test the refusal. */
  port?: number | string | undefined;
  /** Node's arguments, `dist/main.js` by default. Another server must also listen on `PORT` and print `readyLine`. */
  command?: string[];
  onOutput?: (text: string) => void;
}

/** Starts the built site, and does not wait until it is ready. */
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
    /** Resolves to the exit code, or to the signal that ended the process. */
    ended,
    end(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
    /** Stops the process gracefully, or kills it after a timeout. */
    stop: () => stopProcess(child),
  };
}

const readyLine = /Listening on |Ready in/;

/**
 * Starts the built site, and waits until it is ready.
 * @throws Error with the end of its output
 */
export async function startSite(options: StartOptions): Promise<Site> {
  const site = await launchSite(options);
  const isReady = () => readyLine.test(site.output());
  await eventually(() => isReady() || !site.isRunning()).catch(() => undefined);
  if (isReady()) return site;
  await site.stop();
  throw new Error(`The site did not start.\n${site.output().slice(-4000)}`);
}
