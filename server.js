/**
 * The site's server: Next's documented custom server. It guards the connection, gives consultation
 * requests to their handler and everything else to Next, and shuts down in order.
 */
import { createServer, STATUS_CODES } from 'node:http';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { format } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { apiPolicy, securityHeaders } from './src/lib/securityHeaders.js';

/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

const consultationEndpoint = '/api/consultation';

/** What is in flight gets this long to finish; the process has ended after the deadline. */
const graceMs = 7000;
const deadlineMs = 9500;

const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5000,
  // Longer than proxies keep an idle connection (60 s is common), so that none of them sends a
  // request into one that is being closed.
  keepAliveTimeout: 65_000,
};

/**
 * A console method that prints one JSON object per line, as the rest of the log: Next prints text.
 *
 * @param {string} level
 * @returns {(...words: unknown[]) => void}
 */
const jsonLine =
  (level) =>
  (...words) => {
    const line = { level, time: new Date().toISOString(), msg: format(...words) };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };
Object.assign(console, { log: jsonLine('info'), info: jsonLine('info') });
Object.assign(console, { warn: jsonLine('warn'), error: jsonLine('error') });

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`The server cannot start: ${message}\n`);
  process.exit(1);
}

/** @param {string | undefined} text */
function parsePort(text) {
  const port = Number(text?.trim() || '3000');
  const valid = Number.isInteger(port) && port >= 1 && port <= 65_535;
  return valid ? port : fail('PORT must be a number from 1 to 65535');
}

const port = parsePort(process.env.PORT);
const hostname = process.env.HOSTNAME || undefined;

// Next reads it while it is imported.
Object.assign(process.env, { NODE_ENV: 'production' });
const { default: next } = await import('next');
const app = next({ dev: false, port, ...(hostname && { hostname }) });

/**
 * Next runs src/instrumentation.ts while it prepares, which gives its side of the server to this
 * callback.
 *
 * @type {Promise<import('./src/server/start').ServerSide>}
 */
const started = new Promise((resolve) => {
  Object.assign(globalThis, { [Symbol.for('consultation.started')]: resolve });
});
await app.prepare().catch((error) => fail(error.message));
const { handleConsultationPost, stopDelivering, closeOutbox } = await started;
const handleNext = app.getRequestHandler();

/** For every answer; pages replace the policy by their own. */
const ownHeaders = Object.entries({ ...securityHeaders(process.env.SITE_URL), ...apiPolicy });

let stopping = false;

/** Work that goes on after its response. */
const background = new Set();

/** @param {Promise<unknown>} work */
function waitUntil(work) {
  background.add(work);
  void work.finally(() => background.delete(work));
}

const handleConsultation = getRequestListener(
  (request) => handleConsultationPost(request, { waitUntil }),
  { overrideGlobalObjects: false },
);

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
 * Appends the peer's address to X-Forwarded-For, as any proxy does.
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
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
function handle(request, response) {
  for (const [name, value] of ownHeaders) response.setHeader(name, value);
  if (stopping) response.setHeader('Connection', 'close');
  // An absolute-form target (RFC 9112, section 3.2.2) is answered as its path.
  const target = (request.url ?? '').replace(/^https?:\/\/[^/?#]*(?=\/|$)/i, '') || '/';
  const isConsultation = target.split('?', 1)[0] === consultationEndpoint;
  if (request.method === 'POST' && isConsultation) {
    request.url = target;
    appendPeer(request);
    return handleConsultation(request, response);
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, { Allow: isConsultation ? 'POST' : 'GET, HEAD' });
  }
  if (!target.startsWith('/')) return refuse(response, 400);
  if (hasBody(request)) return refuse(response, 413);
  request.url = target;
  // Files are small, and Next answers ranges beyond their end with 500 (RFC 9110, section 14.2: a
  // server may ignore the header).
  delete request.headers.range;
  appendPeer(request);
  return handleNext(request, response);
}

/** Statuses for what Node's parser refuses; 400 for anything else. */
const parserErrors = new Map([
  ['HPE_INVALID_METHOD', 501],
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Answers on the bare connection and closes it.
 *
 * @param {import('node:stream').Duplex} socket
 * @param {number} status
 */
function hangUp(socket, status) {
  socket.on('error', () => undefined);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  socket.end(`${head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

const server = createServer(timeouts, handle);
// Other protocols than HTTP/1.1 are not spoken here.
server.on('upgrade', (_request, socket) => hangUp(socket, 501));
server.on('connect', (_request, socket) => hangUp(socket, 501));
server.on('clientError', (/** @type {NodeJS.ErrnoException} */ { code = '' }, socket) => {
  if (socket.writable) hangUp(socket, parserErrors.get(code) ?? 400);
  else socket.destroy();
});

/** @param {NodeJS.Signals} signal */
async function shutDown(signal) {
  if (stopping) return;
  stopping = true;
  console.info('Shutting down');
  const code = 128 + constants.signals[signal];
  setTimeout(() => process.exit(code), deadlineMs);
  const closed = new Promise((resolve) => server.close(resolve));
  await stopDelivering(graceMs);
  await Promise.all(background);
  server.closeIdleConnections();
  await Promise.race([closed, sleep(1000)]);
  await closeOutbox();
  process.exit(code);
}

process.on('SIGTERM', shutDown);
process.on('SIGINT', shutDown);

server.on('error', (error) => fail(`${error.message} (PORT and HOSTNAME say where it listens)`));
server.listen({ port, host: hostname }, () => console.info(`Listening on port ${port}`));
