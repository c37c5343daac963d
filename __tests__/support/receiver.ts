import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

/** What a receiver does with a request that has arrived in full. */
export type Behaviour = (response: ServerResponse, received: Received, count: number) => void;

export const answer =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, headers).end('thanks');
  };

/** A webhook receiver on a free port of this machine that remembers what it got. */
export async function startReceiver(initial: Behaviour = answer(200)) {
  const received: Received[] = [];
  let behaviour = initial;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const entry = { headers: request.headers, body, at: Date.now() };
      received.push(entry);
      behaviour(response, entry, received.length);
    });
    request.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook/secret-path`,
    received,
    behave(next: Behaviour) {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
