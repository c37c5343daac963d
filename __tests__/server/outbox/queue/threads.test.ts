import type { Store } from '@/server/outbox/queue/store';
import { dismissed } from '@/server/outbox/states';
import { cases, fc } from '../../../../testing/run/chance';
import { testSessionsOf } from '../../../../testing/site/postgresServer';
import {
  allOf,
  aNewRequest,
  clock,
  engines,
  now,
  type OutboxUnderTest,
  outboxOn,
} from '../../../../testing/unit/outboxUnderTest';

/** Request 0 and 3 are the first ones of two threads. */
const count = 6;
const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${[3, 1, 5, 0, 4, 2][index]}`;
const firstOf = (index: number) => (index < 3 ? 0 : 3);

interface Wish {
  version: number;
  time: number | null;
}
const wishes: fc.Arbitrary<Wish[]> = fc.tuple(
  ...Array.from({ length: count }, (_, index) =>
    fc.record({
      version: index === firstOf(index) ? fc.constant(0) : fc.integer({ min: 1, max: 2 }),
      time: fc.option(fc.nat(1)),
    }),
  ),
);
const kinds = [
  'add',
  'add',
  'add',
  'quarantine',
  'accept',
  'resolve',
  'deliver',
  'free',
  'erase',
  'move',
] as const;
interface Operation {
  kind: (typeof kinds)[number];
  at: number;
  isLater: boolean;
}
const operations = fc.array(
  fc.record<Operation>({
    kind: fc.constantFrom(...kinds),
    at: fc.nat(count - 1),
    isLater: fc.boolean(),
  }),
  { maxLength: 18 },
);

const callAt = (time: number | null) =>
  time === null ? {} : { callDate: '2026-11-23', callTime: `1${time}:15` };
const moveId = (number: number) => `00000000-0000-4000-8000-00000000010${number.toString(36)}`;
const notYet = () => false;

const carryOut =
  ({ store, queries }: Pick<OutboxUnderTest, 'store' | 'queries'>, requests: readonly Wish[]) =>
  async ({ kind, at, isLater }: Operation, number: number): Promise<unknown> => {
    if (isLater && clock.time) clock.time += 1;
    const { version, time } = requests[at] as Wish;
    const [id, thread] = [idOf(at), idOf(firstOf(at))];
    const request = aNewRequest({ id, thread, version, ...callAt(time) });
    if (kind === 'add') return store.add(request);
    if (kind === 'quarantine') return store.add({ ...request, quarantine: 'spam' });
    if (kind === 'accept') return queries.accept([id], notYet);
    if (kind === 'resolve') return queries.resolve([id]);
    if (kind === 'deliver') return store.recordDelivery(id);
    if (kind === 'free') return queries.free({ thread }, notYet);
    if (kind === 'erase') return queries.erase([thread]);
    const current = await store.readThread(thread);
    const move = aNewRequest({ id: moveId(number), ...callAt(time) });
    const position = current && { current: current.id, thread, version: current.version + 1 };
    return position && store.move({ ...move, ...position });
  };

interface Row extends Wish {
  id: string;
  state: string;
  at: number;
  /** By the operator. */
  isClosed?: boolean;
  lost?: 'taken' | null;
}

/** What the operations should lead to: `[id, state, callState, superseded]` of each stored request. */
function model(requests: readonly Wish[], done: readonly Operation[]) {
  const threads = [0, 3].map((first) => ({
    first,
    rows: [] as Row[],
    current: undefined as Row | undefined,
    held: null as number | null,
    erased: false,
  }));
  let now = 0;
  for (const [number, { kind, at, isLater }] of done.entries()) {
    now += isLater ? 1 : 0;
    const thread = threads.find(({ first }) => first === firstOf(at));
    if (!thread) continue;
    const { version, time } = requests[at] as Wish;
    const row = thread.rows.find(({ id }) => id === idOf(at));
    const isTaken = threads.some(
      (other) => other !== thread && time !== null && other.held === time,
    );
    const accept = (added: Row) => {
      const { current } = thread;
      added.state = 'superseded';
      if (current && (current.version - added.version || current.at - added.at) > 0) return;
      for (const other of thread.rows) {
        if (!other.isClosed && other.state !== 'quarantined') other.state = 'superseded';
      }
      added.state = 'pending';
      thread.current = added;
      thread.held = added.lost ? null : added.time;
    };
    const store = (changes: Partial<Row>): Row => {
      const added = { id: idOf(at), version, time, state: 'quarantined', at: now, ...changes };
      thread.rows.push(added);
      return added;
    };
    if (kind === 'erase')
      Object.assign(thread, { rows: [], current: undefined, held: null, erased: true });
    if (kind === 'free') thread.held = null;
    if (kind === 'deliver' && row?.state === 'pending') row.state = 'delivered';
    if (kind === 'resolve' && row && ['pending', 'quarantined'].includes(row.state)) {
      Object.assign(row, {
        isClosed: true,
        state: row.state === 'pending' ? 'resolved' : 'dismissed',
      });
    }
    if (kind === 'accept' && row?.state === 'quarantined') {
      row.lost = isTaken ? 'taken' : null;
      accept(row);
    }
    if (thread.erased) continue;
    if (kind === 'quarantine' && !row) store({});
    if (kind === 'add' && !row) accept(store({ lost: isTaken ? 'taken' : null }));
    if (kind === 'move' && thread.current && !isTaken) {
      accept(store({ id: moveId(number), version: thread.current.version + 1 }));
    }
  }
  return threads
    .flatMap(({ rows, current, held }) =>
      rows.map((row) => {
        const isAccepted = row.state !== 'quarantined' && row.state !== 'dismissed';
        const ofCurrent = held === row.time ? 'held' : (row.lost ?? 'freed');
        const ofOther = isAccepted ? null : 'unavailable';
        const call = row === current ? ofCurrent : ofOther;
        return [
          row.id,
          row.isClosed ? 'delivered' : row.state,
          row.time === null ? null : call,
          isAccepted && row !== current ? current?.version : undefined,
        ] as const;
      }),
    )
    .sort();
}

describe.each(engines)('the threads of requests on %s', (name, start) => {
  const outbox = outboxOn(start);
  const runs = { numRuns: cases(name === 'SQLite' ? 250 : 40), interruptAfterTimeLimit: 40_000 };
  async function clear(): Promise<void> {
    clock.time = now;
    for (const table of ['consultation_request', 'consultation_thread']) {
      await outbox.database.run(`DELETE FROM ${table}`);
    }
  }

  test('match the reference model under any sequence of operations', async () => {
    const property = fc.asyncProperty(wishes, operations, async (requests, done) => {
      await clear();
      for (const [number, next] of done.entries()) await carryOut(outbox, requests)(next, number);
      const stored = (await allOf(outbox.queries.each())).map(
        ({ id, state, callState, superseded }) => [id, state, callState, superseded] as const,
      );
      expect(stored.sort()).toEqual(model(requests, done));
    });
    await fc.assert(property, runs);
  });

  testSessionsOf(name)(
    'have one current request each, and no two hold one call, under concurrent operations',
    async () => {
      const two = await outbox.another();
      const property = fc.asyncProperty(wishes, operations, async (requests, done) => {
        await clear();
        const [here, there] = [carryOut(outbox, requests), carryOut(two, requests)];
        await Promise.all(done.map((next, index) => (index % 2 ? here : there)(next, index)));
        const all = await allOf(outbox.queries.each());
        const accepted = all.filter(
          ({ state, reason }) => state !== 'quarantined' && reason !== dismissed,
        );
        const ofCurrent = accepted.filter(({ superseded }) => superseded === undefined);
        const threads = new Set(accepted.map(({ thread }) => thread));
        expect(ofCurrent.map(({ thread }) => thread).sort()).toEqual([...threads].sort());
        for (const { thread, version } of ofCurrent) {
          const others = accepted.filter((row) => row.thread === thread);
          expect(version).toBe(Math.max(...others.map((row) => row.version)));
        }
        const held = accepted.filter(({ callState }) => callState === 'held');
        const times = held.map(({ callTime }) => callTime);
        expect(times).toEqual([...new Set(times)]);
      });
      await fc.assert(property, runs);
    },
  );

  const call = { callDate: '2026-11-23', callTime: '10:15' };
  const correct = (thread: string, version: number, changes = {}) =>
    outbox.add({ thread, version, ...changes });

  test.each([
    ['kept', call, undefined],
    ['changed', { ...call, callTime: '10:30' }, 'unavailable'],
    ['given up', {}, 'unavailable'],
  ])(
    'answer a repeat of a request whose call was %s by a correction with its present outcome, and show no call state',
    async (_, wanted, callOutcome) => {
      const first = await outbox.add(call);
      await correct(first.id, 1, wanted);
      expect(await outbox.store.find(first.id)).toMatchObject({
        state: 'superseded',
        callState: null,
        callOutcome,
        superseded: 1,
      });
    },
  );

  test('keep when a superseded request was delivered, also by an attempt that was in flight', async () => {
    const delivered = await outbox.add();
    await outbox.store.recordDelivery(delivered.id);
    await correct(delivered.id, 1);
    const lease = { owner: 'one', ms: 1000 };
    const inFlight = await outbox.add({ lease });
    await correct(inFlight.id, 1);
    clock.time = now + 5;
    await outbox.store.recordDelivery(inFlight.id);
    const failed = await outbox.add({ lease });
    await correct(failed.id, 1);
    const next = { kind: 'parked', reason: 'the webhook answered 410' } as const;
    expect(await outbox.store.recordFailure(failed.id, 'one', next, '410')).toBe(false);
    const found = [delivered, inFlight, failed].map(({ id }) => outbox.store.find(id));
    const state = 'superseded';
    expect(await Promise.all(found)).toMatchObject([
      { state, deliveredAt: now },
      { state, deliveredAt: now + 5 },
      { state, deliveredAt: null, reason: null },
    ]);
  });

  test('attempt and retry nothing that is superseded, and attempt the current request once', async () => {
    const first = await outbox.add();
    await correct(first.id, 1);
    const latest = await correct(first.id, 3);
    const late = await correct(first.id, 2);
    const claimed = await outbox.store.claim(1000, 'one', 10);
    expect(claimed.map(({ id }) => id)).toEqual([latest.id]);
    await outbox.store.recordDelivery(latest.id);
    clock.time = now + 1;
    const ids = [first.id, late.id];
    expect(await outbox.queries.retry(ids)).toEqual([]);
    expect(await outbox.queries.resend(0, now + 1)).toEqual([latest.id]);
    expect((await outbox.queries.resolve(ids)).resolved).toEqual([]);
  });

  test('keep a held call that the form no longer offers, and get no other such call', async () => {
    const first = await outbox.add(call);
    const isCallUnavailable = true;
    const same = await correct(first.id, 1, { ...call, isCallUnavailable });
    expect(await outbox.store.find(same.id)).toMatchObject({ callState: 'held' });
    const other = { ...call, callTime: '03:00', thread: first.id, version: 2, isCallUnavailable };
    const moved = await outbox.store.add(aNewRequest(other));
    expect(moved).toMatchObject({ request: { callOutcome: 'unavailable' } });
    expect(await outbox.store.heldTimes(call.callDate)).toEqual([]);
  });

  test('report the current version to every superseded request, and to no quarantined one', async () => {
    const first = await outbox.add();
    const added = async (version: number, changes: object = {}) => {
      const position = { thread: first.id, version };
      const answer = await outbox.store.add(aNewRequest({ ...position, ...changes }));
      return answer.kind === 'erased' ? answer.kind : answer.request.superseded;
    };
    const answers = [await added(2), await added(1), await added(7, { quarantine: 'spam' })];
    expect(answers).toEqual([undefined, 2, undefined]);
    expect(await outbox.store.add(first)).toMatchObject({ request: { superseded: 2 } });
  });

  test('have the later of two equal versions as their current request, also if the clock went back', async () => {
    const { id } = await outbox.add();
    await correct(id, 1);
    clock.time = now - 1;
    const later = await correct(id, 1);
    expect(await outbox.store.readThread(id)).toMatchObject({ id: later.id });
  });

  test('are read as their current request, with the present state of its call', async () => {
    const { readThread } = outbox.store;
    const { id } = await outbox.add({ ...call, source: 'page=%2F' });
    const first = { id, version: 0, body: aNewRequest().body, source: 'page=%2F', ...call };
    expect(await readThread(id)).toMatchObject({ ...first, callState: 'held' });
    await outbox.queries.free({ thread: id }, notYet);
    expect(await readThread(id)).toMatchObject({ ...first, callState: 'freed' });
    const later = await correct(id, 1, { ...call, body: '{}' });
    await correct(id, 9, { quarantine: 'spam' });
    const latest = { id: later.id, version: 1, body: '{}', source: null, ...call };
    expect(await readThread(id)).toMatchObject({ ...latest, callState: 'held' });
  });

  test('are unknown if they never arrived, have no accepted request, or were erased', async () => {
    const { readThread } = outbox.store;
    const suspected = await outbox.add({ quarantine: 'spam' });
    const erased = await outbox.add();
    await outbox.queries.erase([erased.id]);
    const unknown = [suspected.id, erased.id, aNewRequest().id];
    const found = unknown.map((id): ReturnType<Store['readThread']> => readThread(id));
    expect(await Promise.all(found)).toEqual([undefined, undefined, undefined]);
  });

  test('note when they change, later each time, and not if a request changes nothing', async () => {
    const changedAt = async () => {
      const [row] = await outbox.database.run('SELECT changed_at AS at FROM consultation_thread');
      return row?.at;
    };
    const first = await outbox.add(call);
    const noted = [await changedAt()];
    const latest = await correct(first.id, 2, call);
    noted.push(await changedAt());
    await correct(first.id, 1);
    await outbox.store.add(latest);
    await correct(first.id, 3, { quarantine: 'spam' });
    noted.push(await changedAt());
    await outbox.queries.free({ thread: first.id }, notYet);
    noted.push(await changedAt());
    await outbox.queries.accept('all', notYet);
    noted.push(await changedAt());
    expect(noted).toEqual([now, now + 1, now + 1, now + 2, now + 3]);
  });
});
