import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunResult, runProcess, startProcess, stopProcess } from './processes';

/** The `next` command, to be started with Node itself instead of through a shell. */
export const nextBin = createRequire(resolve('package.json')).resolve('next/dist/bin/next');

/** Whether there is a production build to start. */
export function isBuilt(): boolean {
  return existsSync(join('.next', 'BUILD_ID'));
}

const loopback = '127.0.0.1';
const buildTimeoutMs = 5 * 60_000;

/** Runs `npm run build` and shows its output. The `SITE_*` variables become part of the pages. */
export function buildSite(env: NodeJS.ProcessEnv): Promise<RunResult> {
  const args = ['run', 'build'];
  const options = { env, timeoutMs: buildTimeoutMs };
  // npm names its own script to the scripts it runs; on Windows `npm` alone needs a shell.
  const npm = process.env.npm_execpath;
  return npm
    ? runProcess(process.execPath, [npm, ...args], options)
    : runProcess('npm', args, options);
}

/** A running production site. */
export interface Site {
  /** Origin, without a trailing slash. */
  url: string;
  pid: number | undefined;
  /** Everything it printed so far. */
  output(): string;
  /** Settles when its process ends, with a description of how it ended. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

interface StartOptions {
  port: number;
  env: NodeJS.ProcessEnv;
  /** Node's arguments; `server.js` by default. */
  command?: string[];
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
 * Starts the built site on the loopback interface and waits until it answers.
 *
 * @throws Error with the end of its output, when it exits or does not answer within 30 s
 */
export async function startSite(options: StartOptions): Promise<Site> {
  const { port, env, command = ['server.js'], onOutput } = options;
  const child = startProcess(process.execPath, command, {
    env: { ...env, HOSTNAME: loopback, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput?.(text);
    });
  }
  const url = `http://${loopback}:${port}`;
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
  return { url, pid: child.pid, output: () => output, ended, stop: () => stopProcess(child) };
}
