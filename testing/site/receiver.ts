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

/** One outcome for all requests, or a function. A function that writes the response itself returns undefined. */
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

/** Starts a receiver on a free port that records each request and answers 204. */
export async function startReceiver() {
  const requests: ReceivedRequest[] = [];
  let answer: Answer = accepted;

  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
    } catch {
      return; // The sender closed the connection: there is no request to record.
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
    /** Tests search output for its path, which must not leak. */
    url: `http://127.0.0.1:${await listen(server)}/webhook/secret-path`,
    /** The requests since the start or the last `reset`, oldest first. */
    requests: requests as readonly ReceivedRequest[],
    answerWith(next: Answer): void {
      answer = next;
    },
    reset(): void {
      requests.length = 0;
      answer = accepted;
    },
    /** Waits for the first matching request: the site may answer before its webhook does. */
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

/** Starts a receiver for a Jest file, and resets it before each test. */
export function receiverForTests(): Receiver {
  const receiver = {} as Receiver;
  beforeAll(async () => {
    Object.assign(receiver, await startReceiver());
  });
  beforeEach(() => receiver.reset());
  afterAll(() => receiver.close());
  return receiver;
}
