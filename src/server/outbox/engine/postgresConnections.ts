import 'server-only';
import { connect } from 'node:net';
import pg from 'pg';
import { errorCode, errorWith } from '../../errorCode';
import { log } from '../../log';
import { within } from '../../promises';

/** Short enough for the request to go straight to the webhook. */
const connectionTimeoutMillis = 3000;

/** Few, so that a small server has some left for the tool and for another machine. */
const maxConnections = 5;

/** How long a server may take to answer a cancel request, and the statement that it ends. */
const cancelMs = 500;

/** `sslmode` as libpq has it, which the driver offers as an option of its own. */
function withLibpqModes(databaseUrl: string): string {
  const separator = databaseUrl.includes('?') ? '&' : '?';
  return `${databaseUrl}${separator}uselibpqcompat=true`;
}

const sslModes = ['disable', 'require', 'verify-ca', 'verify-full'];

/** Whether the driver takes a text as the URL of one server; a file that it names may be missing. */
export function isPostgresUrl(text: string): boolean {
  if (!/^postgres(ql)?:\/\//.test(text)) return false;
  const [, mode] = /[?&]sslmode=([^&]*)/.exec(text) ?? [];
  try {
    const { host } = new pg.Client({ connectionString: withLibpqModes(text) });
    return !host.includes(',') && (mode === undefined || sslModes.includes(mode));
  } catch (error) {
    return ['ENOENT', 'EACCES'].includes(errorCode(error));
  }
}

/** What the driver knows of a session, with which its server takes a cancel request. */
type Session = pg.PoolClient & { host: string; port: number; processID: number; secretKey: number };

/**
 * Asks the server to end what a session waits for (PostgreSQL's manual, "Canceling Requests in Progress"): a statement,
 * a lock, or a standby. @returns once the server has taken it and closed the connection, or has not in time; PgBouncer
 * must not see that half-closed before
 */
async function cancel(client: pg.PoolClient): Promise<void> {
  const { host, port, processID, secretKey } = client as Session;
  const request = Buffer.alloc(16);
  for (const [index, value] of [16, 80_877_102, processID, secretKey].entries()) {
    request.writeInt32BE(value, 4 * index);
  }
  const socket = host.startsWith('/')
    ? connect(`${host}/.s.PGSQL.${port}`)
    : connect({ host, port });
  socket.on('error', () => socket.destroy());
  socket.setTimeout(connectionTimeoutMillis, () => socket.destroy());
  socket.resume().write(request);
  await new Promise((resolve) => socket.on('close', resolve));
}

/** The driver has no code for a connection that is lost, or not made in time. */
const named = (error: unknown) =>
  errorCode(error) === 'Error' ? errorWith('NO_CONNECTION') : error;

/** What a session says when a cancel request ends its wait for a standby: the row is on this server alone. */
const warning = '01000';

/** A connection that a transaction uses, and what it has been told. */
export interface Connection {
  /** Runs a statement. @throws the server's error; `OUTBOX_STANDBY` or `TIMEOUT` when the time was over */
  query(text: string, values?: unknown[]): Promise<object[]>;
}

/** A pool of a few connections, none of which is given up while the server may still be at work for it. */
export function createConnections(databaseUrl: string) {
  const pool = new pg.Pool({
    connectionString: withLibpqModes(databaseUrl),
    max: maxConnections,
    connectionTimeoutMillis,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A silent server keeps no tool from ending.
    allowExitOnIdle: true,
  });
  // The pool replaces broken idle connections; without a listener the event would end the process.
  pool.on('error', (error) => log.warn({ error: errorCode(error) }, 'Outbox connection lost'));
  // One that is in use has the event itself; its statement fails, too.
  pool.on('connect', (client) => client.on('error', () => undefined));

  /**
   * Does work on a connection, for so many milliseconds with the wait for it. When they are over, the server is asked
   * to end the statement in progress; the connection goes back into the pool once it has answered, or is lost.
   */
  async function use<T>(limitMs: number, work: (connection: Connection) => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    const leftMs = () => limitMs - (performance.now() - startedAt);
    const client = await pool.connect().catch((error) => {
      // Where all of them are in use, the server is slow, and not away.
      throw pool.totalCount < maxConnections ? named(error) : errorWith('TIMEOUT');
    });
    let canceled: Promise<void> | undefined;
    let hasStandbyFailed = false;
    const onNotice = ({ code }: { code?: string | undefined }) => {
      hasStandbyFailed ||= canceled !== undefined && code === warning;
    };
    client.on('notice', onNotice);
    /** The statement in progress, which may outlast the wait for it. */
    let running: Promise<unknown> = Promise.resolve();

    const query: Connection['query'] = async (text, values) => {
      if (canceled || leftMs() <= 0) throw errorWith('TIMEOUT');
      const answer = client.query(text, values);
      running = answer;
      const timer = setTimeout(
        () => {
          canceled = cancel(client);
        },
        Math.max(0, leftMs() - cancelMs),
      );
      try {
        const { rows } = await within(Math.max(cancelMs, leftMs()), answer);
        // Committed by the cancel request alone: it counts as given up.
        if (canceled) throw errorWith(hasStandbyFailed ? 'OUTBOX_STANDBY' : 'TIMEOUT');
        return rows;
      } catch (error) {
        throw canceled && error instanceof pg.DatabaseError ? errorWith('TIMEOUT') : named(error);
      } finally {
        clearTimeout(timer);
      }
    };

    /** Gives the connection back: without an open transaction, or broken. */
    async function release(hasFailed: boolean): Promise<void> {
      const isBroken = (error: unknown) => !(error instanceof pg.DatabaseError);
      let broken = await running.then(() => false, isBroken);
      // Otherwise it could end a later statement.
      await canceled;
      if (hasFailed && !broken) broken = await client.query('ROLLBACK').then(() => false, isBroken);
      client.off('notice', onNotice);
      client.release(broken);
    }

    try {
      const result = await work({ query });
      await release(false);
      return result;
    } catch (error) {
      void release(true);
      throw error;
    }
  }

  return {
    use,
    async end(): Promise<void> {
      // A connection that has fallen silent does not say that it is closed.
      await within(connectionTimeoutMillis, pool.end()).catch(() => undefined);
    },
  };
}

export type Connections = ReturnType<typeof createConnections>;
