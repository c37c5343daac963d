import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@/server/outbox';
import { healthOf } from '../../../testing/built/requests';
import { runTool, startServer } from '../../../testing/built/siteUnderTest';
import { createChance, seed } from '../../../testing/run/chance';
import { eventually } from '../../../testing/run/eventually';
import { temporaryOutbox } from '../../../testing/site/environment';
import { holdTransaction, startPostgres } from '../../../testing/site/postgresServer';
import { type Outcome, startReceiver } from '../../../testing/site/receiver';
import { type Arrival, type Exported, faultsOf, isStored } from './judge';
import { type Asked, createVisitors, type Sent } from './visitors';

/** For releases: `CAMPAIGN_SECONDS=600 npx jest e2e/server/campaign`. */
const seconds = Number(process.env.CAMPAIGN_SECONDS ?? '12');

const well: Outcome = { status: 204 };
const busy: Outcome = { status: 429, headers: { 'retry-after': '1' } };
/** An unrequested protocol. */
const switching: Outcome = { status: 101, headers: { connection: 'upgrade', upgrade: 'x' } };
const outcomes: Outcome[] = [well, well, { status: 500 }, busy, switching, 'hang', 'reset'];
const commands = ['list --state pending', 'stats', 'retry --all', 'accept --all', 'export'];

async function countErased(url: string): Promise<number> {
  const database = openDatabase(url, { create: false, readOnly: true });
  const stored = `SELECT id FROM consultation_request
    WHERE thread IN (SELECT id FROM consultation_thread WHERE erased = 1)`;
  const rows = await database.run(stored).finally(() => database.close());
  return rows.length;
}

const atRestStates = ['delivered', 'superseded'];

/**
 * Runs visitors and an operator while the webhook, the server, and transactions fail. Then waits until all requests
 * are delivered or superseded.
 *
 * @param copyTo the database to which a file is copied while no server runs
 * @returns a count of each act, and the broken promises
 */
async function runCampaign(databaseUrl: string, copyTo?: string) {
  const chance = createChance();
  const { upTo, oneOf } = chance;
  const arrivals: Arrival[] = [];
  const counts: Record<string, number> = {};
  const broken: string[] = [];

  let outcome = well;
  const receiver = await startReceiver();
  receiver.answerWith(({ headers, body }) => {
    const [id, thread] = [headers['webhook-id'], headers['x-thread']].map(String) as [
      string,
      string,
    ];
    arrivals.push({ id, thread, body, at: Date.now(), isDelivered: outcome === well });
    return outcome;
  });
  const env = {
    CONSULTATION_WEBHOOK_URL: receiver.url,
    DATABASE_URL: databaseUrl,
    WEBHOOK_TIMEOUT_MS: '1000',
    WEBHOOK_RETRY_DELAYS: '0.5,1',
    TRUSTED_PROXY_HOPS: '1',
  };
  let server = await startServer({ env });
  let output = '';
  const visitors = createVisitors(() => server, chance, broken);
  const { sent, asked } = visitors;

  async function command(...args: string[]): Promise<string> {
    const { stdout, stderr } = await runTool(env, ...args);
    if (/Unexpected|^\s+at /m.test(stderr)) broken.push(`${args[0]} said ${stderr}`);
    return stdout;
  }

  async function erase(request: Sent): Promise<void> {
    const mark = () => {
      for (const each of sent) each.mayBeErased ||= each.thread === request.thread;
    };
    mark();
    const { status } = await runTool(env, 'erase', '--id', request.id, '--yes');
    mark();
    if (status !== 0) return;
    request.erasedAt ??= Date.now();
  }

  async function dismiss(): Promise<void> {
    const unfit = sent.filter(({ isUnfit }) => isUnfit);
    if (unfit.length === 0) return;
    const request = oneOf(unfit);
    request.mayBeResolved = true;
    await command('resolve', request.id.slice(0, 13));
  }

  async function start(): Promise<void> {
    output += server.output();
    server = await startServer({ env, port: server.port });
  }

  async function kill() {
    await server.end('SIGKILL');
    if (copyTo && env.DATABASE_URL !== copyTo && Date.now() > deadline - seconds * 500) {
      const { status, stderr } = await runTool(env, 'copy', '--to', copyTo);
      const copied = status === 0 ? 'copied' : 'not copied';
      counts[copied] = (counts[copied] ?? 0) + 1;
      if (status === 0) env.DATABASE_URL = copyTo;
      // The file may be open.
      else if (!stderr.includes('is open')) broken.push(`copy said ${stderr}`);
    }
    await start();
  }

  /** On PostgreSQL, this locks a request. */
  async function hold() {
    const sql = env.DATABASE_URL.startsWith('file:')
      ? 'SELECT * FROM consultation_request'
      : `UPDATE consultation_request SET reason = reason WHERE id = '${oneOf(sent).id}'`;
    // A copy locks the file.
    const end = await holdTransaction(env.DATABASE_URL, sql).catch(() => () => undefined);
    await sleep(upTo(3000));
    await end();
  }

  const work = {
    ...visitors.work,
    webhook: async () => {
      outcome = oneOf(outcomes);
    },
    erase: () => erase(oneOf(sent)),
    dismiss,
    command: () => command(...oneOf(commands).split(' ')),
    kill,
    hold,
  };
  const deadline = Date.now() + seconds * 1000;
  async function keep(pauseMs: number, ...names: (keyof typeof work)[]): Promise<void> {
    while (Date.now() < deadline) {
      await sleep(pauseMs / 2 + upTo(pauseMs / 2));
      const name = oneOf(names);
      counts[name] = (counts[name] ?? 0) + 1;
      await work[name]();
    }
  }
  await work.post();
  await Promise.all([
    ...Array.from({ length: 3 }, () =>
      keep(400, 'post', 'post', 'post', 'repeat', 'correct', 'cut', 'unfit'),
    ),
    keep(400, 'move', 'move', 'giveUp', 'read', 'pressTwice'),
    keep(3000, 'webhook'),
    keep(8000, 'erase', 'dismiss', 'command', 'command'),
    keep(12_000, 'kill'),
    keep(6000, 'hold'),
  ]);

  outcome = well;
  // A stored request ends the health reason.
  await work.post();
  const stored = async (): Promise<Exported[]> =>
    JSON.parse(await command('export', '--format', 'json'));
  await command('accept', '--all');
  await command('retry', '--all');
  // A killed server's lease lasts 16 seconds.
  const isAtRest = async () => (await stored()).every(({ state }) => atRestStates.includes(state));
  await eventually(isAtRest).catch(() =>
    broken.push('some requests are neither delivered nor superseded'),
  );
  const atRest = await stored();
  const answers: Asked[] = [];
  for (const thread of new Set(atRest.map((request) => request.thread)))
    answers.push(await visitors.ask(thread));
  if ((await countErased(env.DATABASE_URL)) > 0) broken.push('an erased request is still stored');
  let reasons: string[] = [];
  // Busy machines check late.
  await eventually(async () => {
    ({ reasons } = await healthOf(server.url));
    return reasons.length === 0;
  }).catch(() => undefined);
  await server.end('SIGTERM');
  await receiver.close();

  const lines = (output + server.output()).split('\n');
  broken.push(...faultsOf({ sent, asked, arrivals, atRest, answers, lines }), ...reasons);
  counts.acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged).length;
  counts.stored = asked.filter(isStored).length;
  counts.held = atRest.filter(({ callState }) => callState === 'held').length;
  return { counts, broken };
}

test(
  'a campaign of visitors, faults, and operators breaks no promise on either engine',
  async () => {
    const postgres = await startPostgres();
    const urls = { SQLite: temporaryOutbox(), PostgreSQL: await postgres.createOutboxUrl() };
    const copyTo = await postgres.createOutboxUrl();
    const ends = Object.entries(urls).map(async ([engine, url]) => {
      const { counts, broken } = await runCampaign(url, engine === 'SQLite' ? copyTo : undefined);
      process.stdout.write(`${engine}, seed ${seed}: ${JSON.stringify(counts)}\n`);
      return broken.map((fault) => `${engine}: ${fault}`);
    });
    expect((await Promise.all(ends)).flat()).toEqual([]);
    await postgres.stop();
  },
  seconds * 1000 + 300_000,
);
