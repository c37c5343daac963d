/** Next's custom server, bundled as `dist/server.js`. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { format } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { builtFilesFolder } from '@/lib/buildOutput';
import { headersFor } from '@/lib/headers/headersFor';
import { callEndpoint, consultationEndpoint, slotsEndpoint } from '@/lib/paths';
import { handleCallPost } from '@/server/consultation/handleCallPost';
import { handleConsultationPost } from '@/server/consultation/handleConsultationPost';
import { handleSlotsGet } from '@/server/consultation/handleSlotsGet';
import { describeError } from '@/server/errorCode';
import { handleHealthGet } from '@/server/handleHealthGet';
import { readBuiltFiles } from '@/server/http/builtFiles';
import { createGuardedServer } from '@/server/http/guardedServer';
import { loadEnvironment } from '@/server/loadEnvironment';
import { log } from '@/server/log';
import { fail, prepare, startWork } from '@/server/start';

const graceMs = 7000;
/** A mail in flight has 10 seconds. */
const workGraceMs = 10_500;

// Next's messages can contain anything.
function inOneLine(words: unknown[]): string {
  const safe = words.map((word) => {
    if (!(word instanceof Error)) return word;
    const { error, frames } = describeError(word);
    return [error, ...frames].join(' at ');
  });
  return format(...safe);
}
// While it starts, Next reports durations, which help no operator.
console.log = console.info = () => undefined;
console.warn = (...words) => log.warn(inOneLine(words));
console.error = (...words) => log.error(inOneLine(words));

// The build's path is relative.
if (!existsSync('.next')) {
  fail(`${process.cwd()} has no build: start in the site's folder, after npm run build`);
}

// Next reads it on import.
Object.assign(process.env, { NODE_ENV: 'production' });
const runtime = await prepare(loadEnvironment, new URL('sqliteWorkerThread.js', import.meta.url));

const port = Number(process.env.PORT?.trim() || '3000');
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  fail('PORT must be a number from 1 to 65535');
}
// Many shells and containers set the machine's name.
const named = process.env.HOSTNAME?.trim() ?? '';
if (!isIP(named) && /[^\w.-]/.test(named)) {
  // Listening everywhere could expose a private server.
  fail('HOSTNAME must be an IP address, without quotes, brackets or a port, or a name');
}
const hostname = isIP(named) || named === 'localhost' ? named : undefined;

const { default: next } = await import('next');
// On our server, Next would take upgrades such as h2c. Node answers them in HTTP/1.1 (RFC 9110, section 7.8).
const httpServer = createServer();
const app = next({ dev: false, port, httpServer, ...(hostname && { hostname }) });
await app.prepare().catch((error) => fail(error.message));
console.log = console.info = (...words) => log.info(inOneLine(words));

const background = new Set<Promise<unknown>>();

function waitUntil(work: Promise<unknown>): void {
  const settled = work
    .catch((error) => log.error(describeError(error), 'Work after a response failed'))
    .finally(() => background.delete(settled));
  background.add(settled);
}

const headers = headersFor('/api/', { siteUrl: runtime.env.site.url });

function readFilesOrFail(): ReturnType<typeof readBuiltFiles> {
  try {
    return readBuiltFiles(builtFilesFolder, headers);
  } catch {
    return fail(`${builtFilesFolder} is incomplete: build with npm run build`);
  }
}

const listenerOptions = {
  // Next extends the original `Response`.
  overrideGlobalObjects: false,
  // HTTP/1.0 needs no Host. HAProxy's health checks send none.
  hostname: 'localhost',
};

const sendSlots = getRequestListener(
  (request) => handleSlotsGet(request, runtime),
  listenerOptions,
);

const sendHealth = getRequestListener(
  (request) => handleHealthGet(request, runtime),
  listenerOptions,
);

const { server, finishRequests } = createGuardedServer({
  handlers: {
    [`POST ${consultationEndpoint}`]: getRequestListener(
      (request) => handleConsultationPost(request, runtime, waitUntil),
      listenerOptions,
    ),
    [`POST ${callEndpoint}`]: getRequestListener(
      (request) => handleCallPost(request, runtime, waitUntil),
      listenerOptions,
    ),
    // Next would slow posts down.
    [`GET ${slotsEndpoint}`]: sendSlots,
    [`HEAD ${slotsEndpoint}`]: sendSlots,
    // Next adds proxies' headers.
    'GET /api/health': sendHealth,
    'HEAD /api/health': sendHealth,
  },
  sendFile: readFilesOrFail(),
  handlePage: app.getRequestHandler(),
  headers,
});

server.on('error', (error) => fail(`${error.message} (check PORT and HOSTNAME)`));
server.listen({ port, host: hostname });
await once(server, 'listening');
const { address, family } = server.address() as AddressInfo;
log.info(`Listening on ${family === 'IPv6' ? `[${address}]` : address}:${port}`);
const stopWork = startWork(runtime);

export async function stop(): Promise<void> {
  log.info('Shutting down');
  const answered = finishRequests().then(() => Promise.all(background));
  await Promise.all([
    Promise.race([answered, sleep(graceMs)]),
    Promise.race([stopWork(), sleep(workGraceMs)]),
  ]);
  await runtime.outbox.close();
}
