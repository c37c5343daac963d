import { performance } from 'node:perf_hooks';
import { DatabaseSync } from '@photostructure/sqlite';
import { runProcess } from '../../testing/run/processes';
import { aRequest } from '../../testing/samples/consultationRequest';
import { temporaryOutbox, testEnvironment } from '../../testing/site/environment';
import { startSite } from '../../testing/site/site';
import { median } from './load';

const pending = 50_000;
const resolved = 1500;
const listed = 20_000;

/** In milliseconds. */
const targets = { health: 50, list: 3000 };

/** Milliseconds that work takes. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return Math.round(performance.now() - began);
}

/** Adds what failed once an hour ago, and what the operator has resolved since. */
function fill(path: string): void {
  const file = new DatabaseSync(path);
  const add = (count: number, name: string, facts: string) =>
    file
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $count)
        INSERT INTO consultation_request (id, received_hash, body, received_at, tried_since, due_at, thread, version,
          state, reason, attempts, last_error, failed_at, delivered_at)
        SELECT '${name}-' || i, '', $body, $now - i, $now - i, $now + 3600000 + i, '${name}-' || i, 0, ${facts} FROM n`,
      )
      .run({ $count: count, $body: JSON.stringify(aRequest()), $now: Date.now() });
  add(pending, 'pending', `'pending', NULL, 1, '503', $now - 3600000, NULL`);
  add(resolved, 'resolved', `'delivered', 'resolved by the operator', 1, NULL, NULL, $now`);
  file.close();
}

/** Measures what an operator waits for where an outage lasts. @returns a sentence for each target that is missed */
export async function benchOutbox(): Promise<string[]> {
  const DATABASE_URL = temporaryOutbox();
  const env = testEnvironment({ DATABASE_URL });
  const site = await startSite({ env });
  fill(DATABASE_URL.replace('file:', ''));
  const health: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    health.push(await time(() => fetch(`${site.url}/api/health`).then((reply) => reply.text())));
  }
  const args = ['dist/outbox.js', 'list', '-n', String(listed)];
  const options = { env, stdio: 'ignore', timeout: 60_000 } as const;
  const list = await time(() => runProcess(process.execPath, args, options));
  const measured = { health: median(health), list };
  console.log(`\nAn outbox of ${pending} pending requests and ${resolved} resolved ones, in ms:`);
  console.table({ measured, targets });
  return (['health', 'list'] as const)
    .filter((name) => measured[name] > targets[name])
    .map((name) => `${name}: ${measured[name]} ms, target ${targets[name]}`);
}
