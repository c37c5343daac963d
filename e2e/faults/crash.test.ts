import { DatabaseSync } from '@photostructure/sqlite';
import { startLoad, submit } from '../../testing/built/requests';
import { startServer } from '../../testing/built/siteUnderTest';
import { deferred, eventually } from '../../testing/run/promises';
import { temporaryOutbox } from '../../testing/site/environment';
import { type PostgresServer, startPostgres } from '../../testing/site/postgresServer';
import { type ReceivedRequest, type Receiver, startReceiver } from '../../testing/site/receiver';

const idOf = ({ headers }: ReceivedRequest) => String(headers['webhook-id']);
const refusal = { status: 503 };
/** Longer than any test: such an attempt ends with its answer or with the server. */
const patient = 600_000;
/**
 * Longer than an attempt takes on a slow machine. Its lease expires while `settleUp` waits, because an outbox
 * that is busy for seconds leaves some requests to their leases.
 */
const forgiving = 30_000;

let postgres: PostgresServer;
let receiver: Receiver;
/** How often the receiver has answered 200 for each id. */
let taken: Map<string, number>;

const take = (request: ReceivedRequest) => {
  taken.set(idOf(request), (taken.get(idOf(request)) ?? 0) + 1);
  return { status: 200 };
};

beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  taken = new Map();
  receiver = await startReceiver();
  receiver.answerWith(take);
});
afterEach(() => receiver.close());
afterAll(() => postgres.stop());

const environment = (DATABASE_URL: string, timeoutMs: number) => ({
  CONSULTATION_WEBHOOK_URL: receiver.url,
  DATABASE_URL,
  WEBHOOK_TIMEOUT_MS: String(timeoutMs),
  WEBHOOK_RETRY_DELAYS: '0.5',
});

/** Prints a run's totals and checks that nothing acknowledged is missing. @returns what was sent twice */
async function settleUp(what: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  expect(acknowledged.size).toBeGreaterThan(20);
  const isTaken = (id: string) => taken.has(id);
  await eventually(() => [...acknowledged].every(isTaken)).catch(() => undefined);
  const lost = [...acknowledged].filter((id) => !isTaken(id));
  const twice = [...taken].filter(([, count]) => count > 1).map(([id]) => id);
  process.stdout.write(
    `${what}: acknowledged ${acknowledged.size}, delivered ${taken.size}, ` +
      `sent twice ${twice.length}, lost ${lost.length}\n`,
  );
  expect(lost).toEqual([]);
  return twice;
}

/** Checks that a server reported why a request was sent twice: its outcome could not be recorded. */
function expectReports(twice: readonly string[], ...servers: { output(): string }[]): void {
  const reports = servers
    .flatMap((server) => server.output().split('\n'))
    .filter((line) => line.includes('could not be recorded'));
  expect(twice.filter((id) => !reports.some((report) => report.includes(id)))).toEqual([]);
}

test('finishes what is in flight and loses nothing when it gets SIGHUP and SIGINT under load', async () => {
  const env = environment(temporaryOutbox(), forgiving);
  const first = await startServer({ env });
  const load = startLoad([first.url], 10);
  await eventually(() => load.acknowledged.size > 40);
  const { promise: held, resolve: release } = deferred<void>();
  const inFlight = new Set<string>();
  receiver.answerWith(async (request) => {
    inFlight.add(idOf(request));
    await held;
    return take(request);
  });
  await eventually(() => inFlight.size > 0);
  const ended = first.end('SIGHUP');
  await eventually(() => first.output().includes('Shutting down'));
  // From an impatient operator, or from npm and the terminal at once.
  void first.end('SIGINT');
  release();
  expect(await ended).toBe(129);
  expect([...inFlight].filter((id) => !taken.has(id))).toEqual([]);
  await load.stop();
  const server = await startServer({ env, port: first.port });
  expectReports(await settleUp('stopped under load', load.acknowledged), first, server);
  await server.end('SIGTERM');
});

test('releases what is in flight when it is stopped while the webhook hangs', async () => {
  const env = environment(temporaryOutbox(), patient);
  receiver.answerWith('hang');
  let server = await startServer({ env });
  const load = startLoad([server.url], 30);
  await eventually(() => load.acknowledged.size >= 10);
  await load.stop();
  // Of the requests in flight, one went straight to the webhook, because the outbox failed for a moment.
  const db = new DatabaseSync(env.DATABASE_URL.replace('file:', ''));
  const rename = (from: string, to: string) => db.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
  const before = receiver.requests.length;
  rename('consultation_request', 'elsewhere');
  const straight = submit(server.url);
  await eventually(() => receiver.requests.length > before);
  rename('elsewhere', 'consultation_request');
  db.close();
  // Does not wait for the webhook, which would take ten minutes.
  expect(await server.end('SIGINT')).toBe(130);
  expect((await straight)?.httpStatus).toBe(503);
  receiver.answerWith(take);
  server = await startServer({ env, port: server.port });
  // Nor does the next server wait for the leases, which last as long.
  await eventually(() => [...load.acknowledged].every((id) => taken.has(id)));
  await server.end('SIGTERM');
});

test('shares an outbox with a second server, and each request is sent by one of them', async () => {
  const env = environment(await postgres.createOutboxUrl(), forgiving);
  receiver.answerWith(refusal);
  const servers = await Promise.all([startServer({ env }), startServer({ env })]);
  const urls = servers.map(({ url }) => url);
  const load = startLoad(urls, 10);
  await eventually(() => load.acknowledged.size > 40);
  await load.stop();
  receiver.answerWith(take);
  expectReports(await settleUp('two servers', load.acknowledged), ...servers);
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
});
