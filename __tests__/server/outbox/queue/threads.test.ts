import fc from 'fast-check';
import { callStateOf } from '@/server/outbox/storedRequest';
import {
  allOf,
  aNewRequest,
  clock,
  engines,
  now,
  type OutboxUnderTest,
  outboxOn,
} from '../../../../testing/unit/outboxUnderTest';

/** A request of a visitor: what it corrects, whether it says its version, and the time that it asks for. */
interface Wish {
  corrects: number | null;
  isOld: boolean;
  time: number | null;
}
interface Operation {
  kind: 'add' | 'quarantine' | 'release' | 'resolve' | 'free' | 'sentDirectly';
  at: number;
}

const count = 6;
/** Several can correct the same one, as two tabs do. */
const wishes = (isOld: fc.Arbitrary<boolean>): fc.Arbitrary<Wish[]> =>
  fc.tuple(
    ...Array.from({ length: count }, (_, index) =>
      fc.record({
        corrects: index === 0 ? fc.constant(null) : fc.option(fc.nat(index - 1), { freq: 3 }),
        isOld,
        time: fc.option(fc.nat(1)),
      }),
    ),
  );
const kinds = [
  'add',
  'add',
  'add',
  'quarantine',
  'release',
  'resolve',
  'free',
  'sentDirectly',
] as const;
const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.nat(count - 1),
});
const operations = fc.array(operation, { maxLength: 16 });

/** Not in the order of the requests, because the id decides between equal versions. */
const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${[3, 1, 5, 0, 4, 2][index]}`;

/** The first request of a thread, and the place of one in it. */
function placeOf(requests: readonly Wish[], index: number): { first: number; version: number } {
  const corrects = requests[index]?.corrects ?? null;
  if (corrects === null) return { first: index, version: 0 };
  const { first, version } = placeOf(requests, corrects);
  return { first, version: version + 1 };
}

/** Whether one request of a thread counts more than another one. */
function isLater(requests: readonly Wish[], one: number, other: number): boolean {
  const versions = [one, other].map((index) => placeOf(requests, index).version);
  const [a = 0, b = 0] = versions;
  return a === b ? idOf(one) > idOf(other) : a > b;
}

const carryOut =
  ({ store, queries }: Pick<OutboxUnderTest, 'store' | 'queries'>, requests: readonly Wish[]) =>
  async ({ kind, at: index }: Operation): Promise<unknown> => {
    const id = idOf(index);
    const { corrects, isOld, time } = requests[index] as Wish;
    const { first, version } = placeOf(requests, index);
    const request = aNewRequest({
      id,
      corrects: corrects === null ? null : idOf(corrects),
      ...(corrects !== null && !isOld && { thread: idOf(first), version }),
      ...(time !== null && { callDate: '2026-11-23', callTime: `1${time}:15` }),
    });
    if (kind === 'add') return store.add(request);
    if (kind === 'quarantine') return store.add({ ...request, quarantine: 'spam' });
    if (kind === 'sentDirectly') return (await store.find(id)) && store.recordSentDirectly(request);
    return kind === 'free' ? queries.free({ id }) : queries.change(kind, [id]);
  };

/** A request as the model has it; `call` is `asked` while a quarantined one waits. */
interface Row {
  index: number;
  accepted: boolean;
  call: string | null;
  by: number | null;
}

/** What is to become of requests: of each thread, the last version that is accepted alone can hold a time. */
function expectedAfter(requests: readonly Wish[], done: readonly Operation[]): Row[] {
  const rows: Row[] = [];
  const threadOf = ({ index }: Row) => placeOf(requests, index).first;
  const timeOf = ({ index }: Row) => requests[index]?.time;
  function accept(row: Row, kind: Operation['kind']): void {
    row.accepted = true;
    const thread = rows.filter((other) => other.accepted && threadOf(other) === threadOf(row));
    const last = thread.reduce((a, b) => (isLater(requests, a.index, b.index) ? a : b));
    for (const other of thread) {
      other.by = other === last ? null : last.index;
      if (other !== last && other.call === 'held') other.call = 'freed';
    }
    const isHeld = rows.some((other) => other.call === 'held' && timeOf(other) === timeOf(row));
    const decided = last !== row || kind === 'resolve' ? 'freed' : isHeld ? 'taken' : 'held';
    row.call &&= kind === 'sentDirectly' ? 'unavailable' : decided;
  }
  for (const { kind, at: index } of done) {
    const known = rows.find((row) => row.index === index);
    const arrives = kind === 'add' || kind === 'quarantine';
    if (!known && arrives) {
      const call = requests[index]?.time === null ? null : 'asked';
      const row = { index, accepted: false, call, by: null };
      rows.push(row);
      if (kind === 'add') accept(row, kind);
    } else if (known && !known.accepted && !arrives && kind !== 'free') accept(known, kind);
    else if (known?.accepted) {
      if (kind === 'sentDirectly') known.call &&= 'unavailable';
      if ((kind === 'resolve' || kind === 'free') && known.call === 'held') known.call = 'freed';
    }
  }
  return rows.sort((a, b) => a.index - b.index);
}

describe.each(engines)('the threads of requests on %s', (name, start) => {
  const outbox = outboxOn(start);
  // The statements are the same ones; on PostgreSQL each takes longer.
  const numRuns = name === 'SQLite' ? 120 : 30;
  const clear = () => outbox.database.run('DELETE FROM consultation_request');

  /** The stored requests as the model has them. */
  async function stored(): Promise<Row[]> {
    const indexOf = new Map(Array.from({ length: count }, (_, index) => [idOf(index), index]));
    const rows = (await allOf(outbox.queries.each())).map((row) => ({
      index: Number(indexOf.get(row.id)),
      accepted: row.state !== 'quarantined',
      call: row.state === 'quarantined' && row.callTime ? 'asked' : callStateOf(row),
      by: row.correctedBy === null ? null : Number(indexOf.get(row.correctedBy)),
    }));
    return rows.sort((a, b) => a.index - b.index);
  }

  /** That the last accepted version of a thread alone is not replaced, and that one alone holds a time. */
  function expectOneCurrent(requests: readonly Wish[], rows: readonly Row[]): void {
    const accepted = rows.filter((row) => row.accepted);
    const isLast = ({ index }: Row) =>
      !accepted.some(
        (other) =>
          placeOf(requests, other.index).first === placeOf(requests, index).first &&
          isLater(requests, other.index, index),
      );
    expect(accepted.filter(({ by }) => by === null)).toEqual(accepted.filter(isLast));
    const holding = rows.filter(({ call }) => call === 'held');
    expect(holding.filter(({ by }) => by !== null)).toEqual([]);
    const times = holding.map(({ index }) => requests[index]?.time);
    expect(times).toEqual([...new Set(times)]);
  }

  test('leave a time to the last accepted version, in any order', async () => {
    const property = fc.asyncProperty(
      wishes(fc.constant(false)),
      operations,
      async (requests, done) => {
        await clear();
        for (const next of done) await carryOut(outbox, requests)(next);
        expect(await stored()).toEqual(expectedAfter(requests, done));
      },
    );
    await fc.assert(property, { numRuns });
  });

  test('are whole once all have arrived, of which some name no version, in any order', async () => {
    const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: count });
    const property = fc.asyncProperty(wishes(fc.boolean()), orders, async (requests, order) => {
      await clear();
      for (const at of order) await carryOut(outbox, requests)({ kind: 'add', at });
      expectOneCurrent(requests, await stored());
    });
    await fc.assert(property, { numRuns });
  });

  test('have one current request when all arrive at once, at two processes', async () => {
    // PGlite has one session.
    if (name === 'PostgreSQL' && !process.env.TEST_POSTGRES_URL) return;
    const two = outbox.another();
    const property = fc.asyncProperty(
      wishes(fc.constant(false)),
      operations,
      async (requests, done) => {
        await clear();
        const [here, there] = [carryOut(outbox, requests), carryOut(two, requests)];
        await Promise.all(done.map((next, index) => (index % 2 ? here : there)(next)));
        expectOneCurrent(requests, await stored());
      },
    );
    await fc.assert(property, { numRuns });
  });

  test('take nothing from the one before by a correction that is quarantined at the same moment', async () => {
    if (name === 'PostgreSQL' && !process.env.TEST_POSTGRES_URL) return;
    const two = outbox.another();
    const requests = [0, 1].map((version) => ({
      corrects: version === 0 ? null : 0,
      isOld: false,
      time: 0,
    }));
    for (let round = 0; round < 20; round += 1) {
      await clear();
      await carryOut(outbox, requests)({ kind: 'add', at: 0 });
      const [here, there] = [carryOut(outbox, requests), carryOut(two, requests)];
      await Promise.all([here({ kind: 'add', at: 1 }), there({ kind: 'quarantine', at: 1 })]);
      expectOneCurrent(requests, await stored());
    }
  });

  test('keep a time that they hold whatever the limits on calls say, and no other does', async () => {
    const callDate = '2026-11-24';
    const first = await outbox.add({ callDate, callTime: '09:00' });
    const suspected = await outbox.add({ callDate, callTime: '09:15' });
    clock.time = now + 2 * 24 * 3_600_000;
    const receivedAt = clock.time;
    for (let taken = 0; taken < 12; taken += 1) {
      await outbox.add({
        callDate,
        callTime: `1${taken % 10}:${taken < 10 ? 15 : 30}`,
        receivedAt,
      });
    }
    const correct = (corrects: string, quarantine?: string) =>
      outbox.add({
        ...{ callDate, callTime: '09:00', receivedAt, corrects, thread: corrects, version: 1 },
        ...(quarantine && { callTime: '09:45', quarantine }),
      });
    const { id } = await correct(first.id);
    expect(await outbox.store.find(id)).toMatchObject({ callState: 'held' });
    const released = await correct(suspected.id, 'spam');
    expect(await outbox.store.release(released.id)).toMatchObject({ callState: 'held' });
    const stranger = await outbox.add({ callDate, callTime: '09:30', receivedAt });
    expect(await outbox.store.find(stranger.id)).toMatchObject({ callState: 'taken' });
    // What the operator has given back, it does not hold any more.
    await outbox.queries.free({ id });
    const again = await outbox.add({
      ...{ callDate, callTime: '09:00', receivedAt, corrects: id, thread: first.id, version: 2 },
    });
    expect(await outbox.store.find(again.id)).toMatchObject({ callState: 'taken' });
  });
});
