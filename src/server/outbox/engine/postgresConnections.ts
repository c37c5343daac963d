import 'server-only';
import pg from 'pg';
import { createLocks, within } from '../../asyncLimits';
import { withLibpqModes } from '../../databaseUrl';
import { errorCode, errorWith } from '../../errorCode';
import { log } from '../../log';
import { timeLimitMs } from './database';

/** Short enough for the request to go straight to the webhook. */
const connectionTimeoutMillis = 3000;

/** Few, so that a small server has some left for the tool and for another machine. */
const maxConnections = 5;

/** Closes a connection that could not log in, which the driver leaves open, and the server for a minute. */
class Client extends pg.Client {
  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void) {
    return super.connect((error: Error | null) => {
      if (error) void this.end();
      callback?.(error as Error);
    }) as unknown as Promise<pg.Client>;
  }
}

/** A statement that the server ended by its limit, or an administrator did. */
const canceled = '57014';

/** What a server says to a password that is wrong or empty. */
const refusedPassword = '28P01';

/** The driver has no code for a connection that is lost, or not made in time, nor for a password that it lacks. */
function named(error: unknown): unknown {
  const code = errorCode(error);
  if (code === canceled) return errorWith('TIMEOUT');
  if (code !== 'Error') return error;
  return errorWith(/password must be/.test(String(error)) ? 'OUTBOX_PASSWORD' : 'NO_CONNECTION');
}

/** Runs a statement. @throws the server's error, or `TIMEOUT` when the time was over */
export type Query = (text: string, values?: unknown[]) => Promise<object[]>;

/** How much longer than the transaction a statement may take, because the server is not told its limit each time. */
const graceMs = 500;

/** A pool of a few connections, none of which is given up while the server may still be at work for it. */
export function createConnections(databaseUrl: string) {
  const connectionString = withLibpqModes(databaseUrl);
  const lock = createLocks();
  const pool = new pg.Pool({
    Client,
    connectionString,
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
   * Does work in a transaction, for so many milliseconds with the wait for a connection. The server itself ends a
   * statement by then, and no statement and no commit begins later. A commit that waits for a standby has no such
   * limit: its connection goes back into the pool when the server answers, or is lost.
   * @param key transactions with the same key follow one another, each once the connection of the one before is back
   */
  async function transact<T>(
    limitMs: number,
    mode: 'READ ONLY' | 'READ WRITE',
    work: (query: Query) => Promise<T>,
    key?: string,
  ): Promise<T> {
    const startedAt = performance.now();
    const leftMs = () => Math.ceil(limitMs - (performance.now() - startedAt));
    const unlock = key === undefined ? () => undefined : await lock(key, leftMs());
    const client = await pool.connect().catch((error) => {
      unlock();
      if (errorCode(error) === refusedPassword && !new pg.Client({ connectionString }).password) {
        throw errorWith('OUTBOX_PASSWORD');
      }
      // Where all of them are in use, the server is slow, and not away.
      throw pool.totalCount < maxConnections ? named(error) : errorWith('TIMEOUT');
    });
    /** The statement in progress, which may outlast the wait for it. */
    let running: Promise<unknown> = Promise.resolve();
    /** The server's limit for a statement. */
    let serverMs = leftMs();

    const send: Query = async (text, values) => {
      const ms = leftMs();
      if (ms <= 0) throw errorWith('TIMEOUT');
      const answer = client.query(text, values);
      running = answer;
      const { rows } = await within(ms, answer).catch((error) => {
        throw named(error);
      });
      return rows;
    };
    // Of the transaction, because a pooler gives a session's settings to others.
    const limit = () => `SET LOCAL statement_timeout = ${serverMs}`;

    const query: Query = async (text, values) => {
      if (serverMs - leftMs() > graceMs) {
        serverMs = Math.max(1, leftMs());
        await send(limit());
      }
      return send(text, values);
    };

    /** Gives the connection back: without an open transaction, or broken. */
    async function release(hasFailed: boolean): Promise<void> {
      const isBroken = (error: unknown) => !(error instanceof pg.DatabaseError);
      let broken = await running.then(() => false, isBroken);
      if (hasFailed && !broken) broken = await client.query('ROLLBACK').then(() => false, isBroken);
      client.release(broken);
      unlock();
    }

    try {
      // The second one frees what a lost machine has locked.
      await send(`BEGIN ISOLATION LEVEL READ COMMITTED ${mode}; ${limit()};
        SET LOCAL idle_in_transaction_session_timeout = ${timeLimitMs}`);
      const result = await work(query);
      await send('COMMIT');
      await release(false);
      return result;
    } catch (error) {
      void release(true);
      throw error;
    }
  }

  return {
    transact,
    async end(): Promise<void> {
      // A connection that has fallen silent does not say that it is closed.
      await within(connectionTimeoutMillis, pool.end()).catch(() => undefined);
    },
  };
}

export type Connections = ReturnType<typeof createConnections>;
