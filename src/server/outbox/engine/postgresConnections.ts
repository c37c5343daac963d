import 'server-only';
import pg from 'pg';
import { within } from '../../asyncLimits';
import { withLibpqModes } from '../../databaseUrl';
import { errorCode, errorWith } from '../../errorCode';
import { log } from '../../log';
import { timeLimitMs } from './database';

/** Short enough for the request to go straight to the webhook. */
const connectionTimeoutMillis = 3000;

/** Leaves sessions for the tool and another machine. */
const maxConnections = 5;

/** Closes the connection after a failed login. pg leaves it open. */
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

const canceled = '57014';

const refusedPassword = '28P01';

/** Adds a code to errors for which pg has none. */
function withErrorCode(error: unknown): unknown {
  const code = errorCode(error);
  if (code === canceled) return errorWith('TIMEOUT');
  if (code !== 'Error') return error;
  return errorWith(/password must be/.test(String(error)) ? 'OUTBOX_PASSWORD' : 'NO_CONNECTION');
}

export type Query = (text: string, values?: unknown[]) => Promise<object[]>;

/** `statement_timeout` is this much shorter than the time left, so most statements need no new one. */
const reserveMs = 500;

/**
 * Creates a pool that reuses a connection only after the server has answered its last statement.
 */
export function createConnections(databaseUrl: string) {
  const connectionString = withLibpqModes(databaseUrl);
  const pool = new pg.Pool({
    Client,
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A silent server must not keep the tool from ending.
    allowExitOnIdle: true,
  });
  // Without a listener, the event would end the process.
  pool.on('error', (error) => log.warn({ error: errorCode(error) }, 'Outbox connection lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));

  /**
   * Runs a transaction within `limitMs`, which includes the wait for a connection. A commit that
   * waits for a standby keeps its connection until the server answers.
   */
  async function transact<T>(
    limitMs: number,
    mode: 'READ ONLY' | 'READ WRITE',
    work: (query: Query) => Promise<T>,
  ): Promise<T> {
    const startedAt = performance.now();
    const leftMs = () => Math.ceil(limitMs - (performance.now() - startedAt));
    const client = await pool.connect().catch((error) => {
      if (errorCode(error) === refusedPassword && !new pg.Client({ connectionString }).password) {
        throw errorWith('OUTBOX_PASSWORD');
      }
      throw pool.totalCount < maxConnections ? withErrorCode(error) : errorWith('TIMEOUT');
    });
    let running: Promise<unknown> = Promise.resolve();
    const nextLimitMs = () => Math.max(1, leftMs() - reserveMs, Math.floor(leftMs() / 2));
    let sentLimitMs = nextLimitMs();

    const send: Query = async (text, values) => {
      const ms = leftMs();
      if (ms <= 0) throw errorWith('TIMEOUT');
      const answer = client.query(text, values);
      running = answer;
      const { rows } = await within(ms, answer).catch((error) => {
        throw withErrorCode(error);
      });
      return rows;
    };
    // With a pooler, a session's settings would reach other clients.
    const setTimeoutSql = () => `SET LOCAL statement_timeout = ${sentLimitMs}`;

    const query: Query = async (text, values) => {
      if (sentLimitMs > leftMs()) {
        sentLimitMs = nextLimitMs();
        await send(setTimeoutSql());
      }
      return send(text, values);
    };

    async function returnClient(hasFailed: boolean): Promise<void> {
      const isBroken = (error: unknown) => !(error instanceof pg.DatabaseError);
      let broken = await running.then(() => false, isBroken);
      if (hasFailed && !broken) broken = await client.query('ROLLBACK').then(() => false, isBroken);
      client.release(broken);
    }

    try {
      // idle_in_transaction_session_timeout frees the locks of a machine that disappears.
      await send(`BEGIN ISOLATION LEVEL READ COMMITTED ${mode}; ${setTimeoutSql()};
        SET LOCAL idle_in_transaction_session_timeout = ${timeLimitMs}`);
      const result = await work(query);
      await send('COMMIT');
      await returnClient(false);
      return result;
    } catch (error) {
      void returnClient(true);
      throw error;
    }
  }

  return {
    transact,
    async end(): Promise<void> {
      // A silent connection never reports that it is closed.
      await within(connectionTimeoutMillis, pool.end()).catch(() => undefined);
    },
  };
}

export type Connections = ReturnType<typeof createConnections>;
