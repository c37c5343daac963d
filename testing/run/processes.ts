import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

const running = new Set<ChildProcess>();

/** The program ends with this process at the latest. */
export function startProcess(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): ChildProcess {
  const child = spawn(command, args, options);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  running.add(child);
  const forget = () => running.delete(child) && process.off('exit', kill);
  for (const end of ['exit', 'error']) child.once(end, forget);
  return child;
}

/** `ended` resolves to the exit code, or to the signal. */
export function follow(child: ChildProcess, onOutput?: (text: string) => void) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput?.(text);
    });
  }
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    // `exit` may precede the last output.
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
  return { output: () => output, ended };
}

const graceMs = 15_000;

/** Sends SIGKILL 15 s after SIGTERM. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await exited;
  clearTimeout(timer);
}

export async function stopAllProcesses(): Promise<void> {
  await Promise.all([...running].map(stopProcess));
}

export function npmRun(script: string): [command: string, ...args: string[]] {
  const npm = process.env.npm_execpath;
  // npm sets this to its path. On Windows, plain `npm` needs a shell.
  return npm ? [process.execPath, npm, 'run', script] : ['npm', 'run', script];
}

/** @returns whether it succeeded within `timeout` ms */
export async function runProcess(
  command: string,
  args: string[],
  options: SpawnOptions & { timeout: number },
): Promise<boolean> {
  const stdio: SpawnOptions['stdio'] = ['ignore', 'inherit', 'inherit'];
  const child = startProcess(command, args, { stdio, killSignal: 'SIGKILL', ...options });
  const [status] = await once(child, 'exit').catch(() => [undefined]);
  return status === 0;
}
