import { DatabaseSync } from '@photostructure/sqlite';
import { runProcess } from '../../testing/run/processes';
import { aRequest } from '../../testing/samples/consultationRequest';
import { temporaryOutbox, testEnvironment } from '../../testing/site/environment';
import { startPostgres } from '../../testing/site/postgresServer';
import { startSite } from '../../testing/site/site';

const requests = 200_000;

const fill = `INSERT INTO consultation_request
    (id, received_hash, body, state, received_at, tried_since, due_at, thread)
  WITH RECURSIVE numbered (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbered LIMIT ${requests})
  SELECT printf('%032d', n), '', $body, 'pending', n, n, n, printf('%032d', n) FROM numbered`;

/** Prints what a process has used at most. */
const tellMemory = `data:text/javascript,process.on('exit', () =>
  console.log(Math.round(process.resourceUsage().maxRSS / 1024) + ' MB'))`;

/** Moves a file to the PostgreSQL of `TEST_POSTGRES_URL`. @returns a sentence where it fails */
export async function benchMove(): Promise<string[]> {
  const server = await startPostgres();
  if (server.kind !== 'real') {
    await server.stop();
    console.log('No move: TEST_POSTGRES_URL is not set.');
    return [];
  }
  const url = temporaryOutbox();
  const env = testEnvironment({ DATABASE_URL: url });
  await (await startSite({ env })).stop();
  const file = new DatabaseSync(url.slice('file:'.length));
  file.prepare(fill).run({ body: JSON.stringify(aRequest({ description: 'Brief. '.repeat(60) })) });
  file.close();
  const move = ['dist/outbox.js', 'move', '--to', await server.createOutboxUrl()];
  const startedAt = performance.now();
  const args = ['--import', tellMemory, ...move];
  const isMoved = await runProcess(process.execPath, args, { env, timeout: 600_000 });
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  await server.stop();
  return isMoved ? [] : ['move: it failed'];
}
