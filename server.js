/**
 * The site's server: Next's documented custom server. It guards the connection, gives consultation
 * requests to their handler and everything else to Next, and shuts down in order.
 */
import { createServer } from 'node:http';
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
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
const serverSide = await started;
const handleNext = app.getRequestHandler();

const ownHeaders = { ...securityHeaders(process.env.SITE_URL), ...apiPolicy };

/** Work that goes on after its response. */
const background = new Set();

/** @param {Promise<unknown>} work */
function waitUntil(work) {
  background.add(work);
  void work.finally(() => background.delete(work));
}

const handleConsultation = getRequestListener(
  (request) => serverSide.handleConsultationPost(request, { waitUntil }),
  { overrideGlobalObjects: false },
);

/**
 * Refuses a request without reading its body.
 *
 * @param {ServerResponse} response
 * @param {number} status
 * @param {string} title
 * @param {Record<string, string>} [headers]
 */
function refuse(response, status, title, headers) {
  const body = JSON.stringify({ type: 'about:blank', status, title });
  response.writeHead(status, {
    ...ownHeaders,
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
  const { method = '', url = '' } = request;
  if (stopping) response.setHeader('Connection', 'close');
  // Also for what Next answers by itself; pages replace the policy by their own.
  for (const [name, value] of Object.entries(ownHeaders)) response.setHeader(name, value);
  const isConsultation = url === consultationEndpoint;
  if (isConsultation && method === 'POST') {
    appendPeer(request);
    return handleConsultation(request, response);
  }
  if (method !== 'GET' && method !== 'HEAD') {
    const allow = isConsultation ? 'POST' : 'GET, HEAD';
    return refuse(response, 405, 'Method not allowed', { Allow: allow });
  }
  if (hasBody(request)) return refuse(response, 413, 'This resource takes no body');
  // An absolute-form target (RFC 9112, section 3.2.2) is answered as its path.
  if (!url.startsWith('/')) request.url = url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  appendPeer(request);
  return handleNext(request, response);
}

/**
 * Closes a connection that asks for another protocol (Upgrade, CONNECT).
 *
 * @param {IncomingMessage} _request
 * @param {import('node:stream').Duplex} socket
 */
function refuseProtocol(_request, socket) {
  socket.on('error', () => undefined);
  socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
    socket.destroy(),
  );
}

const server = createServer(timeouts, handle);
server.on('upgrade', refuseProtocol);
server.on('connect', refuseProtocol);

let stopping = false;

/** @param {NodeJS.Signals} signal */
async function shutDown(signal) {
  if (stopping) return;
  stopping = true;
  const code = 128 + constants.signals[signal];
  setTimeout(() => process.exit(code), deadlineMs);
  serverSide.log.info({ signal }, 'Shutting down');
  const closed = new Promise((resolve) => server.close(resolve));
  await serverSide.stopDelivering(graceMs);
  await Promise.all(background);
  server.closeIdleConnections();
  await Promise.race([closed, sleep(1000)]);
  await serverSide.closeOutbox();
  process.exit(code);
}

process.on('SIGTERM', shutDown);
process.on('SIGINT', shutDown);

server.on('error', (error) => fail(`${error.message} (PORT and HOSTNAME say where it listens)`));
server.listen({ port, host: hostname }, () => {
  serverSide.log.info({ port, hostname }, 'Listening');
});
