import { type StdioOptions, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { Webhook } from 'standardwebhooks';
import { version } from '../../package.json';
import { healthOf, submit } from '../../testing/built/requests';
import { launchServer, setUpSite, startServer } from '../../testing/built/siteUnderTest';
import { eventually } from '../../testing/run/eventually';
import { freePort, listen } from '../../testing/run/ports';
import { follow, startProcess } from '../../testing/run/processes';
import { aRequest } from '../../testing/samples/consultationRequest';
import { temporaryFolder, testEnvironment, testSecret } from '../../testing/site/environment';
import { type Receiver, startReceiver } from '../../testing/site/receiver';
import { isUp, type Site } from '../../testing/site/site';

test.each<[Record<string, string>, string]>([
  [{ PORT: '65536' }, 'PORT must be a number from 1 to 65535'],
  [{ CONSULTATION_WEBHOOK_URL: 'hooks.example/s3cret' }, 'CONSULTATION_WEBHOOK_URL'],
])('%j stops the server with exit code 1 and a message without the value', async (env, message) => {
  const server = await launchServer({ env, port: env.PORT });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(message);
  expect(server.output()).not.toContain('s3cret');
});

test('a folder without a build stops the server, which creates no outbox there', async () => {
  const cwd = temporaryFolder();
  const child = spawnSync(process.execPath, [resolve('dist/main.js')], { cwd, encoding: 'utf8' });
  expect([child.status, child.stderr]).toEqual([1, expect.stringContaining(`${cwd} has no build`)]);
  expect(readdirSync(cwd)).toEqual([]);
});

async function startIn(envFile: string) {
  const folder = temporaryFolder();
  for (const name of ['.next', 'public', 'node_modules', 'package.json', 'next.config.js', 'src']) {
    symlinkSync(resolve(name), join(folder, name));
  }
  writeFileSync(join(folder, '.env.local'), envFile);
  const { PORT: _port, HOSTNAME: _hostname, ...env } = process.env;
  const child = startProcess(process.execPath, [resolve('dist/main.js')], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return follow(child);
}

test('the server names its release, listens at the address in .env.local, and prints it', async () => {
  const port = await freePort();
  const { output } = await startIn(`PORT=${port}\nHOSTNAME=127.0.0.2\n`);
  const about = `:${port}/about`;
  expect(await eventually(() => isUp(`http://127.0.0.2${about}`))).toBe(true);
  expect(await isUp(`http://127.0.0.1${about}`)).toBe(false);
  expect(output()).toContain(`Listening on 127.0.0.2:${port}`);
  expect(JSON.parse(output().split('\n')[0] ?? '')).toMatchObject({ release: version });
  expect(output()).not.toContain('next.config.js');
});

test.each([
  ['CONSULTATION_WEBHOOK_URL=https://h.example/k3y$Tail9', 'write \\$ for each $'],
  // An IPv6 address in brackets would listen everywhere.
  ['HOSTNAME=[::1]', 'an IP address, without quotes'],
])('%s in .env.local stops the server, which prints what to write', async (line, message) => {
  const { output, ended } = await startIn(`${line}\n`);
  expect(await ended).toBe(1);
  expect(output()).toContain(`${line.split('=')[0]}`);
  expect(output()).toContain(message);
  expect(output()).not.toContain('k3y');
});

describe('an outbox with a due request', () => {
  const site = setUpSite();
  const path = () => site.env.DATABASE_URL?.replace('file:', '') ?? '';

  test('is not touched by a server whose port is taken, or which does not know its structure', async () => {
    const { env, server, receiver } = site;
    receiver.answerWith({ status: 503 });
    expect((await submit(server.url))?.httpStatus).toBe(202);
    await server.end('SIGKILL');
    receiver.reset();
    const db = new DatabaseSync(path());
    db.exec('UPDATE consultation_request SET due_at = 0, lease_owner = NULL');
    const other = createServer();
    const second = await launchServer({ env, port: await listen(other) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('EADDRINUSE');
    other.close();

    db.exec('ALTER TABLE outbox_steps RENAME TO other');
    const third = await launchServer({ env });
    expect(await third.ended).toBe(1);
    expect(third.output()).toContain('columns that this release does not know');
    expect({ ...db.prepare('SELECT taken FROM other').get() }).toEqual({ taken: 1 });
    db.close();
    expect(receiver.requests).toHaveLength(0);
  });
});

describe('a server without a webhook', () => {
  let alerts: Receiver;
  let server: Site;
  beforeAll(async () => {
    alerts = await startReceiver();
    server = await startServer({
      env: {
        ALERT_WEBHOOK_URL: alerts.url,
        CONSULTATION_WEBHOOK_SECRET: testSecret,
      },
    });
  });
  afterAll(() => alerts.close());

  test('warns, stores requests, and sends a signed alert', async () => {
    expect(await submit(server.url)).toMatchObject({ httpStatus: 202, status: 'pending' });
    const { body, headers } = await alerts.waitFor();
    expect(JSON.parse(body)).toMatchObject({ status: 'degraded' });
    new Webhook(testSecret).verify(body, headers as Record<string, string>);
    await eventually(() => server.output().includes('Alert sent'));
    expect(server.output()).toContain('Neither SMTP_URL nor CONSULTATION_WEBHOOK_URL is set');
    expect(server.output()).not.toContain('secret-path');
  });

  test('reports problems to this machine, and not to callers behind a proxy', async () => {
    expect((await healthOf(server.url)).reasons).toHaveLength(1);
    const proxies = [
      { 'x-forwarded-for': '203.0.113.9' },
      { 'x-forwarded-proto': 'https' },
      { 'x-forwarded-host': 'agency.example' },
      { 'cf-connecting-ip': '203.0.113.9' },
    ];
    for (const headers of proxies) {
      const response = await fetch(`${server.url}/api/health`, { headers });
      expect([response.status, await response.json()]).toEqual([503, { status: 'degraded' }]);
    }
    expect((await fetch(`${server.url}/api/health`, { method: 'HEAD' })).status).toBe(503);
    // A load balancer's check without a Host.
    const check = connect(server.port, '127.0.0.1');
    check.write('GET /api/health HTTP/1.0\r\n\r\n');
    expect(String((await once(check, 'data'))[0])).toMatch(/^HTTP\/1\.1 503 /);
  });

  test('that is asked to stop waits for an upload in progress', async () => {
    const body = JSON.stringify(aRequest());
    const upload = request(`${server.url}/api/consultation`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        expect: '100-continue',
      },
    });
    await once(upload, 'continue');
    upload.write(body.slice(0, 50));
    const ended = server.end('SIGTERM');
    expect(await eventually(() => server.output().includes('Shutting down'))).toBe(true);
    await sleep(1000);
    upload.end(body.slice(50));
    const [response] = await once(upload, 'response');
    expect(response.statusCode).toBe(202);
    expect(await ended).toBe(143);
  });
});

test('npm start leaves no server behind when it ends, and ignores a HOSTNAME that is not an address', async () => {
  const port = await freePort();
  // Many shells set it.
  const HOSTNAME = 'laptop.of-somebody';
  const env = testEnvironment({ PORT: String(port), HOSTNAME });
  const npm = startProcess('npm', ['start'], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/about`;
  await eventually(() => isUp(url));
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  await eventually(async () => !(await isUp(url)));
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('a log that cannot be written costs nothing', async () => {
  const port = await freePort();
  const disk = openSync('/dev/full', 'w');
  const env = testEnvironment({ PORT: String(port) });
  const stdio: StdioOptions = ['ignore', disk, disk];
  const child = startProcess(process.execPath, ['dist/main.js'], { env, stdio });
  const url = `http://127.0.0.1:${port}`;
  await eventually(() => isUp(`${url}/about`));
  expect((await submit(url))?.httpStatus).toBe(202);
  const ticks = () => Number(readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(' ')[13]);
  /** Work at the start ends by itself. */
  const isQuiet = async () => {
    const before = ticks();
    await sleep(2000);
    return ticks() - before < 60;
  };
  expect(await eventually(isQuiet)).toBe(true);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([143, null]);
  closeSync(disk);
});
