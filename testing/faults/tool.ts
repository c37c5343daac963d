import { startProcess } from '../run/processes';
import { testEnvironment } from '../site/environment';

interface ToolResult {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the built tool of the operator beside the running site. */
export function runTool(env: Record<string, string>, ...args: string[]): Promise<ToolResult> {
  const child = startProcess(process.execPath, ['dist/outbox.js', ...args], {
    env: testEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  }
  return new Promise((resolve) => {
    child.once('close', (status) => resolve({ status, ...output }));
  });
}
