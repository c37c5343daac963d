// The thread that sqlite.ts starts. JavaScript, so that Node runs it as it is for the site's bundle,
// the operator's tool and the tests.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';
import { errorCode } from '../../errorCode.js';
import { migrate, missingOutbox, requireOutbox } from './migrations.js';

/** @typedef {{ sql: string, params: readonly (string | number | null)[] }} Statement */
/** @typedef {{ rows: object[] } | { error: string }} Outcome */

/** How long to wait for another process that is writing. */
const busyTimeoutMs = 5000;

const { path, create } = workerData;

/** Creates folder and file for their owner only; SQLite gives its side files the mode of the file. */
function prepareFile() {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/** Opens the file: write-ahead log, synced to disk on each commit, its schema up to date. */
async function connect() {
  if (create) prepareFile();
  else if (!existsSync(path)) throw missingOutbox();
  const { ino } = statSync(path);
  const db = new DatabaseSync(path);
  const prepared = new Map();

  /** @param {Statement} statement */
  function run({ sql, params }) {
    const statement = prepared.get(sql) ?? db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, statement);
    return statement.all(...params);
  }

  try {
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    if (!create) await requireOutbox(async (sql) => run({ sql, params: [] }));
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    // Overwrites deleted content, so that a person's data can be erased.
    db.exec('PRAGMA secure_delete = ON');
    db.exec('BEGIN IMMEDIATE');
    await migrate(async (sql, params = []) => run({ sql, params }));
    db.exec('COMMIT');
  } catch (error) {
    db.close();
    throw error;
  }
  return { db, ino, run };
}

/** @type {Awaited<ReturnType<typeof connect>> | undefined} */
let connection;

function disconnect() {
  const open = connection;
  connection = undefined;
  open?.db.close();
}

/**
 * Runs statements in one transaction. A statement that fails does so alone.
 *
 * @param {readonly Statement[]} statements
 * @returns {Promise<Outcome[]>}
 * @throws when nothing was committed, or may not have been
 */
async function commit(statements) {
  // Writes to a file that has been removed would be lost.
  if (statSync(path, { throwIfNoEntry: false })?.ino !== connection?.ino) disconnect();
  connection ??= await connect();
  const { db, run } = connection;
  db.exec('BEGIN IMMEDIATE');
  const outcomes = statements.map((statement) => {
    try {
      return { rows: run(statement) };
    } catch (error) {
      // On a full or failing disk the engine rolls back the whole transaction.
      if (!db.isTransaction) throw error;
      return { error: errorCode(error) };
    }
  });
  db.exec('COMMIT');
  return outcomes;
}

parentPort?.on('message', async (/** @type {readonly Statement[] | null} */ statements) => {
  if (!statements) {
    disconnect();
    parentPort?.close();
    return;
  }
  try {
    parentPort?.postMessage(await commit(statements));
  } catch (error) {
    const failure = { error: errorCode(error) };
    // Opening the file again runs SQLite's recovery.
    try {
      disconnect();
    } finally {
      parentPort?.postMessage(statements.map(() => failure));
    }
  }
});
