import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { healthOf, submit } from '../../testing/built/requests';
import { runTool, startServer } from '../../testing/built/siteUnderTest';
import { listen } from '../../testing/run/ports';
import { eventually } from '../../testing/run/promises';
import { temporaryFolder, temporaryOutbox } from '../../testing/site/environment';

const folder = temporaryFolder();
const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
const named = '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1'.split(' ');
const options = ['-nodes', '-days', '2', ...named, '-keyout', key, '-out', certificate];
execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...options], { stdio: 'pipe' });

/** What the webhook does with a connection on which TLS stands; undefined: it does not even answer TLS. */
let serve: ((socket: Socket) => unknown) | undefined;
const received = new Set<string>();
const sockets = new Set<Socket>();

const tls = createTlsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (socket) =>
  serve?.(socket.on('error', () => undefined)),
);
const host = createServer((socket) => {
  sockets.add(socket.on('error', () => undefined));
  if (serve) tls.emit('connection', socket);
});

const silent = (socket: Socket) => socket.resume();
/** What n8n answers, to whatever it is asked, while it starts. */
const n8nStarts = 'HTTP/1.1 200 OK\r\nContent-Length: 31\r\n\r\nn8n is starting up. Please wait';
const saying = (text: string) => (socket: Socket) => socket.on('data', () => socket.write(text));
function accept(socket: Socket): void {
  let text = '';
  socket.on('data', (data) => {
    text += data;
    if (!text.endsWith('}')) return;
    received.add(/webhook-id: (\S+)/i.exec(text)?.[1] ?? '');
    socket.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
  });
}

let env: Record<string, string>;
beforeAll(async () => {
  const url = `https://127.0.0.1:${await listen(host)}`;
  env = {
    CONSULTATION_WEBHOOK_URL: `${url}/webhook`,
    ALERT_WEBHOOK_URL: `${url}/alerts`,
    CRON_SECRET: 'a secret of a scheduler',
    NODE_EXTRA_CA_CERTS: certificate,
  };
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  host.close();
});

test('a webhook that falls silent at any step, or is an n8n that starts, holds up no delivery, alert, test or drain', async () => {
  const times = { WEBHOOK_TIMEOUT_MS: '400', WEBHOOK_RETRY_DELAYS: '0.2' };
  const site = { ...env, ...times, DATABASE_URL: temporaryOutbox() };
  const server = await startServer({ env: site });
  const ids: string[] = [];
  const late = 'did not answer (TIMEOUT)';
  const silences = [
    [undefined, late],
    [silent, late],
    [saying('HTTP/1.1 2'), late],
    [saying('HTTP/1.1 200 OK\r\nX: '), late],
    [saying(n8nStarts), 'n8n that says that it is starting'],
  ] as const;
  for (const [silence, told] of silences) {
    serve = silence;
    // More than are attempted at once.
    const replies = await Promise.all(Array.from({ length: 10 }, () => submit(server.url)));
    expect(replies.map((reply) => reply?.httpStatus)).toEqual(Array(10).fill(202));
    ids.push(...replies.map((reply) => reply?.id ?? ''));
    const test = await runTool(site, 'test');
    expect(test.stdout).toContain(told);
    const authorization = `Bearer ${env.CRON_SECRET}`;
    const drain = await fetch(`${server.url}/api/outbox/drain`, { headers: { authorization } });
    expect(drain.status).toBe(200);
  }
  await eventually(() => server.output().includes('Alert could not be sent'));
  serve = accept;
  await eventually(() => ids.every((id) => received.has(id)));
  // Some outcomes are still being recorded.
  await eventually(async () => (await healthOf(server.url)).httpStatus === 200);
  const began = Date.now();
  expect(await server.end('SIGTERM')).toBe(143);
  // With nothing in flight it waits for nothing: not for the 7 seconds that it may.
  expect(Date.now() - began).toBeLessThan(6500);
});
