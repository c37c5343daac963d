import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createGuardedServer } from '@/server/http/guardedServer';
import { listen } from '../../../testing/run/ports';

const body = Buffer.alloc(1_000_000);
let handled = 0;
let port: number;
const { server, finishRequests } = createGuardedServer({
  handlers: {},
  sendFile: (path, _request, response) => {
    handled += 1;
    if (path !== '/slow') response.end(path === '/small' ? 'small' : body);
    return true;
  },
  handlePage: () => undefined,
  headers: {},
});

beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const open = () => connect(port, '127.0.0.1').on('error', () => undefined);
const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: a.example', ...headers].join('\r\n')}\r\n\r\n`;

/** Sends a request on a connection. @returns the first bytes of the answer; none when the connection is closed */
async function ask(client: Socket, path = '/small', ...headers: string[]): Promise<string> {
  client.write(get(path, ...headers));
  const closed = once(client, 'close').then(() => '');
  return String(await Promise.race([once(client, 'data'), closed]));
}

test('a connection with more than ten unfinished responses is closed, its further requests unheard', async () => {
  const client = open();
  client.write(get('/').repeat(1000));
  // The client reads nothing until the server has closed.
  const [socket] = await once(server, 'connection');
  await once(socket, 'close');
  expect(handled).toBe(10);
  client.destroy();
});

test('with too many connections, the one that has been idle for longest is closed for a new one', async () => {
  const busy = open();
  busy.write(get('/slow'));
  const clients: Socket[] = [];
  for (let count = 0; count < 255; count += 1) clients.push(open());
  const [silent, used] = clients as [Socket, Socket];
  await Promise.all(clients.slice(1).map((client) => ask(client)));
  const closed = once(silent, 'close');
  const [next, afterNext] = [open(), open()];
  expect(await ask(next)).toMatch(/^HTTP\/1\.1 200 OK/);
  await Promise.all([closed, once(used, 'close')]);
  expect(await ask(clients[2] as Socket)).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(busy.destroyed).toBe(false);
  for (const client of [...clients, busy, next, afterNext]) client.destroy();
});

test('one on which nothing moves is closed', () => {
  expect(server.timeout).toBe(120_000);
});

test('a stop waits for no response whose connection is gone', async () => {
  const client = open();
  const before = handled;
  client.write(get('/slow').repeat(3));
  while (handled < before + 3) await new Promise(setImmediate);
  const finished = finishRequests();
  client.destroy();
  await finished;
});
