import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { testEnvironment } from '../site/environment';

const run = promisify(execFile);

/** Runs the built tool of the operator beside the running site. */
export const runTool = (env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, ['dist/outbox.js', ...args], { env: testEnvironment(env) }).then(
    (output) => ({ status: 0, ...output }),
    ({ code: status, stdout, stderr }) => ({ status, stdout, stderr }),
  );
