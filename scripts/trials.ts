/**
 * `npm run trials`, as root on Linux with PostgreSQL 15 or newer, PgBouncer and iproute2; a quarter of an hour: what a
 * PostgreSQL does that tests cannot let it do. A synchronous standby is away, somebody holds a lock, packets vanish:
 * each straight and through PgBouncer in transaction mode, for a minute, while visitors send requests. Then no
 * acknowledged request may be missing at the webhook, and the site may never have had more than five sessions.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { healthOf, startLoad } from '../testing/built/requests';
import { freePort } from '../testing/run/ports';
import { stopAllProcesses } from '../testing/run/processes';
import { eventually } from '../testing/run/promises';
import { temporaryFolder, testEnvironment } from '../testing/site/environment';
import { startReceiver } from '../testing/site/receiver';
import { startSite } from '../testing/site/site';
import { ensureTestBuild } from '../testing/site/testBuild';

const seconds = Number(process.env.TRIAL_SECONDS ?? '60');
const clients = 8;
const maxSessions = 5;
/** A network of two ends; the server's end is a namespace of its own. */
const [namespace, site, server] = ['outbox-trials', '10.99.77.1', '10.99.77.2'];

const sh = (script: string) =>
  execFileSync('sh', ['-ec', script], { stdio: ['ignore', 'pipe', 'ignore'] });
const there = `ip netns exec ${namespace}`;

const folder = temporaryFolder();
const [newest] = readdirSync('/usr/lib/postgresql').sort().reverse();
const asPostgres = `${there} runuser -u postgres -- /usr/lib/postgresql/${newest}/bin`;

/** Starts the network, a PostgreSQL in its namespace, and PgBouncer before that. @returns their URLs */
async function start() {
  const port = await freePort();
  sh(`ip netns add ${namespace}
    ip link add trials0 type veth peer name trials1 netns ${namespace}
    ip addr add ${site}/24 dev trials0
    ip link set trials0 up
    ${there} ip addr add ${server}/24 dev trials1
    ${there} ip link set trials1 up
    chown postgres ${folder}
    ${asPostgres}/initdb -D ${folder}/data -A trust -U postgres`);
  writeFileSync(
    join(folder, 'data', 'pg_hba.conf'),
    'local all all trust\nhost all all samenet trust\n',
  );
  const options = `-c listen_addresses=${server} -k ${folder} -c max_connections=40`;
  sh(`${asPostgres}/pg_ctl -D ${folder}/data -o '${options}' -l ${folder}/log -w start`);
  writeFileSync(join(folder, 'users'), '"postgres" ""\n');
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]\n* = host=${server} port=5432\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${port}
auth_type=trust\nauth_file=${folder}/users\npool_mode=transaction
default_pool_size=20\nlogfile=${folder}/pgbouncer.log\npidfile=${folder}/pid\n`,
  );
  chmodSync(folder, 0o777);
  sh(`runuser -u postgres -- pgbouncer -d ${folder}/pgbouncer.ini`);
  return {
    straight: `postgres://postgres@${server}:5432`,
    pooled: `postgres://postgres@127.0.0.1:${port}`,
  };
}

/** Stops what has been started, however far that came. */
const end = () =>
  sh(`pkill -F ${folder}/pid || true
    ${asPostgres}/pg_ctl -D ${folder}/data -m immediate stop || true
    ip netns delete ${namespace} || true`);

/** A session of the administrator, over the server's socket, which no trial cuts. */
async function administrator(database = 'postgres'): Promise<pg.Client> {
  const client = new pg.Client({ host: folder, user: 'postgres', database });
  await client.connect();
  return client;
}

/** What happens to the server of an outbox. @returns a function that ends it */
const faults: Record<string, (database: string) => Promise<() => Promise<unknown>>> = {
  async 'a synchronous standby is away'() {
    const client = await administrator();
    const set = async (names: string) => {
      await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
      await client.query('SELECT pg_reload_conf()');
    };
    await set('ANY 1 (away)');
    return () => set('').then(() => client.end());
  },
  async 'somebody holds a lock'(database) {
    const client = await administrator(database);
    await client.query('BEGIN; LOCK TABLE consultation_request');
    return () => client.end();
  },
  async 'packets vanish'() {
    sh('ip link set trials0 down');
    return async () => {
      sh('ip link set trials0 up');
    };
  },
};

/** @returns what broke a promise */
async function tryFault(
  fault: string,
  way: string,
  url: string,
  database: string,
): Promise<string[]> {
  const admin = await administrator();
  await admin.query(`CREATE DATABASE ${database}`);
  const receiver = await startReceiver();
  const env = testEnvironment({
    CONSULTATION_WEBHOOK_URL: receiver.url,
    DATABASE_URL: `${url}/${database}`,
    RATE_LIMIT_PER_MINUTE: '1000000',
  });
  const running = await startSite({ env });
  await eventually(async () => (await healthOf(running.url)).httpStatus === 200);
  const load = startLoad(running.url, clients);
  await sleep(2000);
  const sessions: number[] = [];
  const count = `SELECT COUNT(*)::INT AS count FROM pg_stat_activity WHERE datname = '${database}'
    AND client_addr IS NOT NULL`;
  const reasons = new Set<string>();
  const restore = await (faults[fault] as (typeof faults)[string])(database);
  for (const startedAt = Date.now(); Date.now() - startedAt < seconds * 1000; await sleep(1000)) {
    sessions.push((await admin.query(count)).rows[0].count);
    for (const reason of (await healthOf(running.url)).reasons) reasons.add(reason);
  }
  await restore();
  await sleep(5000);
  await load.stop();
  const restoredAt = Date.now();
  const taken = () => new Set(receiver.requests.map(({ headers }) => headers['webhook-id']));
  const missing = () => [...load.acknowledged].filter((id) => !taken().has(id));
  const waits = `SELECT id FROM consultation_request WHERE state = 'pending'`;
  const own = await administrator(database);
  const isAtRest = async () => missing().length === 0 && (await own.query(waits)).rows.length === 0;
  for (let minutes = 0; minutes < 15 && !(await isAtRest()); minutes += 2) {
    await eventually(isAtRest).catch(() => undefined);
  }
  await eventually(async () => (await healthOf(running.url)).httpStatus === 200).catch(
    () => undefined,
  );
  const twice = receiver.requests.length - taken().size;
  const most = Math.max(...sessions);
  console.log(
    `${fault}, ${way}: ${load.acknowledged.size} acknowledged, ${missing().length} missing, ${twice} twice, ` +
      `at rest after ${Math.round((Date.now() - restoredAt) / 1000)} s, at most ${most} sessions
  ${[...reasons].join('\n  ')}`,
  );
  const broken = [
    missing().length > 0 && `${missing().length} are lost`,
    most > maxSessions && way === 'straight' && `${most} sessions`,
    !(await isAtRest()) && 'not at rest after a quarter of an hour',
    (await healthOf(running.url)).httpStatus !== 200 && 'health stays degraded',
  ].filter((problem) => problem !== false);
  await running.stop();
  await Promise.all([own.end(), admin.end(), receiver.close()]);
  return broken.map((problem) => `${fault}, ${way}: ${problem}`);
}

await ensureTestBuild();
const broken: string[] = [];
try {
  const urls = await start();
  let number = 0;
  for (const fault of Object.keys(faults)) {
    for (const [way, url] of Object.entries(urls)) {
      number += 1;
      broken.push(...(await tryFault(fault, way, url, `trial_${number}`)));
    }
  }
} finally {
  await stopAllProcesses();
  end();
}
console.log(broken.length > 0 ? `Broken:\n${broken.join('\n')}` : 'No promise was broken.');
process.exit(broken.length > 0 ? 1 : 0);
