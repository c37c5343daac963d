import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { testEnvironment } from './environment';
import { freePort } from './ports';

export interface ServerOptions {
  /** Variables of the server's configuration; all others that it reads are absent. */
  env: Record<string, string>;
  port?: number;
}

const started = new Set<ChildProcess>();

/** Ends every server that a failed test has left behind. */
export function endLeftServers(): void {
  for (const child of started) child.kill('SIGKILL');
}

function launch(port: number, env: Record<string, string>): ChildProcess {
  const address = { HOSTNAME: '127.0.0.1', PORT: String(port) };
  return spawn(process.execPath, ['server.js'], {
    env: testEnvironment({ RATE_LIMIT_PER_MINUTE: '1000000', ...address, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The built server on a port of its own, which may or may not come up. */
export async function launchServer({ env, port = 0 }: ServerOptions) {
  const usedPort = port || (await freePort());
  const child = launch(usedPort, env);
  started.add(child);
  child.once('exit', () => started.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  return {
    url: `http://127.0.0.1:${usedPort}`,
    port: usedPort,
    pid: child.pid,
    exited,
    /** Everything it has printed. */
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    /** Sends a signal and waits for the end. @returns exit code, or the signal that ended it */
    async end(signal: NodeJS.Signals = 'SIGKILL') {
      child.kill(signal);
      return exited;
    },
  };
}

export type Server = Awaited<ReturnType<typeof launchServer>>;

/** The built server, ready for requests. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const server = await launchServer(options);
  for (let tries = 0; tries < 400 && server.isRunning(); tries += 1) {
    try {
      await fetch(`${server.url}/api/health`);
      return server;
    } catch {
      await sleep(50);
    }
  }
  throw new Error(`The server did not start:\n${server.output()}`);
}
