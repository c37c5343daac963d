import { type ChildProcess, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { freePort } from '../run/ports';
import { startProcess } from '../run/processes';

/** A PostgreSQL for tests. */
export interface PostgresServer {
  /** `real` commits to disk; PGlite tests the SQL, not durability. */
  kind: 'real' | 'PGlite';
  /** The URL of an empty outbox. */
  createOutboxUrl(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * The folder of the programs of the newest installed server, where Debian and the official builds put
 * them; undefined when there is none.
 */
export function installedPostgres(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root, so it runs as the account that its package creates. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts the installed server in a new folder.
 *
 * @throws Error with what it printed, when it does not start
 */
export async function startInstalled(binaries: string) {
  const account = serverAccount();
  const cwd = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (account) chownSync(cwd, account.uid, account.gid);
  const initdb = ['-D', 'data', '-A', 'trust', '-U', 'postgres', '-N', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(binaries, 'initdb'), initdb, { ...account, cwd, stdio: 'pipe' });
  const port = await freePort();
  const settings = ['-D', 'data', '-p', String(port), '-k', '', '-h', '127.0.0.1'];
  const server = startProcess(join(binaries, 'postgres'), settings, {
    ...account,
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      const exited = once(server, 'exit');
      // Fast shutdown, which does not wait for clients.
      server.kill('SIGINT');
      await exited;
    },
  };
}

async function untilReady({ stderr }: ChildProcess): Promise<void> {
  const printed: string[] = [];
  if (!stderr) throw new Error('Its output is not read');
  // Reading ends with the server.
  for await (const line of createInterface(stderr)) {
    printed.push(line);
    if (!line.includes('ready to accept connections')) continue;
    stderr.resume();
    return;
  }
  throw new Error(`PostgreSQL did not start.\n${printed.join('\n')}`);
}

/** Creates each outbox in its own database, which `stop` removes. */
function outboxesOn(adminUrl: string): PostgresServer {
  const admin = new pg.Pool({ connectionString: adminUrl, max: 1 });
  admin.on('error', () => undefined);
  const names: string[] = [];
  return {
    kind: 'real',
    async createOutboxUrl() {
      const name = `outbox_${randomBytes(8).toString('hex')}`;
      await admin.query(`CREATE DATABASE ${name}`);
      names.push(name);
      const url = new URL(adminUrl);
      url.pathname = name;
      return url.href;
    },
    async stop() {
      for (const name of names) {
        // A test may have broken its server.
        await admin.query(`DROP DATABASE ${name} WITH (FORCE)`).catch(() => undefined);
      }
      await admin.end();
    },
  };
}

/** PGlite has one session for all connections, so each outbox needs its own PGlite. */
function outboxesOnPglite(): PostgresServer {
  const started: ChildProcess[] = [];
  return {
    kind: 'PGlite',
    async createOutboxUrl() {
      const server = startProcess(process.execPath, ['testing/site/pgliteServer.mjs'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      started.push(server);
      const port = await new Promise<string>((resolve, reject) => {
        server.stdout?.once('data', (line) => resolve(String(line).trim()));
        server.once('exit', () => reject(new Error('PGlite did not start')));
      });
      return `postgres://postgres@127.0.0.1:${port}/postgres`;
    },
    async stop() {
      for (const server of started) server.kill();
    },
  };
}

/** The server of `TEST_POSTGRES_URL`, whose account may create databases; PGlite where there is none. */
export async function startPostgres(): Promise<PostgresServer> {
  const url = process.env.TEST_POSTGRES_URL;
  return url ? outboxesOn(url) : outboxesOnPglite();
}

/** An installed PostgreSQL that no other file uses, for a test that damages it. */
export async function startOwnPostgres(binaries: string): Promise<PostgresServer> {
  const server = await startInstalled(binaries);
  const outboxes = outboxesOn(server.url);
  return {
    ...outboxes,
    async stop() {
      await outboxes.stop();
      await server.stop();
    },
  };
}
