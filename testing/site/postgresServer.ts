import { type ChildProcess, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { eventually } from '../run/eventually';
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
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
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

async function untilItAnswers(connectionString: string, server: ChildProcess): Promise<void> {
  const answers = async () => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.end();
    return true;
  };
  await eventually(() => server.exitCode !== null || answers().catch(() => false));
  if (server.exitCode !== null) throw new Error('PostgreSQL did not start');
}

/** Starts the installed server in a new folder. */
async function startInstalled(binaries: string) {
  const account = serverAccount();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-A', 'trust', '-U', 'postgres', '-N', '-E', 'UTF8', '--locale=C'];
  const options = { ...account, cwd: folder, stdio: 'ignore' } as const;
  await once(startProcess(join(binaries, 'initdb'), initdb, options), 'exit');
  const port = await freePort();
  const settings = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
  const server = startProcess(join(binaries, 'postgres'), settings, { ...options, lasting: true });
  // Through its own socket, because another server may have taken the port.
  await untilItAnswers(`postgres://postgres@/postgres?host=${folder}&port=${port}`, server);
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, server };
}

/**
 * The installed server that all files of a test run share. The first one that needs it starts it, and it
 * runs until the end of the test run.
 *
 * @returns its URL
 */
async function sharedServer(binaries: string): Promise<string> {
  const folder = join(tmpdir(), 'shared-postgres');
  const note = join(folder, 'url');
  try {
    mkdirSync(folder);
  } catch {
    await eventually(() => existsSync(note));
    return readFileSync(note, 'utf8');
  }
  const { url } = await startInstalled(binaries);
  writeFileSync(`${note}.part`, url);
  renameSync(`${note}.part`, note);
  return url;
}

/** PGlite has one session for all connections, so each outbox needs its own PGlite. */
async function startPglite(): Promise<PostgresServer> {
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

/**
 * A PostgreSQL: the server of `TEST_POSTGRES_URL`, whose account may create databases, or else the
 * installed one, on a free port and in a temporary folder, or else PGlite.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) return outboxesOn(given);
  const binaries = installedPostgres();
  return binaries ? outboxesOn(await sharedServer(binaries)) : startPglite();
}

/** An installed PostgreSQL that no other file uses, for a test that damages it. */
export async function startOwnPostgres(binaries: string): Promise<PostgresServer> {
  const { url, server } = await startInstalled(binaries);
  const outboxes = outboxesOn(url);
  return {
    ...outboxes,
    async stop() {
      await outboxes.stop();
      // Fast shutdown, which does not wait for clients.
      server.kill('SIGINT');
      await once(server, 'exit');
    },
  };
}
