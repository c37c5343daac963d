import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { eventually } from '../run/eventually';
import { listen } from '../run/ports';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Outcome = { status: number; headers?: Record<string, string> } | 'hang' | 'reset';

/** A function that returns undefined writes the response itself. */
export type Answer =
  | Outcome
  | ((
      request: ReceivedRequest,
      response: ServerResponse,
    ) => Outcome | undefined | Promise<Outcome | undefined>);

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

const accepted: Outcome = { status: 204 };

async function respond(
  answer: Answer,
  request: ReceivedRequest,
  response: ServerResponse,
): Promise<void> {
  const outcome = typeof answer === 'function' ? await answer(request, response) : answer;
  if (outcome === undefined || outcome === 'hang') return;
  if (outcome === 'reset') response.socket?.resetAndDestroy();
  else response.writeHead(outcome.status, outcome.headers).end();
}

export async function startReceiver() {
  const requests: ReceivedRequest[] = [];
  let answer: Answer = accepted;

  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
    } catch {
      return; // The sender closed the connection.
    }
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    requests.push(request);
    await respond(answer, request, response);
  });

  return {
    /** Tests search output for this path. */
    url: `http://127.0.0.1:${await listen(server)}/webhook/secret-path`,
    requests: requests as readonly ReceivedRequest[],
    answerWith(next: Answer): void {
      answer = next;
    },
    reset(): void {
      requests.length = 0;
      answer = accepted;
    },
    async waitFor(matches: (request: ReceivedRequest) => boolean = () => true) {
      await eventually(() => requests.some(matches));
      return requests.find(matches) as ReceivedRequest;
    },
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export function receiverForTests(): Receiver {
  const receiver = {} as Receiver;
  beforeAll(async () => {
    Object.assign(receiver, await startReceiver());
  });
  beforeEach(() => receiver.reset());
  afterAll(() => receiver.close());
  return receiver;
}
