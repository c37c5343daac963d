import { openDatabase } from '@/server/outbox';
import { createQueries } from '@/server/outbox/operator/queries';
import { createStore } from '@/server/outbox/queue/store';
import { createWorker } from '@/server/outbox/queue/worker';
import { eventually } from '../../../../testing/run/eventually';
import { temporaryOutbox } from '../../../../testing/site/environment';
import {
  holdTransaction,
  startPostgres,
  testSessionsOf,
} from '../../../../testing/site/postgresServer';
import { aNewRequest, engines } from '../../../../testing/unit/outboxUnderTest';

/** `update` locks the request `locked`. */
const holds = {
  SQLite: { reader: 'SELECT * FROM consultation_request' },
  PostgreSQL: {
    update: `UPDATE consultation_request SET reason = 'x' WHERE id = 'locked'`,
    // The locks of VACUUM and pg_dump.
    vacuum: 'LOCK TABLE consultation_request IN SHARE UPDATE EXCLUSIVE MODE',
    dump: 'LOCK TABLE consultation_request, consultation_thread, outbox_check IN ACCESS SHARE MODE',
  },
};

const cases = engines.flatMap(([engine]) =>
  Object.entries(holds[engine]).map(([kind, sql]) => [engine, kind, sql] as const),
);

describe.each(cases)('on %s, an open transaction (%s)', (engine, kind, sql) => {
  testSessionsOf(engine)('delays no other request', async () => {
    const server = engine === 'PostgreSQL' ? await startPostgres() : undefined;
    const url = (await server?.createOutboxUrl()) ?? temporaryOutbox();
    const database = openDatabase(url);
    const store = createStore(database);
    const callDate = '2026-11-24';
    await store.add(aNewRequest({ id: 'locked', callDate, callTime: '10:15' }));
    const due = aNewRequest({ callDate, callTime: '10:30' });
    const suspected = aNewRequest({ quarantine: 'spam' });
    for (const request of [due, suspected]) await store.add(request);
    const end = await holdTransaction(url, sql);

    const sent: string[] = [];
    const send = async ({ id }: { id: string }) => {
      sent.push(id);
      return { kind: 'answered', status: 204, retryAfter: undefined } as const;
    };
    const delays = { WEBHOOK_RETRY_DELAYS: [60], WEBHOOK_RETRY_FOR: 3_600_000 };
    const env = { WEBHOOK_TIMEOUT_MS: 1000, ...delays };
    const worker = createWorker({ store, owner: 'one', env, send });
    worker.startLoop();
    const correction = aNewRequest({ thread: due.id, version: 1, callDate, callTime: '10:45' });
    const all = [
      worker.add(aNewRequest()),
      worker.add(correction),
      createQueries(database)
        .accept([suspected.id], () => false)
        .then(worker.wake),
      eventually(async () => sent.includes(correction.id) && sent.includes(suspected.id)),
      store.heldTimes(callDate),
    ];
    await Promise.all(all);
    expect(await store.find(correction.id)).toMatchObject({ callState: 'held' });
    expect(sent.includes('locked')).toBe(kind !== 'update');
    await end();
    await eventually(async () => (await store.find('locked'))?.state === 'delivered');
    await worker.stop();
    await database.close();
    await server?.stop();
  });
});
