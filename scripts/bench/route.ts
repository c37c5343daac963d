import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { consultationEndpoint } from '@/lib/paths';
import { runProcess, startProcess } from '../../testing/run/processes';
import { aRequest } from '../../testing/samples/consultationRequest';
import { testEnvironment } from '../../testing/site/environment';
import { nextBin, type Site, startSite } from '../../testing/site/site';
import { compare, type Load, roundsInWords } from './load';

/** Minimum ratio of the route's rate to the plain Next route's, although the route stores on disk first. */
const target = 2.5;

/** Inside the project, so that it resolves the project's packages. Not committed. */
const plainNext = resolve('.bench', 'plain-next');

const plainNextFiles: Readonly<Record<string, string>> = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.js': `export default { turbopack: { root: ${JSON.stringify(resolve('.'))} } };`,
  'app/forward/route.js': `
export async function POST(request) {
  const response = await fetch(process.env.WEBHOOK_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await request.json()),
  });
  return Response.json({ ok: response.ok }, { status: response.ok ? 200 : 502 });
}`,
};

/** Builds and starts a Next site whose one route handler forwards what it gets and stores nothing. */
async function startPlainNext(webhookUrl: string): Promise<Site> {
  rmSync(plainNext, { recursive: true, force: true });
  for (const [name, text] of Object.entries(plainNextFiles)) {
    mkdirSync(join(plainNext, name, '..'), { recursive: true });
    writeFileSync(join(plainNext, name), text);
  }
  const env = { ...testEnvironment({}), WEBHOOK_URL: webhookUrl };
  const build = [nextBin, 'build', plainNext];
  if (!(await runProcess(process.execPath, build, { env, timeoutMs: 180_000 }))) {
    throw new Error('The plain Next site could not be built.');
  }
  return startSite({ env, command: [nextBin, 'start', plainNext, '--hostname', '127.0.0.1'] });
}

/** Starts a receiver in a process of its own, which costs as little as Node can. */
async function startReceiver(): Promise<string> {
  const child = startProcess(process.execPath, ['scripts/bench/receiver.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = child.stdout ? await once(child.stdout, 'data') : [];
  return `http://127.0.0.1:${String(port).trim()}/`;
}

const postTo = (url: string): Load => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(aRequest()),
});

/** Sends requests to the route with SQLite, and to a plain Next route. @returns a sentence for each target missed */
export async function benchRoute(folder: string): Promise<string[]> {
  const receiver = await startReceiver();
  const other = await startPlainNext(receiver);
  const env = testEnvironment({
    CONSULTATION_WEBHOOK_URL: receiver,
    DATABASE_URL: `file:${join(folder, 'outbox.db')}`,
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  const site = await startSite({ env });
  const { row, failures } = await compare({
    site: postTo(site.url + consultationEndpoint),
    other: postTo(`${other.url}/forward`),
  });
  console.log(`\nPosts, beside a plain Next route: ${roundsInWords}`);
  console.table({ 'route with SQLite': row });
  return [
    ...(row.ratio < target ? [`route: ${row.ratio} times plain Next, target ${target}`] : []),
    ...(failures > 0 ? [`route: ${failures} posts failed`] : []),
  ];
}
