import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { silenceAt, startProxy } from '../../testing/built/proxy';
import { submit } from '../../testing/built/requests';
import { launchServer, runTool, startServer } from '../../testing/built/siteUnderTest';
import { eventually } from '../../testing/run/eventually';
import { startProcess } from '../../testing/run/processes';
import { temporaryFolder, temporaryOutbox, testEnvironment } from '../../testing/site/environment';
import { startPostgres, testSessionsOf } from '../../testing/site/postgresServer';

async function idsAt(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query('SELECT id FROM consultation_request ORDER BY id')
    .catch(() => ({ rows: [] }));
  await client.end();
  return rows.map(({ id }) => id);
}

testSessionsOf('PostgreSQL')(
  'a copy that is killed before or after its commit loses nothing, and a further one says what the database has',
  async () => {
    const postgres = await startPostgres();
    const original = temporaryOutbox();
    // A killed site leaves its write-ahead log.
    const site = await startServer({ env: { DATABASE_URL: original } });
    const ids = [(await submit(site.url))?.id, (await submit(site.url))?.id].sort();
    await site.end('SIGKILL');
    const proxy = await startProxy(Number(new URL(await postgres.createOutboxUrl()).port));

    for (const direction of ['there', 'back'] as const) {
      const path = join(temporaryFolder(), 'outbox.db');
      const env = { DATABASE_URL: `file:${path}` };
      for (const end of ['', '-wal']) copyFileSync(original.replace('file:', '') + end, path + end);
      const to = await postgres.createOutboxUrl();
      const through = Object.assign(new URL(to), { port: String(proxy.port) }).href;
      // The first transaction only reads.
      const hasStopped = silenceAt(proxy, direction, 'COMMIT\0', 2);
      const args = ['dist/outbox.js', 'copy', '--to', through];
      const killed = startProcess(process.execPath, args, {
        env: testEnvironment(env),
        stdio: 'ignore',
      });
      await eventually(hasStopped);
      killed.kill('SIGKILL');
      await once(killed, 'exit');
      proxy.decide = () => 'pass';
      proxy.cutAll();
      const again = await launchServer({ env });
      expect(await again.ended).toBe(1);
      expect(again.output()).toContain('was copied to PostgreSQL');

      const copy = () => runTool(env, 'copy', '--to', to);
      if (direction === 'there') {
        const { status, stderr } = await copy();
        expect([status, stderr]).toEqual([
          1,
          expect.stringContaining('does not have its requests'),
        ]);
        expect((await runTool(env, 'copy', '--undo')).status).toBe(0);
      }
      const { status, stdout } = await copy();
      expect([status, stdout.includes('has the requests')]).toEqual([0, direction === 'back']);
      expect(await idsAt(to)).toEqual(ids);
    }
    proxy.close();
    await postgres.stop();
  },
);
