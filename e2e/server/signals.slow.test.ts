import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { submit } from '../../testing/built/requests';
import { eventually } from '../../testing/run/eventually';
import { freePort } from '../../testing/run/ports';
import { follow, startProcess } from '../../testing/run/processes';
import { temporaryFolder, testEnvironment } from '../../testing/site/environment';
import { isUp } from '../../testing/site/site';

/** The server prints when it runs. */
async function startWith(server: string) {
  const folder = temporaryFolder();
  copyFileSync('dist/main.js', join(folder, 'main.js'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'server.js'), `setImmediate(console.log, 'runs');\n${server}`);
  execFileSync('mkfifo', [join(folder, 'fifo')]);
  const child = startProcess(process.execPath, ['main.js'], { cwd: folder });
  const { output, ended } = follow(child);
  await eventually(() => output().includes('runs'));
  return { child, output, ended };
}

const serving = 'setInterval(() => undefined, 1000);';
const stopping = `${serving} export const stop = async () => console.log('stops');`;

test.each<[string, string, NodeJS.Signals, number | string]>([
  ['that still starts', `${serving} await new Promise(() => undefined);`, 'SIGTERM', 143],
  ['whose terminal is closed', stopping, 'SIGHUP', 129],
  ['at whose terminal somebody presses Ctrl-C', stopping, 'SIGINT', 130],
  // Opening a FIFO without a writer blocks, like a hung disk.
  [
    'whose disk hangs',
    `import fs from 'node:fs'; fs.open('fifo', () => 0); ${stopping}`,
    'SIGINT',
    'SIGINT',
  ],
])('a server %s ends when it is told to', async (_name, server, signal, end) => {
  const { child, output, ended } = await startWith(server);
  child.kill(signal);
  expect(await ended).toBe(end);
  expect(output().includes('stops')).toBe(server.includes('stops'));
});

const inTerminal = existsSync('/usr/bin/script') ? test : test.skip;
inTerminal('a halted terminal (Ctrl-S) halts neither site nor end', async () => {
  const port = await freePort();
  const env = testEnvironment({ PORT: String(port), HOSTNAME: '127.0.0.1' });
  const command = `${process.execPath} dist/main.js`;
  const terminal = startProcess('script', ['-qec', command, '/dev/null'], { env });
  const { output, ended } = follow(terminal);
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => isUp(`${url}/about`));
  terminal.stdin?.write('\x13');
  /** @returns whether the terminal hides a logged line */
  const isHalted = async () => {
    const before = output();
    const reply = await submit(url, 'Ana', { origin: 'https://other.example' });
    expect(reply?.httpStatus).toBe(403);
    await sleep(100);
    return output() === before;
  };
  // Lines written before the key may still appear.
  expect(await eventually(async () => (await isHalted()) && (await isHalted()))).toBe(true);
  terminal.stdin?.write('\x03');
  expect(await ended).toBe(130);
});
