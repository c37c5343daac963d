import { setTimeout as sleep } from 'node:timers/promises';
import { healthOf, startLoad, submit } from '../../testing/built/requests';
import { startServer } from '../../testing/built/siteUnderTest';
import { eventually } from '../../testing/run/eventually';
import { findPostgres } from '../../testing/run/needs';
import { startCluster } from '../../testing/site/postgresCluster';
import { receiverForTests } from '../../testing/site/receiver';

const programs = findPostgres();

type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Each returns a function that ends it. */
const causes = {
  async 'somebody locks the requests'({ connect }: Cluster) {
    const client = await connect();
    await client.query('BEGIN; LOCK TABLE consultation_request');
    return () => client.end();
  },
  async 'a synchronous standby is away'({ administer }: Cluster) {
    const name = async (names: string) => {
      await administer(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
      await administer('SELECT pg_reload_conf()');
    };
    await name('nobody');
    return () => name('');
  },
};

/** Twice the statement timeout: each statement could leave a session. */
const causeMs = 10_000;

const sessions = `SELECT COUNT(*)::INT AS count FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND application_name = 'site'`;

const receiver = receiverForTests();
let cluster: Cluster;
const onCluster = programs ? test : test.skip;
beforeAll(async () => {
  if (programs) cluster = await startCluster(programs);
});
afterAll(() => cluster?.stop());

const arrived = () => new Set(receiver.requests.map(({ headers }) => headers['webhook-id']));

onCluster.each(Object.entries(causes))(
  'while %s, a site has five sessions at most and loses nothing, and afterwards it stores again',
  async (_name, begin) => {
    const env = {
      CONSULTATION_WEBHOOK_URL: receiver.url,
      DATABASE_URL: `${cluster.url}?application_name=site`,
      WEBHOOK_TIMEOUT_MS: '3000',
    };
    const server = await startServer({ env });
    const isWell = async () => (await healthOf(server.url)).httpStatus === 200;
    await eventually(isWell);
    const countSessions = async (): Promise<number> =>
      Number((await cluster.administer(sessions))[0].count);
    const isStored = async (id = '') =>
      (await cluster.administer(`SELECT FROM consultation_request WHERE id = '${id}'`)).length > 0;

    const load = startLoad(server.url, 8);
    await eventually(() => load.acknowledged.size > 10);
    const end = await begin(cluster);
    const counts: number[] = [];
    const reasons = new Set<string>();
    const isNamed = () => /\(TIMEOUT\).+ lock .+ standby .+ not restart/.test([...reasons].join());
    const over = Date.now() + causeMs;
    await eventually(async () => {
      counts.push(await countSessions());
      for (const reason of (await healthOf(server.url)).reasons) reasons.add(reason);
      await sleep(300);
      return Date.now() > over && isNamed();
    });
    await end();
    await eventually(async () => isStored((await submit(server.url))?.id));
    await load.stop();
    counts.push(await countSessions());
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    await eventually(() => [...load.acknowledged].every((id) => arrived().has(id)));
    await eventually(isWell);
    await server.end('SIGTERM');
    await eventually(async () => (await countSessions()) === 0);
  },
);
