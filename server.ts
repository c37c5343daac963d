/**
 * The site's server: Next's documented custom server. It sends built files, passes
 * consultation posts to their handler and everything else to Next, and shuts down in order.
 * `npm run build` bundles it into `dist`, with the thread of SQLite beside it.
 */
import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { format } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import compression from 'compression';
import { GET as getSlots } from '@/app/api/slots/route';
import { builtFilesFolder } from '@/lib/buildOutput';
import { headersFor } from '@/lib/headers/headersFor';
import { handleConsultationPost } from '@/server/consultation/handleConsultationPost';
import { errorCode } from '@/server/errorCode';
import { readBuiltFiles } from '@/server/http/builtFiles';
import { createGuardedServer } from '@/server/http/guardedServer';
import { loadEnvironment } from '@/server/loadEnvironment';
import { log } from '@/server/log';
import { closeOutbox, start, stopDelivering } from '@/server/start';

/** Requests and deliveries in flight get this long to finish; the process exits by the deadline. */
const graceMs = 7000;
const deadlineMs = 9500;

// Next logs plain text; this turns it into JSON lines.
console.log = console.info = (...words) => log.info(format(...words));
console.warn = (...words) => log.warn(format(...words));
console.error = (...words) => log.error(format(...words));

function fail(message: string): never {
  process.stderr.write(`The server cannot start: ${message}\n`);
  process.exit(1);
}

// Next reads it on import.
Object.assign(process.env, { NODE_ENV: 'production' });
loadEnvironment();

const port = Number(process.env.PORT?.trim() || '3000');
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  fail('PORT must be a number from 1 to 65535');
}
const hostname = process.env.HOSTNAME?.trim() || undefined;

await start(new URL('sqliteThread.js', import.meta.url));

const { default: next } = await import('next');
const app = next({ dev: false, port, ...(hostname && { hostname }) });
await app.prepare().catch((error) => fail(error.message));

/** Work that continues after its response. */
const background = new Set<Promise<unknown>>();

function waitUntil(work: Promise<unknown>): void {
  const settled = work
    .catch((error) => log.error({ error: errorCode(error) }, 'Work after a response failed'))
    .finally(() => background.delete(settled));
  background.add(settled);
}

/** Of the API and of refused requests; pages and files replace some with their own. */
const headers = headersFor('/api/', { siteUrl: process.env.SITE_URL });

function readFilesOrFail(): ReturnType<typeof readBuiltFiles> {
  try {
    return readBuiltFiles(builtFilesFolder, headers);
  } catch {
    return fail(`${builtFilesFolder} is incomplete: build with npm run build`);
  }
}

// For what Next renders: the page for unknown paths.
const compress = compression({
  // The API's answers are too short to compress, but have no Content-Length yet.
  filter: (request, response) =>
    !request.url?.startsWith('/api/') && compression.filter(request, response),
});
const handleByNext = app.getRequestHandler();

// Next's own classes extend the original Response.
const listenerOptions = { overrideGlobalObjects: false };

const { server, finishRequests } = createGuardedServer({
  handleConsultation: getRequestListener(
    (request) => handleConsultationPost(request, { waitUntil }),
    listenerOptions,
  ),
  // Without Next, many who ask at once keep nobody from posting.
  handleSlots: getRequestListener(getSlots, listenerOptions),
  sendFile: readFilesOrFail(),
  // compression's types are those of Express.
  handlePage: (request, response) =>
    compress(request as never, response as never, () => handleByNext(request, response)),
  headers,
});

let stopping = false;

async function shutDown(signal: NodeJS.Signals): Promise<void> {
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
