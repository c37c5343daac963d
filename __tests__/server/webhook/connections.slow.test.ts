import dns from 'node:dns/promises';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createSend } from '@/server/webhook/send';
import { freePort } from '../../../testing/run/ports';
import { startHost } from '../../../testing/unit/webhookHost';

const message = { id: '0b8e9a6e-1111-4222-8333-444455556666', body: '{"name":"Ana Ü"}' };

const createUnsigned = (url: string, timeoutMs: number) =>
  createSend(url, { CONSULTATION_WEBHOOK_SECRET: undefined, WEBHOOK_TIMEOUT_MS: timeoutMs });

describe('a connection', () => {
  const answer = 'HTTP/1.1 204 No\r\nContent-Length: 2\r\n\r\n';

  let host: Awaited<ReturnType<typeof startHost>>;
  afterEach(() => host.close());

  /** `serveSecond` serves further messages on one connection. */
  async function startKeeping(serveSecond: (socket: Socket) => void, timeoutMs = 60_000) {
    let connections = 0;
    host = await startHost((socket) => {
      connections += 1;
      socket.once('data', () => {
        socket.write(answer);
        socket.on('data', () => serveSecond(socket));
      });
    });
    const post = createUnsigned(`http://127.0.0.1:${host.port}/`, timeoutMs);
    return { post, countConnections: () => connections };
  }

  test('is kept for one second for the next message, however long an answer takes', async () => {
    const { post, countConnections } = await startKeeping((socket) => {
      setTimeout(() => socket.write(answer), 1200);
    });
    for (const connections of [1, 1, 2]) {
      if (connections === 2) await sleep(1500);
      expect(await post(message)).toMatchObject({ status: 204 });
      expect(countConnections()).toBe(connections);
    }
  });

  test.each<[string, (socket: Socket) => void]>([
    ['closes it', (socket) => socket.destroy()],
    ['sends half an answer and ends it', (socket) => socket.end('HTTP/1.1 2')],
    ['still sends something of its last answer', (socket) => socket.write('ok')],
  ])('whose host %s when the next message is sent is replaced at once', async (_name, serve) => {
    const { post, countConnections } = await startKeeping(serve);
    for (const _ of [1, 2]) expect(await post(message)).toMatchObject({ status: 204 });
    expect(countConnections()).toBe(2);
  });

  test('that has become silent times out after the time of one attempt', async () => {
    const { post, countConnections } = await startKeeping(() => undefined, 4000);
    await post(message);
    expect(await post(message)).toEqual({ kind: 'failed', code: 'TIMEOUT' });
    expect(countConnections()).toBe(1);
  });
});

/** Listens, but accepts no connection. */
const unreachable = `
  const { createServer } = require('node:net');
  const { parentPort, workerData: port } = require('node:worker_threads');
  createServer().listen({ port, host: '127.0.0.2', backlog: 1 }, () => {
    parentPort.postMessage('listening');
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));
  });`;

test('a message reaches a host at its next address if one is silent', async () => {
  // The system's ports may be taken at the other address.
  const port = await freePort();
  const thread = new Worker(unreachable, { eval: true, workerData: port });
  await once(thread, 'message');
  // The queue of connections is full, so the next one gets no answer.
  const queued = Array.from({ length: 4 }, () => connect(port, '127.0.0.2'));
  const other = createHttpServer((_request, response) => response.writeHead(204).end());
  await once(other.listen(port, '127.0.0.1'), 'listening');
  const addresses = ['127.0.0.2', '127.0.0.1'].map((address) => ({ address, family: 4 }));
  jest.spyOn(dns, 'lookup').mockResolvedValue(addresses as never);
  const began = performance.now();
  const post = createUnsigned(`http://two.example:${port}/`, 16_000);
  expect(await post(message)).toMatchObject({ status: 204 });
  expect(performance.now() - began).toBeGreaterThan(900);
  for (const socket of queued) socket.destroy();
  other.closeAllConnections();
  other.close();
  await thread.terminate();
});
