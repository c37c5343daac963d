// JavaScript, since server.js imports it and runs as it is.
import { createServer, STATUS_CODES } from 'node:http';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */
/** @typedef {(request: IncomingMessage, response: ServerResponse) => unknown} Handler */

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5000,
  // Longer than the 60 s for which proxies commonly keep an idle connection, so that none of them
  // sends a request into a connection that is being closed.
  keepAliveTimeout: 65_000,
};

/** Statuses for requests that Node's parser rejects; 400 for all others. */
const parserErrorStatuses = new Map([
  ['HPE_INVALID_METHOD', 501],
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Refuses a request without reading its body (RFC 9457).
 *
 * @param {ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
function refuse(response, status, headers) {
  const body = JSON.stringify({ type: 'about:blank', status, title: STATUS_CODES[status] });
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'application/problem+json',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(body);
}

/**
 * Appends the peer's address to X-Forwarded-For, as a proxy does.
 *
 * @param {IncomingMessage} request
 */
function appendPeer({ headers, rawHeaders, socket }) {
  const peer = socket.remoteAddress ?? 'unknown';
  const chain = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = chain ? `${chain}, ${peer}` : peer;
  rawHeaders.push('X-Forwarded-For', peer);
}

/** @param {IncomingMessage} request */
const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Creates the site's HTTP server. It adds the given headers to every response, passes on the requests
 * that the site has a handler for, and refuses all others. `finishRequests` closes it and waits until
 * the requests in flight are answered.
 *
 * @param {object} options
 * @param {string} options.consultationEndpoint path
 * @param {Handler} options.handleConsultation gets posts to it
 * @param {Handler} options.handlePage gets GET and HEAD requests
 * @param {Record<string, string>} options.headers the handlers may replace them
 */
export function createGuardedServer(options) {
  const { consultationEndpoint, handleConsultation, handlePage, headers } = options;
  const ownHeaders = Object.entries(headers);
  /** @type {Set<ServerResponse>} */
  const inFlight = new Set();

  const server = createServer(timeouts, (request, response) => {
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
    for (const [name, value] of ownHeaders) response.setHeader(name, value);
    // The server is shutting down.
    if (!server.listening) response.setHeader('Connection', 'close');
    // An absolute-form target (RFC 9112, section 3.2.2) is treated as its path.
    const target = (request.url ?? '').replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/';
    const isConsultation = target.split('?', 1)[0] === consultationEndpoint;
    const isPost = request.method === 'POST' && isConsultation;
    if (!isPost) {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        return refuse(response, 405, { Allow: isConsultation ? 'POST' : 'GET, HEAD' });
      }
      if (!target.startsWith('/')) return refuse(response, 400);
      if (hasBody(request)) return refuse(response, 413);
      // Files are small, and Next answers ranges beyond their end with 500 (RFC 9110, section 14.2: a
      // server may ignore the header).
      delete request.headers.range;
    }
    request.url = target;
    appendPeer(request);
    return isPost ? handleConsultation(request, response) : handlePage(request, response);
  });

  /**
   * Responds on a connection that has no response object, and closes it.
   *
   * @param {import('node:stream').Duplex} socket
   * @param {number} status
   */
  function closeWith(socket, status) {
    const all = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' });
    const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`;
    socket.on('error', () => undefined);
    socket.end(head, () => socket.destroy());
  }

  // Next would keep the sockets of upgrade requests open.
  server.on('upgrade', (_request, socket) => closeWith(socket, 501));
  server.on('connect', (_request, socket) => closeWith(socket, 501));
  server.on('clientError', (/** @type {NodeJS.ErrnoException} */ { code = '' }, socket) => {
    if (socket.writable) closeWith(socket, parserErrorStatuses.get(code) ?? 400);
    else socket.destroy();
  });

  async function finishRequests() {
    server.close();
    // Includes those that arrive meanwhile, on connections that are still open.
    for (const response of inFlight) await new Promise((done) => response.once('close', done));
  }

  return { server, finishRequests };
}
