import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { eventually } from '../run/eventually';
import { listen } from '../run/ports';

/** One HTTP request as it arrived. */
export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What to do with a request: answer it, never answer it, or reset the connection. */
export type Outcome = { status: number; headers?: Record<string, string> } | 'hang' | 'reset';

/**
 * The same for every request, or decided for each one that has arrived in full. A function that
 * writes the response itself returns undefined.
 */
export type Answer =
  | Outcome
  | ((
      request: ReceivedRequest,
      response: ServerResponse,
    ) => Outcome | undefined | Promise<Outcome | undefined>);

/** A webhook receiver on the loopback interface. */
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

/** Starts a receiver on a free port of 127.0.0.1 that records each request and answers 204. */
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
    /** Its URL, whose path is to be found nowhere else. */
    url: `http://127.0.0.1:${await listen(server)}/webhook/secret-path`,
    /** Requests since the start or the last `reset`, oldest first. */
    requests: requests as readonly ReceivedRequest[],
    /** Answers every request like this from now on. */
    answerWith(next: Answer): void {
      answer = next;
    },
    /** Clears `requests` and answers 204 again. */
    reset(): void {
      requests.length = 0;
      answer = accepted;
    },
    /**
     * Waits for the first matching request, because the site may answer before its webhook does.
     * @throws Error when none came in time
     */
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

/** Gives each test of a file of Jest a webhook that has received nothing yet. */
export function receiverForTests(): Receiver {
  const receiver = {} as Receiver;
  beforeAll(async () => {
    Object.assign(receiver, await startReceiver());
  });
  beforeEach(() => receiver.reset());
  afterAll(() => receiver.close());
  return receiver;
}
