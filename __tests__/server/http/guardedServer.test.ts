import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { createGuardedServer } from '@/server/http/guardedServer';

const body = Buffer.alloc(1_000_000);
let handled = 0;
const { server } = createGuardedServer({
  handlers: {},
  sendFile: (_path, _request, response) => {
    handled += 1;
    response.end(body);
    return true;
  },
  handlePage: () => undefined,
  headers: {},
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('a connection with more than ten unfinished responses is closed, its further requests unheard', async () => {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client
    .on('error', () => undefined)
    .write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n'.repeat(1000));
  // The client reads nothing until the server has closed.
  const [socket] = await once(server, 'connection');
  await once(socket, 'close');
  expect(handled).toBe(10);
  client.destroy();
});

test('connections are bounded, and one on which nothing moves is closed', () => {
  expect(server.maxConnections).toBe(256);
  expect(server.timeout).toBe(120_000);
});
