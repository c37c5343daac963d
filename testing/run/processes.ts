import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { forgetProcess, noteProcess } from './testRun';

const posix = process.platform !== 'win32';
const running = new Set<ChildProcess>();

/** Sends a signal to a child and to everything it started. */
function signalTree(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (posix) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The group has already exited.
  }
}

/** Children end with this process, however it ends. */
function killAll(): void {
  for (const child of running) signalTree(child, 'SIGKILL');
}

interface StartOptions extends SpawnOptions {
  /** Whether it runs until the end of the test run rather than of this process. */
  lasting?: boolean;
}

/**
 * Starts a program as the leader of its own process group, so that {@link stopProcess} reaches the
 * workers it starts, and a Ctrl-C in the terminal reaches this process only, which then stops it.
 */
export function startProcess(
  command: string,
  args: string[],
  { lasting = false, ...options }: StartOptions,
): ChildProcess {
  const child = spawn(command, args, { ...options, detached: posix });
  const group = -(child.pid ?? 0);
  if (lasting) child.unref();
  else {
    if (running.size === 0) process.on('exit', killAll);
    running.add(child);
  }
  if (group) noteProcess(group);
  const forget = () => {
    running.delete(child);
    if (running.size === 0) process.off('exit', killAll);
    if (group) forgetProcess(group);
  };
  child.once('exit', forget);
  child.once('error', forget);
  return child;
}

/**
 * Ends a child with SIGTERM, or with SIGKILL when it is still running after the grace period.
 *
 * @param graceMs milliseconds between the two signals
 */
export async function stopProcess(child: ChildProcess, graceMs = 12_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  signalTree(child, 'SIGTERM');
  const timer = setTimeout(() => signalTree(child, 'SIGKILL'), graceMs);
  await exited;
  clearTimeout(timer);
}

interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the program and its children are killed. */
  timeoutMs: number;
}

/**
 * Runs a program to its end, without standard input, and shows its output.
 *
 * @returns whether it succeeded; never throws
 */
export function runProcess(
  command: string,
  args: string[],
  { env = process.env, timeoutMs }: RunOptions,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = startProcess(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    const timer = setTimeout(signalTree, timeoutMs, child, 'SIGKILL');
    const finish = (succeeded: boolean) => {
      clearTimeout(timer);
      resolve(succeeded);
    };
    child.once('error', () => finish(false));
    child.once('close', (code) => finish(code === 0));
  });
}

/** Stops every child that is still running. */
export async function stopAllProcesses(): Promise<void> {
  await Promise.all([...running].map((child) => stopProcess(child)));
}
