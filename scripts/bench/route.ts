import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consultationEndpoint } from '@/lib/paths';
import { startProcess, stopAllProcesses } from '../../testing/run/processes';
import { aRequest } from '../../testing/samples/consultationRequest';
import { testEnvironment } from '../../testing/site/environment';
import { startSite } from '../../testing/site/site';
import { compare, type Load } from './contenders';
import { startPlainNext } from './plainNext';

const rounds = 5;
const roundSeconds = 4;

/** Minimum ratio of the route's rate to the plain Next route's, although the route stores on disk first. */
const target = 3;

const postTo = (url: string): Load => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(aRequest()),
});

async function startReceiver(): Promise<string> {
  const child = startProcess(process.execPath, ['scripts/bench/receiver.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve) => {
    child.stdout?.once('data', (line) => resolve(String(line).trim()));
  });
  return `http://127.0.0.1:${port}/`;
}

/** Sends requests to the route with SQLite, and to a plain Next route. @returns a sentence for each target missed */
export async function benchRoute(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const receiver = await startReceiver();
    const plainNext = await startPlainNext(receiver);
    const env = testEnvironment({
      CONSULTATION_WEBHOOK_URL: receiver,
      DATABASE_URL: `file:${join(folder, 'outbox.db')}`,
      RATE_LIMIT_PER_MINUTE: '1000000',
    });
    const site = await startSite({ env });
    const loads = {
      site: postTo(site.url + consultationEndpoint),
      other: postTo(`${plainNext.url}/forward`),
    };
    const { site: route, other, ratio } = await compare(loads, rounds, roundSeconds);
    console.log(`\nPosts: 20 clients, median of ${rounds} rounds of ${roundSeconds} s`);
    console.table({ 'plain Next': other, 'route with SQLite': { ...route, ratio } });
    return [
      ...(ratio < target ? [`route: ${ratio} times plain Next, target ${target}`] : []),
      ...(route.failures > 0 ? [`route: ${route.failures} posts failed`] : []),
    ];
  } finally {
    await stopAllProcesses();
    rmSync(folder, { recursive: true, force: true });
  }
}
