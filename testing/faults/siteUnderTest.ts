import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '../run/promises';
import { testEnvironment } from '../site/environment';
import { type PostgresServer, startPostgres } from '../site/postgresServer';
import { type Receiver, startReceiver } from '../site/receiver';
import { launchSite, type Site, startSite } from '../site/site';
import { healthOf } from './requests';

declare global {
  /** The engine of this project; Jest runs the files of the fault suite once per engine. */
  var outboxEngine: 'SQLite' | 'PostgreSQL';
}

/** Makes empty outboxes on one engine. */
export type Engine = Pick<PostgresServer, 'createOutboxUrl' | 'stop'>;

/** In folders that are removed after the test run. */
const sqlite: Engine = {
  createOutboxUrl: async () =>
    `file:${join(mkdtempSync(join(tmpdir(), 'faults-')), 'new', 'outbox.db')}`,
  stop: async () => undefined,
};

/** Starts the engine of this run; PGlite stands in where there is no PostgreSQL. */
export async function startEngine(): Promise<Engine> {
  if (globalThis.outboxEngine === 'SQLite') return sqlite;
  const server = await startPostgres();
  if (server.kind === 'PGlite') {
    process.stdout.write(
      'No PostgreSQL here: PGlite proves the SQL. This is not a durability test.\n',
    );
  }
  return server;
}

interface ServerOptions {
  /** The server's environment variables; all others that it reads are absent. */
  env: Record<string, string>;
  port?: number | string | undefined;
}

const settings = ({ env, port }: ServerOptions) => ({
  env: testEnvironment({ RATE_LIMIT_PER_MINUTE: '1000000', ...env }),
  port,
});

/** Starts the built server without waiting for it. */
export const launchServer = (options: ServerOptions): Promise<Site> =>
  launchSite(settings(options));

/** Starts the built server and waits until it is ready. */
export const startServer = (options: ServerOptions): Promise<Site> => startSite(settings(options));

const run = promisify(execFile);

/** Runs the built tool of the operator while the site runs. */
export const runTool = (env: Record<string, string>, ...args: string[]) =>
  run(process.execPath, ['dist/outbox.js', ...args], { env: testEnvironment(env) }).then(
    (output) => ({ status: 0, ...output }),
    ({ code: status, stdout, stderr }) => ({ status, stdout, stderr }),
  );

interface SiteOptions {
  /** Path of the receiver, which is part of the secret URL. */
  path?: string;
  /** Further environment variables of the server. */
  env?: Record<string, string>;
}

export interface SiteUnderTest {
  engine: Engine;
  receiver: Receiver;
  /** The configuration of the server, for the operator's tool beside them. */
  env: Record<string, string>;
  server: Site;
}

/** Whether a server can write to its outbox. */
async function isWritable({ url }: Site): Promise<boolean> {
  const { reasons } = await healthOf(url);
  return !reasons.some((reason) => reason.startsWith('the outbox'));
}

/**
 * Starts an outbox, a webhook receiver and the built server before the tests of a block, and stops
 * them afterwards. The fields of the result are there once the tests run.
 */
export function setUpSite(options: SiteOptions = {}): SiteUnderTest {
  const site = {} as SiteUnderTest;

  beforeAll(async () => {
    const engine = await startEngine();
    const receiver = await startReceiver({ path: options.path });
    const env = {
      CONSULTATION_WEBHOOK_URL: receiver.url,
      DATABASE_URL: await engine.createOutboxUrl(),
      ...options.env,
    };
    const server = await startServer({ env });
    // A busy machine can take longer to create the tables than a request waits for them.
    await eventually(() => isWritable(server));
    Object.assign(site, { engine, receiver, env, server });
  });

  afterAll(async () => {
    await site.server.end('SIGTERM');
    await site.receiver.close();
    await site.engine.stop();
  });

  return site;
}
