import 'server-only';
import { Socket } from 'node:net';
import pg from 'pg';
import { postgresUrl } from '../../env';
import { errorCode } from '../../errorCode';
import { log } from '../../log';
import { createLookUp } from '../../lookUp';
import { within } from '../../within';

/** Short enough for the request to go straight to the webhook. */
const connectionTimeoutMillis = 3000;

/** Which encryption to try, one after another, for the values of `sslmode` that psql takes and the driver does not. */
const attempts: Record<string, string[]> = {
  // The driver's own default, which is `disable`.
  '': ['', 'prefer'],
  allow: ['disable', 'prefer'],
  prefer: ['prefer', 'disable'],
  'no-verify': ['prefer'],
};

/** The hosts of a URL, and the ways to connect to each, in their order, as URLs for the driver. */
function routesOf(databaseUrl: string): { host: number; url: string }[] {
  const { href, hostname, port, searchParams } = postgresUrl(databaseUrl);
  const ports = (searchParams.get('port') ?? port).split(',');
  const mode = searchParams.get('sslmode') ?? '';
  const hosts = (searchParams.get('host') ?? decodeURIComponent(hostname)).split(',');
  return hosts.flatMap((host, index) => {
    const modes = host.startsWith('/') ? ['disable'] : (attempts[mode] ?? [mode]);
    return modes.map((sslmode) => {
      const url = new URL(href);
      url.searchParams.set('host', host.replace(/^\[(.*)\]$/, '$1'));
      url.searchParams.set('port', ports[index] ?? ports[0] ?? '');
      if (sslmode) url.searchParams.set('sslmode', sslmode);
      // The machine's own authorities, which are Node's default.
      if (url.searchParams.get('sslrootcert') === 'system') url.searchParams.delete('sslrootcert');
      url.searchParams.set('uselibpqcompat', 'true');
      return { host: index, url: url.href };
    });
  });
}

/** Whether a server is the one that `target_session_attrs` asks for, as an SQL expression. */
const wanted: Record<string, string> = {
  'read-write': "current_setting('transaction_read_only') = 'off'",
  'read-only': "current_setting('transaction_read_only') = 'on'",
  primary: 'NOT pg_is_in_recovery()',
  standby: 'pg_is_in_recovery()',
};

const lookup = createLookUp();

/** What the driver connects, with a lookup that no name of another host holds up. */
function createSocket(): Socket {
  const socket = new Socket();
  const connect = Socket.prototype.connect.bind(socket);
  return Object.assign(socket, {
    // Of a socket in the file system, its path is the only argument.
    connect: (port: number | string, host?: string) =>
      typeof port === 'string' ? connect(port) : connect({ port, lookup, ...(host && { host }) }),
  });
}

function createPool(connectionString: string): pg.Pool {
  const condition =
    wanted[postgresUrl(connectionString).searchParams.get('target_session_attrs') ?? ''];
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis,
    stream: createSocket,
    // A silent server keeps no tool from ending.
    allowExitOnIdle: true,
    async onConnect(client) {
      if (!condition) return;
      const { rows } = await client.query(`SELECT ${condition} AS fits`);
      if (!rows[0].fits)
        throw Object.assign(new Error('Another server is wanted'), { code: '25006' });
    },
  });
  // The pool replaces broken idle connections; without a listener the event would end the process.
  pool.on('error', (error) => log.warn({ error: errorCode(error) }, 'Outbox connection lost'));
  // One that is in use has the event itself; its statement fails, too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A server that has no connection left, for anybody or for the role. */
const noneLeft = '53300';

/** Waits for one of our own connections where the server gives no further one. */
async function connectTo(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (errorCode(error) !== noneLeft || pool.totalCount === 0) throw error;
    pool.options.max = pool.totalCount;
    return connectTo(pool);
  }
}

/** Whether a server may take a connection with other encryption: it refuses before it asks who is there. */
const isAboutEncryption = (error: unknown) =>
  errorCode(error) === '28000' || /\bSSL\b/.test(String(Object(error).message));

/** The connections to the servers that a URL names: those to one of them, until that fails. */
export function createConnections(databaseUrl: string) {
  const routes = routesOf(databaseUrl).map(({ host, url }) => ({ host, pool: createPool(url) }));
  let current = 0;
  return {
    /** @throws the error of the server that refuses, or of the first host */
    async connect(): Promise<pg.PoolClient> {
      const failures: unknown[] = [];
      let failed: number | undefined;
      for (const route of [...routes.slice(current), ...routes.slice(0, current)]) {
        const { host, pool } = route;
        if (host === failed) continue;
        try {
          const client = await connectTo(pool);
          current = routes.indexOf(route);
          return client;
        } catch (error) {
          failures.push(error);
          if (!isAboutEncryption(error)) failed = host;
        }
      }
      throw failures.find((error) => error instanceof pg.DatabaseError) ?? failures[0];
    },
    /** Leaves half of what the server gives this role to other processes: the tool, another machine. */
    announce(limit: number): void {
      for (const { pool } of routes)
        pool.options.max = Math.max(1, Math.min(10, Math.floor(limit / 2)));
    },
    async end(): Promise<void> {
      const ended = Promise.all(routes.map(({ pool }) => pool.end()));
      // A connection that has fallen silent does not say that it is closed.
      await within(connectionTimeoutMillis, ended).catch(() => undefined);
    },
  };
}

export type Connections = ReturnType<typeof createConnections>;
