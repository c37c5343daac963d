import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from '../run/eventually';
import { freePort } from '../run/ports';
import { startProcess, stopProcess } from '../run/processes';

/** @param programs the folder of PostgreSQL's programs */
export async function startCluster(programs: string) {
  // The server refuses root, and its user cannot enter the test run's folder.
  const folder = mkdtempSync('/tmp/site-postgres-');
  const port = await freePort();
  const { uid, gid } = statSync('/var/lib/postgresql');
  const owner = process.getuid?.() === 0 ? { uid, gid } : {};
  if (owner.uid !== undefined) chownSync(folder, uid, gid);
  const options = { ...owner, cwd: folder, stdio: 'ignore' } as const;
  const data = join(folder, 'data');
  const password = randomUUID();
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (owner.uid !== undefined) chownSync(passwordFile, uid, gid);
  const account = ['-A', 'scram-sha-256', '-U', 'postgres', '--pwfile', passwordFile];
  const initialize = ['-D', data, ...account, '--encoding', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initialize, options);
  const settings = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder];
  const server = startProcess(join(programs, 'postgres'), settings, options);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url });
    // The server may end connections first.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  let administrator: pg.Client | undefined;
  await eventually(async () => {
    administrator = await connect();
    return true;
  });
  return {
    url,
    administer: async (sql: string) => (await administrator?.query(sql))?.rows ?? [],
    connect,
    async stop() {
      await administrator?.end();
      await stopProcess(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
