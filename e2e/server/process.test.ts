import { once } from 'node:events';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { submit } from '../../testing/faults/requests';
import { launchServer } from '../../testing/faults/server';
import { setUpSite } from '../../testing/faults/setUpSite';
import { eventually } from '../../testing/run/eventually';
import { freePort } from '../../testing/run/ports';
import { startProcess } from '../../testing/run/processes';
import { aRequest } from '../../testing/samples/consultationRequest';
import { isUp } from '../../testing/site/site';

test.each<[Record<string, string>, string]>([
  [{ PORT: '65536' }, 'PORT must be a number from 1 to 65535'],
  [{ PORT: '80 80' }, 'PORT must be a number from 1 to 65535'],
  [{ CONSULTATION_WEBHOOK_URL: 'hooks.example/s3cret' }, 'CONSULTATION_WEBHOOK_URL'],
])('%j stops the server with exit code 1 and a message without the value', async (env, message) => {
  const server = await launchServer({ env, port: env.PORT });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(message);
  expect(server.output()).not.toContain('s3cret');
});

test('the server listens where .env.local says', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-process-'));
  for (const name of ['.next', 'public', 'node_modules', 'package.json', 'next.config.js', 'src']) {
    symlinkSync(resolve(name), join(folder, name));
  }
  const port = await freePort();
  writeFileSync(join(folder, '.env.local'), `PORT=${port}\nHOSTNAME=127.0.0.2\n`);
  const { PORT: _port, HOSTNAME: _hostname, ...env } = process.env;
  startProcess(process.execPath, [resolve('dist/server.js')], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  const about = `:${port}/about`;
  expect(await eventually(() => isUp(`http://127.0.0.2${about}`))).toBe(true);
  expect(await isUp(`http://127.0.0.1${about}`)).toBe(false);
});

describe('a server that is asked to stop', () => {
  const site = setUpSite();

  test('waits for an upload in progress but not for idle connections', async () => {
    const { server } = site;
    const silent = connect(server.port, '127.0.0.1').on('error', () => undefined);
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
    const began = Date.now();
    const ended = server.end('SIGTERM');
    expect(await eventually(() => server.output().includes('Shutting down'))).toBe(true);
    await sleep(1000);
    upload.end(body.slice(50));
    const [response] = await once(upload, 'response');
    expect(response.statusCode).toBe(202);
    expect(await ended).toBe(143);
    // Before the 7 seconds that it may wait.
    expect(Date.now() - began).toBeLessThan(6500);
    silent.destroy();
  });
});

describe('without a webhook', () => {
  const site = setUpSite({ env: { CONSULTATION_WEBHOOK_URL: '' } });

  test('the server warns and stores', async () => {
    const { server } = site;
    expect(await submit(server.url)).toMatchObject({ httpStatus: 202, status: 'accepted' });
    expect(server.output()).toContain('CONSULTATION_WEBHOOK_URL IS NOT SET');
    expect(await server.end('SIGTERM')).toBe(143);
  });
});
