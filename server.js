/**
 * The site's server: Next's documented custom server. It sends built files, passes
 * consultation posts to their handler and everything else to Next, and shuts down in order.
 */
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { format } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import nextEnv from '@next/env';
import compression from 'compression';
import { apiPolicy, securityHeaders } from './src/lib/headers/securityHeaders.js';
import { errorCode } from './src/server/errorCode.js';
import { builtFilesFolder, readBuiltFiles } from './src/server/http/builtFiles.js';
import { createGuardedServer } from './src/server/http/guardedServer.js';
import { log } from './src/server/log.js';

/** Requests and deliveries in flight get this long to finish; the process exits by the deadline. */
const graceMs = 7000;
const deadlineMs = 9500;

// Next logs plain text; this turns it into JSON lines.
console.log = console.info = (...words) => log.info(format(...words));
console.warn = (...words) => log.warn(format(...words));
console.error = (...words) => log.error(format(...words));

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`The server cannot start: ${message}\n`);
  process.exit(1);
}

// Next reads it on import.
Object.assign(process.env, { NODE_ENV: 'production' });
// Next does this later; the `.env` files may set PORT and HOSTNAME.
nextEnv.loadEnvConfig(process.cwd());

const port = Number(process.env.PORT?.trim() || '3000');
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  fail('PORT must be a number from 1 to 65535');
}
const hostname = process.env.HOSTNAME?.trim() || undefined;

const { default: next } = await import('next');
const app = next({ dev: false, port, ...(hostname && { hostname }) });

// src/instrumentation.ts resolves it, which `prepare` starts and does not wait for.
/** @type {Promise<import('./src/server/start').ServerSide>} */
const started = new Promise((resolve) => {
  globalThis.consultationStarted = resolve;
});
await app.prepare().catch((error) => fail(error.message));
const { consultationEndpoint, handleConsultationPost, stopDelivering, closeOutbox } = await started;

/** Work that continues after its response. */
const background = new Set();

/** @param {Promise<unknown>} work */
function waitUntil(work) {
  const settled = work
    .catch((error) => log.error({ error: errorCode(error) }, 'Work after a response failed'))
    .finally(() => background.delete(settled));
  background.add(settled);
}

/** @returns {ReturnType<typeof readBuiltFiles>} */
function readFilesOrFail() {
  try {
    return readBuiltFiles(builtFilesFolder);
  } catch {
    return fail(`${builtFilesFolder} is incomplete: build with npm run build`);
  }
}
const sendBuiltFile = readFilesOrFail();

// For what Next renders: the page for unknown paths.
const compress = compression({
  // The API's answers are too short to compress, but have no Content-Length yet.
  filter: (request, response) =>
    !request.url?.startsWith('/api/') && compression.filter(request, response),
});
const handleByNext = app.getRequestHandler();

const { server, finishRequests } = createGuardedServer({
  consultationEndpoint,
  handleConsultation: getRequestListener(
    (request) => handleConsultationPost(request, { waitUntil }),
    // Next's own classes extend the original Response.
    { overrideGlobalObjects: false },
  ),
  handlePage: (request, response) =>
    sendBuiltFile(request, response) ||
    compress(request, response, () => handleByNext(request, response)),
  // Pages replace the policy with their own.
  headers: { ...securityHeaders(process.env.SITE_URL), ...apiPolicy },
});

let stopping = false;

/** @param {NodeJS.Signals} signal */
async function shutDown(signal) {
  if (stopping) return;
  stopping = true;
  log.info('Shutting down');
  const code = 128 + constants.signals[signal];
  setTimeout(() => process.exit(code), deadlineMs);
  await Promise.all([Promise.race([finishRequests(), sleep(graceMs)]), stopDelivering(graceMs)]);
  await Promise.all(background);
  await closeOutbox();
  process.exit(code);
}

process.on('SIGTERM', shutDown);
process.on('SIGINT', shutDown);

server.on('error', (error) => fail(`${error.message} (check PORT and HOSTNAME)`));
server.listen({ port, host: hostname }, () => log.info(`Listening on port ${port}`));
