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

/** Each takes up to 3 MB: Node parses all requests in 64 KB that a client pipelines before we can close it. */
const maxConnections = 256;

/** How many responses of a connection may wait to be read, in memory. Proxies and browsers wait for each response. */
const maxUnfinished = 10;

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
 * Creates the site's HTTP server, which bounds connections, and the responses that each keeps in memory.
 * `finishRequests` closes it and waits until the requests in flight are answered.
 */
export function createGuardedServer(options: GuardOptions) {
  const { handlers, sendFile, handlePage } = options;
  const headers = new Map(Object.entries(options.headers));
  /** The unfinished responses of each connection; the connection that was used last comes last. */
  const connections = new Map<Socket, Set<ServerResponse>>();

  /** Accepts a connection. Where there are too many, it closes the one that has been idle for longest. */
  function accept(socket: Socket): void {
    const responses = new Set<ServerResponse>();
    connections.set(socket, responses);
    // Of the responses that are lost with a connection, Node closes the first one only.
    socket.once('close', () => {
      connections.delete(socket);
      responses.clear();
    });
    if (connections.size <= maxConnections) return;
    const [idle] = [...connections].find(([, { size }]) => size === 0) ?? [socket];
    connections.delete(idle);
    idle.destroy();
  }

  /** Counts a response until it ends. @returns false when its connection has too many, and is closed */
  function admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const responses = connections.get(socket);
    // Node still parses what the client sent before its connection was closed.
    if (socket.destroyed || !responses) return false;
    if (responses.size >= maxUnfinished) {
      socket.destroy();
      return false;
    }
    responses.add(response);
    response.once('close', () => {
      responses.delete(response);
      if (connections.delete(socket)) connections.set(socket, responses);
    });
    return true;
  }

  const server = createServer(serverOptions, (request, response) => {
    if (!admit(request, response)) return;
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

  server.on('connection', accept);
  // A connection on which nothing moves: its client reads no response.
  server.timeout = 120_000;

  async function finishRequests() {
    server.close();
    // Includes those that arrive meanwhile, on connections that are still open.
    for (const [socket, responses] of connections) {
      for (const response of responses) {
        await new Promise((done) => {
          response.once('close', done);
          socket.once('close', done);
        });
      }
    }
  }

  return { server, finishRequests };
}
