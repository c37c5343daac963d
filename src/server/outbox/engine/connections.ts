import 'server-only';
import { Socket } from 'node:net';
import pg from 'pg';
import { errorCode } from '../../errorCode';
import { log } from '../../log';
import { createLookUp } from '../../lookUp';
import { within } from '../../within';
import { routesTo } from './postgresUrl';

/** Short enough for the request to go straight to the webhook. */
const connectionTimeoutMillis = 3000;

/** Few, so that a small server has some left for the tool and for another machine. */
const maxConnections = 5;

const lookup = createLookUp();

/** What the driver connects, with a lookup that no name of another host holds up. */
function createSocket(): Socket {
  const socket = new Socket();
  const connect = Socket.prototype.connect.bind(socket);
  return Object.assign(socket, {
    // Of a socket in the file system, its path is the only argument.
    connect: (port: number | string, host = 'localhost') =>
      typeof port === 'string'
        ? connect(port)
        : connect({ port, host, lookup, autoSelectFamily: true }),
  });
}

/** @param needsPrimary whether a standby, to which nothing can be written, is refused */
function createPool(connectionString: string, needsPrimary: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis,
    stream: createSocket,
    // A silent server keeps no tool from ending.
    allowExitOnIdle: true,
    async onConnect(client) {
      if (!needsPrimary) return;
      const { rows } = await client.query('SELECT pg_is_in_recovery() AS is_standby');
      const refusal = new pg.DatabaseError('A standby', 0, 'error');
      if (rows[0].is_standby) throw Object.assign(refusal, { code: '25006' });
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

/**
 * The connections to the servers that a URL names: those to one of them, until that fails. Of several, one that can be
 * written is wanted, whatever `target_session_attrs` says: an outbox is of no use on a standby.
 */
export function createConnections(databaseUrl: string) {
  const found = routesTo(databaseUrl);
  const needsPrimary = found.some(({ server }) => server > 0);
  const routes = found.map(({ server, url }) => ({
    server,
    pool: createPool(url.href, needsPrimary),
  }));
  let current = 0;
  return {
    /** @throws the error of the server that refuses, or of the first one */
    async connect(): Promise<pg.PoolClient> {
      const failures: unknown[] = [];
      let failed: number | undefined;
      for (const route of [...routes.slice(current), ...routes.slice(0, current)]) {
        if (route.server === failed) continue;
        try {
          const client = await connectTo(route.pool);
          current = routes.indexOf(route);
          return client;
        } catch (error) {
          failures.push(error);
          if (!isAboutEncryption(error)) failed = route.server;
        }
      }
      throw failures.find((error) => error instanceof pg.DatabaseError) ?? failures[0];
    },
    async end(): Promise<void> {
      const ended = Promise.all(routes.map(({ pool }) => pool.end()));
      // A connection that has fallen silent does not say that it is closed.
      await within(connectionTimeoutMillis, ended).catch(() => undefined);
    },
  };
}

export type Connections = ReturnType<typeof createConnections>;
