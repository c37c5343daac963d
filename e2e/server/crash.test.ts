import { DatabaseSync } from '@photostructure/sqlite';
import { startLoad, submit } from '../../testing/built/requests';
import { startServer } from '../../testing/built/siteUnderTest';
import { deferred, eventually } from '../../testing/run/eventually';
import { temporaryOutbox } from '../../testing/site/environment';
import { type ReceivedRequest, receiverForTests } from '../../testing/site/receiver';

const idOf = ({ headers }: ReceivedRequest) => String(headers['webhook-id']);
/** Milliseconds, longer than any test. */
const patient = 600_000;
/** Longer than a slow attempt, shorter than the test. */
const forgiving = 30_000;

const receiver = receiverForTests();
let taken: Map<string, number>;

const take = (request: ReceivedRequest) => {
  taken.set(idOf(request), (taken.get(idOf(request)) ?? 0) + 1);
  return { status: 200 };
};

beforeEach(() => {
  taken = new Map();
  receiver.answerWith(take);
});

const environment = (DATABASE_URL: string, timeoutMs: number) => ({
  CONSULTATION_WEBHOOK_URL: receiver.url,
  DATABASE_URL,
  WEBHOOK_TIMEOUT_MS: String(timeoutMs),
  WEBHOOK_RETRY_DELAYS: '0.5',
});

test('a server that gets SIGHUP and SIGINT under load finishes the requests in flight, and loses none', async () => {
  const env = environment(temporaryOutbox(), forgiving);
  const first = await startServer({ env });
  const load = startLoad(first.url, 10);
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
  // npm and the terminal both send a signal.
  void first.end('SIGINT');
  release();
  expect(await ended).toBe(129);
  expect([...inFlight].filter((id) => !taken.has(id))).toEqual([]);
  await load.stop();
  const server = await startServer({ env, port: first.port });
  await eventually(() => [...load.acknowledged].every((id) => taken.has(id)));
  // A request is sent twice only if its outcome was not recorded, which is logged.
  const twice = [...taken].filter(([, count]) => count > 1).map(([id]) => id);
  const reports = `${first.output()}${server.output()}`
    .split('\n')
    .filter((line) => line.includes('could not be recorded'));
  expect(twice.filter((id) => !reports.some((report) => report.includes(id)))).toEqual([]);
  await server.end('SIGTERM');
});

test('a server that is stopped while the webhook hangs loses no request in flight', async () => {
  const env = environment(temporaryOutbox(), patient);
  receiver.answerWith('hang');
  let server = await startServer({ env });
  const load = startLoad(server.url, 30);
  await eventually(() => load.acknowledged.size >= 10);
  await load.stop();
  const db = new DatabaseSync(env.DATABASE_URL.replace('file:', ''), { timeout: 60_000 });
  const rename = (from: string, to: string) => db.exec(`ALTER TABLE ${from} RENAME TO ${to}`);
  rename('consultation_request', 'elsewhere');
  const straight = submit(server.url, 'Straight');
  await receiver.waitFor(({ body }) => body.includes('Straight'));
  rename('elsewhere', 'consultation_request');
  expect(await server.end('SIGINT')).toBe(130);
  expect((await straight)?.httpStatus).toBe(503);
  receiver.answerWith(take);
  db.exec('UPDATE consultation_request SET due_at = 0');
  db.close();
  server = await startServer({ env, port: server.port });
  await eventually(() => [...load.acknowledged].every((id) => taken.has(id)));
  await server.end('SIGTERM');
});
