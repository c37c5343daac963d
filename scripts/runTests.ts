/**
 * Runs Jest and Playwright beside each other, because the tests of faults mostly wait. Shows Jest's output as it
 * comes and Playwright's after it, and fails when one of them does.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

const require = createRequire(resolve('package.json'));

const exitOf = (child: ChildProcess) =>
  new Promise<number>((settle) => child.once('exit', (code) => settle(code ?? 1)));

// Jest prints everything to the standard error output, Playwright nothing of interest.
const jest = spawn(process.execPath, [require.resolve('jest/bin/jest')], { stdio: 'inherit' });
const playwright = spawn(process.execPath, [require.resolve('@playwright/test/cli'), 'test'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ends = [exitOf(jest), exitOf(playwright)];
const output = text(playwright.stdout);
await ends[0];
console.log('\nPlaywright');
process.stdout.write(await output);
process.exitCode = Math.max(...(await Promise.all(ends)));
