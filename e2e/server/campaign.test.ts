import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import { todayIn } from '@/features/consultation/model/call/calendar';
import { slotsOn } from '@/features/consultation/model/call/callRules';
import { sendRaw } from '../../testing/built/raw';
import { healthOf, type Reply } from '../../testing/built/requests';
import { runTool, startServer } from '../../testing/built/siteUnderTest';
import { eventually } from '../../testing/run/promises';
import { agencyZone, openDayAfter } from '../../testing/samples/calls';
import { aRequest } from '../../testing/samples/consultationRequest';
import { temporaryOutbox } from '../../testing/site/environment';
import { holdTransaction, startPostgres } from '../../testing/site/postgresServer';
import { type Outcome, startReceiver } from '../../testing/site/receiver';

/** Before a release ten minutes are better: `CAMPAIGN_SECONDS=600 npx jest e2e/server/campaign`. */
const seconds = Number(process.env.CAMPAIGN_SECONDS ?? '12');
const seed = process.env.CAMPAIGN_SEED ?? 'one';

/** A request as its browser keeps it, and what became of it; with its thread, it may have been erased. */
type Sent = { id: string; body: string; corrects: string | undefined } & {
  thread: string;
  version: number;
  isAcknowledged: boolean;
  erasedAt?: number;
  mayBeErased: boolean;
};

/** A request as the operator's tool exports it. */
type Exported = Record<'id' | 'state' | 'callState' | 'thread', string> & {
  version: number;
  request: Record<string, string>;
};

const well: Outcome = { status: 204 };
const busy: Outcome = { status: 429, headers: { 'retry-after': '1' } };
const outcomes: Outcome[] = [well, well, { status: 500 }, busy, 'hang', 'reset'];
const commands = ['list --state pending', 'stats', 'retry --all', 'release --all', 'export'];

/**
 * Posts, repeats, corrects and cuts requests while the webhook changes, the server is killed, somebody keeps a
 * transaction open and the operator works. A file is moved to PostgreSQL while no server runs. Then everything comes to
 * rest.
 *
 * @param moveTo where a file is moved
 * @returns what was done, and what broke a promise: nothing, where every promise holds
 */
async function runCampaign(databaseUrl: string, moveTo?: string) {
  const random = seedrandom(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const oneOf = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const days = [1, 2, 3].map((nth) => openDayAfter(todayIn(agencyZone, new Date()), nth));
  const sent: Sent[] = [];
  const arrivals: { id: string; body: string; at: number; isTaken: boolean }[] = [];
  const counts: Record<string, number> = {};
  const broken: string[] = [];

  let outcome = well;
  const receiver = await startReceiver();
  receiver.answerWith(({ headers, body }) => {
    const id = String(headers['webhook-id']);
    arrivals.push({ id, body, at: Date.now(), isTaken: outcome === well });
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

  const headersOf = ({ id, corrects }: Sent): Record<string, string> => ({
    'content-type': 'application/json',
    'idempotency-key': id,
    'x-forwarded-for': `10.${upTo(250)}.${upTo(250)}.${upTo(250)}`,
    ...(corrects && { 'x-corrects': corrects }),
  });

  function compose(corrected?: Sent): Sent {
    const callDate = oneOf(days);
    const call = { callDate, callTime: oneOf(slotsOn(callDate)) };
    const asks = random() < 0.4 && ({ contactMethod: 'phone', ...call } as const);
    const id = randomUUID();
    const [corrects, version] = [corrected?.id, (corrected?.version ?? -1) + 1];
    const place = { thread: corrected?.thread ?? id, version };
    // What corrects an erased request is not stored.
    const mayBeErased = corrected?.mayBeErased ?? false;
    const request = { id, body: '', corrects, ...place, isAcknowledged: false, mayBeErased };
    const fields = aRequest({ description: `“${sent.length}” é`, ...asks });
    // The form of the release before says no place.
    request.body = JSON.stringify({ ...fields, ...(random() < 0.7 && place) });
    sent.push(request);
    return request;
  }

  async function post(request: Sent): Promise<void> {
    const options = { method: 'POST', headers: headersOf(request), body: request.body };
    // Where the server is killed meanwhile, the browser has no answer.
    const response = await fetch(`${server.url}/api/consultation`, options).catch(() => undefined);
    const reply = (await response?.json().catch(() => undefined)) as Reply | undefined;
    if (!response || !reply || response.status === 503) return;
    if (response.ok && reply.id === request.id) request.isAcknowledged = true;
    else broken.push(`answered ${response.status} ${JSON.stringify(reply)}`);
  }

  async function cut(request: Sent): Promise<void> {
    const length = { host: 'a.example', 'content-length': Buffer.byteLength(request.body) };
    const lines = Object.entries({ ...headersOf(request), ...length }).map((line) =>
      line.join(': '),
    );
    const text = ['POST /api/consultation HTTP/1.1', ...lines, '', request.body].join('\r\n');
    await sendRaw(server.port, text.slice(0, upTo(text.length)), upTo(50));
  }

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

  async function start(): Promise<void> {
    output += server.output();
    server = await startServer({ env, port: server.port });
  }

  async function kill() {
    await server.end('SIGKILL');
    if (moveTo && env.DATABASE_URL !== moveTo && Date.now() > deadline - seconds * 500) {
      const { status, stderr } = await runTool(env, 'move', '--to', moveTo);
      const moved = status === 0 ? 'moved' : 'unmoved';
      counts[moved] = (counts[moved] ?? 0) + 1;
      if (status === 0) env.DATABASE_URL = moveTo;
      // By a command, or by somebody's transaction.
      else if (!stderr.includes('is open')) broken.push(`move said ${stderr}`);
    }
    await start();
  }

  /** Keeps a transaction open, which with PostgreSQL locks a request. */
  async function hold() {
    const sql = env.DATABASE_URL.startsWith('file:')
      ? 'SELECT * FROM consultation_request'
      : `UPDATE consultation_request SET reason = reason WHERE id = '${oneOf(sent).id}'`;
    // While the file is being moved, nobody gets it.
    const end = await holdTransaction(env.DATABASE_URL, sql).catch(() => () => undefined);
    await sleep(upTo(3000));
    await end();
  }

  const work = {
    post: () => post(compose()),
    repeat: () => post(oneOf(sent)),
    correct: () => post(compose(oneOf(sent))),
    cut: () => cut(compose()),
    webhook: async () => {
      outcome = oneOf(outcomes);
    },
    erase: () => erase(oneOf(sent)),
    command: () => command(...oneOf(commands).split(' ')),
    kill,
    hold,
  };
  const deadline = Date.now() + seconds * 1000;
  /** Does one of these after another, with pauses of so many milliseconds at most. */
  async function keep(pauseMs: number, ...names: (keyof typeof work)[]): Promise<void> {
    while (Date.now() < deadline) {
      await sleep(pauseMs / 2 + upTo(pauseMs / 2));
      const name = oneOf(names);
      counts[name] = (counts[name] ?? 0) + 1;
      await work[name]();
    }
  }
  await post(compose());
  await Promise.all([
    ...Array.from({ length: 3 }, () =>
      keep(400, 'post', 'post', 'post', 'repeat', 'correct', 'cut'),
    ),
    keep(3000, 'webhook'),
    keep(8000, 'erase', 'command', 'command'),
    keep(12_000, 'kill'),
    keep(6000, 'hold'),
  ]);

  outcome = well;
  // Until a request is stored, health says that one was not.
  await post(compose());
  const stored = async (): Promise<Exported[]> =>
    JSON.parse(await command('export', '--format', 'json'));
  await command('release', '--all');
  await command('retry', '--all');
  // A lease of a server that was killed lasts for 16 seconds. The tool takes its time, so it is asked last.
  const taken = () => new Set(arrivals.filter(({ isTaken }) => isTaken).map(({ id }) => id));
  const isWaiting = ({ id, isAcknowledged, mayBeErased }: Sent) =>
    isAcknowledged && !mayBeErased && !taken().has(id);
  await eventually(() => !sent.some(isWaiting)).catch(() => undefined);
  await eventually(async () => (await stored()).every(({ state }) => state === 'delivered'));
  const atRest = await stored();
  let reasons: string[] = [];
  // On a busy machine, a check may come too late once.
  await eventually(async () => {
    ({ reasons } = await healthOf(server.url));
    return reasons.length === 0;
  }).catch(() => undefined);
  await server.end('SIGTERM');
  await receiver.close();

  const lines = (output + server.output()).split('\n');
  const straight = lines.filter((line) => line.includes('Sent straight to the webhook'));
  broken.push(...sent.filter(isWaiting).map(({ id }) => `lost ${id}`));
  for (const { id, erasedAt } of sent) {
    const isLate = arrivals.some((arrival) => arrival.id === id && arrival.at > Number(erasedAt));
    // While the outbox fails, nobody knows that it was erased.
    const isStraight = straight.some((line) => line.includes(id));
    if (isLate && !isStraight) broken.push(`sent ${id} after it was erased`);
  }
  const fieldsOf = ({ thread: _, version: __, ...fields }: object & Partial<Sent>) => fields;
  const bodies = new Map(
    sent.map(({ id, body }) => [id, JSON.stringify(fieldsOf(JSON.parse(body)))]),
  );
  for (const { id, body } of arrivals) if (body !== bodies.get(id)) broken.push(`changed ${id}`);
  const held = atRest.filter(({ callState }) => callState === 'held');
  const times = held.map(({ request }) => `${request.callDate} ${request.callTime}`);
  if (new Set(times).size < times.length) broken.push('two requests hold one time');
  for (const { id, thread, version } of held) {
    const isLast = atRest.every((other) => other.thread !== thread || other.version <= version);
    if (!isLast) broken.push(`${id} was corrected and holds`);
  }
  broken.push(...reasons, ...lines.filter((line) => /^\s+at |\\n\s+at /.test(line)));
  const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged).length;
  return { counts: { ...counts, acknowledged, taken: taken().size, held: held.length }, broken };
}

test(
  'a campaign of visitors, faults and operators breaks no promise on either engine',
  async () => {
    const postgres = await startPostgres();
    const urls = { SQLite: temporaryOutbox(), PostgreSQL: await postgres.createOutboxUrl() };
    const moveTo = await postgres.createOutboxUrl();
    const ends = Object.entries(urls).map(async ([engine, url]) => {
      const { counts, broken } = await runCampaign(url, engine === 'SQLite' ? moveTo : undefined);
      process.stdout.write(`${engine}, seed ${seed}: ${JSON.stringify(counts)}\n`);
      return broken.map((fault) => `${engine}: ${fault}`);
    });
    expect((await Promise.all(ends)).flat()).toEqual([]);
    await postgres.stop();
  },
  seconds * 1000 + 300_000,
);
