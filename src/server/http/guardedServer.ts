import 'server-only';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { problemDocument } from './responses';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const serverOptions = {
  // What other programs on the host set as cookies, and what proxies add.
  maxHeaderSize: 34 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5000,
  // Longer than proxies keep an idle connection, so that none sends a request into one that is being closed.
  keepAliveTimeout: 620_000,
};

/** A connection takes 64 KB and what its unread answers take; on the internet, a proxy stands in front. */
const maxConnections = 500;

/**
 * The number of requests that one connection may have unanswered. Node pauses a connection whose answers nobody reads,
 * but only after it has created every request of a chunk, and 64 KB contain 2,500. No browser or proxy pipelines.
 */
const maxUnanswered = 100;

/** How long a connection may have no traffic during a response: its client reads nothing. */
const silentMs = 120_000;

function refuse(response: ServerResponse, status: number, headers: Record<string, string>) {
  const { body, headers: own } = problemDocument(status);
  const length = { 'Content-Length': body.length, Connection: 'close' };
  response.writeHead(status, { ...headers, ...own, ...length }).end(body);
}

/** Appends the peer's address to X-Forwarded-For, as a proxy does. */
function appendPeer({ headers, rawHeaders, socket }: IncomingMessage): void {
  const peer = socket.remoteAddress ?? 'unknown';
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], peer].filter(Boolean).join(', ');
  rawHeaders.push('X-Forwarded-For', peer);
}

/** The status that refuses a request which no handler accepts. */
function refusalOf({ method, headers }: IncomingMessage, target: string): number | undefined {
  if (method !== 'GET' && method !== 'HEAD') return 405;
  if (!target.startsWith('/')) return 400;
  return headers['transfer-encoding'] || Number(headers['content-length'] ?? 0) ? 413 : undefined;
}

interface GuardOptions {
  /** By method and path, such as `GET /api/slots`. A post to any other path is refused. */
  handlers: Readonly<Record<string, Handler>>;
  /** Gets GET and HEAD requests first, and their path; it returns whether it has answered, with headers of its own. */
  sendFile: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
  /** Gets all other GET and HEAD requests. */
  handlePage: Handler;
  /** For all other responses; the handlers may replace them. */
  headers: Record<string, string>;
}

/**
 * Creates the site's HTTP server, which bounds time and connections by Node's own means. `finishRequests` stops
 * listening, waits until the requests in flight are answered, and closes what is still connected.
 */
export function createGuardedServer(options: GuardOptions) {
  const { handlers, sendFile, handlePage } = options;
  const headers = new Map(Object.entries(options.headers));
  /** The connections with unanswered requests, and how many each has. */
  const waiting = new Map<Socket, number>();
  let finished = () => {};

  function note(socket: Socket, count: number): void {
    if (count > 0) waiting.set(socket, count);
    else waiting.delete(socket);
    if (waiting.size === 0) finished();
  }
  const unansweredOn = (socket: Socket) => waiting.get(socket) ?? 0;

  const server = createServer(serverOptions, (request, response) => {
    const { socket } = request;
    if (unansweredOn(socket) >= maxUnanswered) socket.destroy();
    if (socket.destroyed) return;
    note(socket, unansweredOn(socket) + 1);
    response.once('close', () => note(socket, unansweredOn(socket) - 1));
    // The server is shutting down.
    if (!server.listening) response.setHeader('Connection', 'close');
    // An absolute-form target (RFC 9112, section 3.2.2) is treated as its path.
    const target = (request.url ?? '').replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/';
    const [path = ''] = target.split('?', 1);
    const handle = handlers[`${request.method} ${path}`];
    const isPost = handle && request.method === 'POST';
    const refusal = isPost ? undefined : refusalOf(request, target);
    request.url = target;
    if (!handle && !refusal && sendFile(path, request, response)) return;
    response.setHeaders(headers);
    const allow = refusal === 405 && { Allow: handlers[`POST ${path}`] ? 'POST' : 'GET, HEAD' };
    if (refusal) return refuse(response, refusal, { ...allow });
    // Next answers ranges beyond a file's end with 500; a server may ignore them (RFC 9110, section 14.2).
    delete request.headers.range;
    // Next would answer 304 for a page that it does not have.
    delete request.headers['if-none-match'];
    appendPeer(request);
    return (handle ?? handlePage)(request, response);
  });

  // Of requests that a client has pipelined, Node tells the end of the first unanswered one alone.
  server.on('connection', (socket) => socket.once('close', () => note(socket, 0)));
  server.maxConnections = maxConnections;
  server.timeout = silentMs;

  async function finishRequests(): Promise<void> {
    server.close();
    if (waiting.size > 0) await new Promise<void>((resolve) => (finished = resolve));
    // Node leaves open those that have not sent a request yet.
    server.closeAllConnections();
  }

  return { server, finishRequests };
}
