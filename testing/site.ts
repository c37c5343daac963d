import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunResult, runProcess, startProcess, stopProcess } from './processes';

/** The `next` command of this project, started through Node itself: no shell stands between. */
export const nextBin = join('node_modules', 'next', 'dist', 'bin', 'next');

/** Whether a production build is there to be started. */
export function isBuilt(): boolean {
  return existsSync(join('.next', 'BUILD_ID'));
}

const buildTimeoutMs = 5 * 60_000;

/**
 * Runs `npm run build`, showing what it prints. The `SITE_*` variables become part of the pages.
 */
export function buildSite(env: NodeJS.ProcessEnv): Promise<RunResult> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return runProcess(npm, ['run', 'build'], { env, timeoutMs: buildTimeoutMs });
}

/** A running production site. */
export interface Site {
  /** Origin, without a trailing slash. */
  url: string;
  /** Everything it printed so far. */
  output(): string;
  /** Settles when its process ends, with what to say about it. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

interface StartOptions {
  port: number;
  env: NodeJS.ProcessEnv;
  /** The interface to listen on; all of them when left out. */
  host?: string;
  /** Node's arguments; `server.js` when left out. Port and host are passed as `PORT` and `HOSTNAME`. */
  command?: string[];
  cwd?: string;
  onOutput?: (text: string) => void;
}

function describeEnd(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`));
    child.once('exit', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with exit code ${code}`),
    );
  });
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts the built site and waits until it answers.
 *
 * @throws Error with the end of its output, when it ends instead or is silent for 30 s
 */
export async function startSite(options: StartOptions): Promise<Site> {
  const { port, env, host, onOutput } = options;
  const child = startProcess(process.execPath, options.command ?? ['server.js'], {
    env: { ...env, PORT: String(port), HOSTNAME: host ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.cwd && { cwd: options.cwd }),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput?.(text);
    });
  }
  const url = `http://${host ?? 'localhost'}:${port}`;
  const ended = describeEnd(child);
  let end: string | undefined;
  void ended.then((text) => {
    end = text;
  });

  const deadline = Date.now() + 30_000;
  while (!(await answers(url))) {
    if (end === undefined && Date.now() < deadline) {
      await wait(50);
      continue;
    }
    await stopProcess(child);
    throw new Error(`The site ${end ?? 'did not answer within 30 s'}.\n${output.slice(-4000)}`);
  }
  return { url, output: () => output, ended, stop: () => stopProcess(child) };
}
