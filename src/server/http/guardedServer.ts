import 'server-only';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { problemDocument } from './responses';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const serverOptions = {
  // For other programs' cookies and proxies' headers.
  maxHeaderSize: 34 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5000,
  // Longer than proxies keep an idle connection: they must not use one that closes.
  keepAliveTimeout: 620_000,
};

/** Each takes 64 KB, plus unread answers. */
const maxConnections = 500;

/** Node creates all requests of a chunk, up to 2,500, before it pauses a connection. No browser or proxy pipelines. */
const maxUnanswered = 100;

/** The limit for a client that reads nothing. */
const silentMs = 120_000;

/** How long a closed connection discards what still arrives. */
const lingerMs = 2000;

/** Closing with unread data resets a connection, and its client loses the answer (RFC 9112, section 9.6). */
function closeInStages(socket: Socket): void {
  socket.end();
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string>) {
  const { body, headers: problemHeaders } = problemDocument(status);
  const length = { 'Content-Length': body.length, Connection: 'close' };
  response.writeHead(status, { ...headers, ...problemHeaders, ...length }).end(body);
}

function appendPeer({ headers, rawHeaders, socket }: IncomingMessage): void {
  const peer = socket.remoteAddress ?? 'unknown';
  headers['x-forwarded-for'] = [headers['x-forwarded-for'], peer].filter(Boolean).join(', ');
  rawHeaders.push('X-Forwarded-For', peer);
}

function refusalOf(
  { method, headers }: IncomingMessage,
  target: string,
  takesPosts: boolean,
): number | undefined {
  if (takesPosts || (method !== 'GET' && method !== 'HEAD')) return 405;
  if (!target.startsWith('/')) return 400;
  return headers['transfer-encoding'] || Number(headers['content-length'] ?? 0) ? 413 : undefined;
}

interface GuardOptions {
  /** Keys such as `GET /api/slots`. Posts to other paths are refused. */
  handlers: Readonly<Record<string, Handler>>;
  /** Called first for GET and HEAD. Returns whether it has answered. */
  sendFile: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
  handlePage: Handler;
  /** Handlers may replace them. */
  headers: Record<string, string>;
}

/** `finishRequests` stops listening, waits for requests in flight, and closes connections. */
export function createGuardedServer(options: GuardOptions) {
  const { handlers, sendFile, handlePage } = options;
  const headers = new Map(Object.entries(options.headers));
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
    // Also true of a connection that is closing.
    if (!socket.writable) return;
    note(socket, unansweredOn(socket) + 1);
    response.once('close', () => note(socket, unansweredOn(socket) - 1));
    if (!server.listening) response.setHeader('Connection', 'close');
    // Absolute-form targets (RFC 9112, section 3.2.2) count as paths.
    const target = (request.url ?? '').replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/';
    const [path = ''] = target.split('?', 1);
    const handle = handlers[`${request.method} ${path}`];
    const isPost = handle && request.method === 'POST';
    const takesPosts = `POST ${path}` in handlers;
    const refusal = isPost ? undefined : refusalOf(request, target, takesPosts);
    request.url = target;
    if (!handle && !refusal && sendFile(path, request, response)) return;
    response.setHeaders(headers);
    const allow = refusal === 405 && { Allow: takesPosts ? 'POST' : 'GET, HEAD' };
    if (refusal) return refuse(response, refusal, { ...allow });
    // Next answers 500 beyond the end. Ranges are optional (RFC 9110, section 14.2).
    delete request.headers.range;
    // Next would answer 304 for missing pages.
    delete request.headers['if-none-match'];
    appendPeer(request);
    return (handle ?? handlePage)(request, response);
  });

  // Node reports only the first pipelined request's end.
  server.on('connection', (socket) => {
    socket.once('close', () => note(socket, 0));
    // Node closes by it after `Connection: close`.
    socket.destroySoon = () => {
      note(socket, 0);
      closeInStages(socket);
    };
  });
  server.maxConnections = maxConnections;
  server.timeout = silentMs;

  async function finishRequests(): Promise<void> {
    server.close();
    if (waiting.size > 0) await new Promise<void>((resolve) => (finished = resolve));
    // Node leaves connections without a request open.
    server.closeAllConnections();
  }

  return { server, finishRequests };
}
