import { dismissed } from '@/server/outbox/storedRequest';
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

interface Wish {
  corrects: number | null;
  namesThread: boolean;
  namesVersion: boolean;
  time: number | null;
}
const count = 6;
const wishes: fc.Arbitrary<Wish[]> = fc.tuple(
  ...Array.from({ length: count }, (_, index) =>
    fc.record({
      corrects: index === 0 ? fc.constant(null) : fc.option(fc.nat(index - 1), { freq: 3 }),
      namesThread: fc.boolean(),
      namesVersion: fc.boolean(),
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
  'erase',
  'move',
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

/** Unsorted: the id decides between equal versions received at once. */
const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${[3, 1, 5, 0, 4, 2][index]}`;

const callAt = (time: number | null | undefined) =>
  typeof time === 'number' ? { callDate: '2026-11-23', callTime: `1${time}:15` } : {};

const moveId = (number: number) => `00000000-0000-4000-8000-00000000010${number.toString(36)}`;

/** Assumes that requests arrive in order. */
function intended(requests: readonly Wish[], index: number): { first: number; version: number } {
  const corrects = requests[index]?.corrects ?? null;
  if (corrects === null) return { first: index, version: 0 };
  const { first, version } = intended(requests, corrects);
  return { first, version: version + 1 };
}

function composed(requests: readonly Wish[], index: number) {
  const { corrects, namesThread, namesVersion, time } = requests[index] as Wish;
  const { first, version } = intended(requests, index);
  return aNewRequest({
    id: idOf(index),
    corrects: corrects === null ? null : idOf(corrects),
    ...(corrects !== null && namesThread && { thread: idOf(first) }),
    ...(corrects !== null && namesVersion && { version }),
    ...callAt(time),
  });
}

const carryOut =
  ({ store, queries }: Pick<OutboxUnderTest, 'store' | 'queries'>, requests: readonly Wish[]) =>
  async ({ kind, at, isLater }: Operation, number: number): Promise<unknown> => {
    if (isLater && clock.time) clock.time += 1;
    const request = composed(requests, at);
    const { id } = request;
    if (kind === 'add') return store.add(request);
    if (kind === 'quarantine') return store.add({ ...request, quarantine: 'spam' });
    if (kind === 'erase') return queries.erase([id]);
    const thread = (await store.find(id))?.thread ?? id;
    if (kind === 'move') {
      const current = await store.readThread(thread);
      const position = current && { corrects: current.id, thread, version: current.version + 1 };
      const call = callAt(requests[at]?.time);
      return position && store.move({ ...aNewRequest(call), ...position, id: moveId(number) });
    }
    if (kind === 'free') return queries.free({ id });
    return kind === 'resolve' ? queries.resolve([id]) : queries.release([id], () => false);
  };

interface Row {
  id: string;
  thread: string;
  version: number;
  at: number;
  corrects: string | null;
  accepted: boolean;
  dismissed: boolean;
  time: number | null;
  lost: 'taken' | 'unavailable' | null;
}
interface Thread {
  current: Row;
  time: number | null;
}

function model(requests: readonly Wish[], done: readonly Operation[]) {
  const rows = new Map<string, Row>();
  const threads = new Map<string, Thread>();
  const erased = new Set<string>();
  const isLater = (a: Row, b: Row) =>
    a.version - b.version || a.at - b.at || (a.id > b.id ? 1 : -1);
  let at = now;
  function accept(row: Row): void {
    row.accepted = true;
    const isTaken = [...threads].some(
      ([id, { time }]) => time !== null && time === row.time && id !== row.thread,
    );
    row.lost = isTaken ? 'taken' : null;
    const thread = threads.get(row.thread);
    if (thread && isLater(row, thread.current) < 0) return;
    threads.set(row.thread, { current: row, time: row.lost ? null : row.time });
  }
  for (const [number, { kind, at: index, isLater: hasMoved }] of done.entries()) {
    at += hasMoved ? 1 : 0;
    const { id, corrects, thread, version } = composed(requests, index);
    const known = rows.get(id);
    const own = known && threads.get(known.thread);
    if (kind === 'erase') {
      const family = new Set([id]);
      for (const _ of rows) {
        for (const row of rows.values()) {
          const named = [row.id, row.thread, ...(row.corrects ? [row.corrects] : [])];
          if (named.some((each) => family.has(each))) for (const each of named) family.add(each);
        }
      }
      for (const each of family) {
        rows.delete(each);
        threads.delete(each);
        erased.add(each);
      }
    } else if (kind === 'add' || kind === 'quarantine') {
      const named = corrects ? rows.get(corrects) : undefined;
      const row: Row = {
        id,
        thread: corrects ? (thread ?? named?.thread ?? corrects) : id,
        version: corrects ? (version ?? (named?.version ?? 0) + 1) : 0,
        at,
        corrects: corrects ?? null,
        accepted: false,
        dismissed: false,
        time: requests[index]?.time ?? null,
        lost: null,
      };
      if (known) continue;
      if ([id, corrects ?? id, row.thread].some((each) => erased.has(each))) {
        erased.add(id);
        continue;
      }
      rows.set(id, row);
      if (kind === 'add') accept(row);
    } else if (kind === 'move') {
      const moved = known?.thread ?? id;
      const current = threads.get(moved)?.current;
      const time = requests[index]?.time ?? null;
      const isTaken = [...threads].some(
        ([other, held]) => time !== null && held.time === time && other !== moved,
      );
      if (!current || isTaken) continue;
      const version = current.version + 1;
      const position = { thread: moved, version, at, corrects: current.id };
      const row = { ...position, accepted: true, dismissed: false, time, lost: null };
      rows.set(moveId(number), { id: moveId(number), ...row });
      accept(rows.get(moveId(number)) as Row);
    } else if (kind === 'free') {
      const held = threads.get(known?.thread ?? id);
      if (held) held.time = null;
    } else if (known && !known.accepted) {
      if (kind === 'resolve') known.dismissed = true;
      else if (!known.dismissed) accept(known);
    } else if (own?.current === known && own && kind === 'resolve') own.time = null;
  }
  return [...rows.values()]
    .map((row) => {
      const { current, time } = threads.get(row.thread) ?? { current: row, time: null };
      const isHeld = time !== null && time === row.time;
      const lost = current === row && row.lost ? row.lost : 'unavailable';
      return {
        id: row.id,
        by: row.accepted && current !== row ? current.id : null,
        lost:
          row.time === null || (row.accepted && isHeld)
            ? undefined
            : row.accepted
              ? lost
              : 'unavailable',
        holds: row.accepted && current === row && isHeld,
      };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

describe.each(engines)('the threads of requests on %s', (name, start) => {
  const outbox = outboxOn(start);
  // PostgreSQL is slower.
  const runs = { numRuns: cases(name === 'SQLite' ? 250 : 40), interruptAfterTimeLimit: 40_000 };
  async function clear(): Promise<void> {
    clock.time = now;
    for (const table of ['consultation_request', 'consultation_thread', 'outbox_erased']) {
      await outbox.database.run(`DELETE FROM ${table}`);
    }
  }

  async function stored() {
    const rows = (await allOf(outbox.queries.each())).map(
      ({ id, correctedBy, callOutcome, callState }) => ({
        id,
        by: correctedBy,
        lost: callOutcome,
        holds: callState === 'held',
      }),
    );
    return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  async function expectAsModel(requests: readonly Wish[], done: readonly Operation[]) {
    await clear();
    for (const [number, next] of done.entries()) await carryOut(outbox, requests)(next, number);
    expect(await stored()).toEqual(model(requests, done));
  }

  test('match the reference model under any sequence of operations', async () => {
    await fc.assert(fc.asyncProperty(wishes, operations, expectAsModel), runs);
  });

  test('lose a correction that arrived before the request it corrects, once the first request is erased', async () => {
    const first = { corrects: null, namesThread: false, namesVersion: false, time: null };
    const [second, third] = [
      { ...first, corrects: 0 },
      { ...first, corrects: 1 },
    ];
    const steps = ['add 2', 'add 1', 'erase 0', 'move 1'].map((step): Operation => {
      const [kind, at] = step.split(' ');
      return { kind: kind as Operation['kind'], at: Number(at), isLater: false };
    });
    await expectAsModel([first, second, third], steps);
    expect(await stored()).toEqual([]);
  });

  testSessionsOf(name)(
    'have one current request each, and no two hold one call, under concurrent operations',
    async () => {
      const two = await outbox.another();
      const property = fc.asyncProperty(wishes, operations, async (requests, done) => {
        await clear();
        const [here, there] = [carryOut(outbox, requests), carryOut(two, requests)];
        const safe = done.filter(({ kind }) => kind !== 'erase');
        await Promise.all(safe.map((next, index) => (index % 2 ? here : there)(next, index)));
        const accepted = (await allOf(outbox.queries.each())).filter(
          ({ state, reason }) => state !== 'quarantined' && reason !== dismissed,
        );
        const threads = new Set(accepted.map(({ thread }) => thread));
        const currentRequests = accepted.filter(({ correctedBy }) => correctedBy === null);
        expect(currentRequests.map(({ thread }) => thread).sort()).toEqual([...threads].sort());
        for (const { thread, version } of currentRequests) {
          const versions = accepted
            .filter((row) => row.thread === thread)
            .map((row) => row.version);
          expect(version).toBe(Math.max(...versions));
        }
        const held = accepted.filter(({ callState }) => callState === 'held');
        const times = held.map(({ callTime }) => callTime);
        expect(times).toEqual([...new Set(times)]);
      });
      await fc.assert(property, runs);
    },
  );

  test.each([
    ['kept by a correction', '10:15', 'kept', undefined],
    ['changed by a correction', '10:30', 'freed', 'unavailable'],
    ['given up by a correction', null, 'freed', 'unavailable'],
  ])(
    'answer a repeat of a request whose call was %s with its present outcome',
    async (_, callTime, callState, callOutcome) => {
      const call = { callDate: '2026-11-23', callTime: '10:15' };
      const first = await outbox.add(call);
      await outbox.add({ corrects: first.id, ...(callTime && { ...call, callTime }) });
      expect(await outbox.store.find(first.id)).toMatchObject({ callState, callOutcome });
    },
  );

  test('keep a held call that the form no longer offers, and get no other such call', async () => {
    const call = { callDate: '2026-11-23', callTime: '10:15' };
    const first = await outbox.add(call);
    const isCallUnavailable = true;
    const same = await outbox.add({ ...call, corrects: first.id, isCallUnavailable });
    expect(await outbox.store.find(same.id)).toMatchObject({ callState: 'held' });
    const other = { ...call, callTime: '03:00', corrects: same.id, isCallUnavailable };
    const moved = await outbox.store.add(aNewRequest(other));
    expect(moved).toMatchObject({ request: { callOutcome: 'unavailable' } });
    expect(await outbox.store.heldTimes(call.callDate)).toEqual([]);
  });

  test('answer that no call is held to a repeat of a request that was erased, or whose call was freed', async () => {
    const call = { callDate: '2026-11-23', callTime: '10:15' };
    const first = await outbox.add(call);
    await outbox.queries.free({ id: first.id });
    expect((await outbox.store.find(first.id))?.callOutcome).toBe('unavailable');
    const other = await outbox.add(call);
    expect((await outbox.store.find(other.id))?.callState).toBe('held');
    await outbox.queries.erase([other.id]);
    expect(await outbox.store.add(other)).toEqual({ kind: 'erased' });
    expect(await outbox.store.add(aNewRequest({ ...call, corrects: other.id }))).toEqual({
      kind: 'erased',
    });
    expect(await outbox.store.heldTimes(call.callDate)).toEqual([]);
  });

  test('report the current version to every superseded request', async () => {
    const first = await outbox.add();
    const added = async (version: number, changes: object = {}) => {
      const position = { corrects: first.id, thread: first.id, version };
      const answer = await outbox.store.add(aNewRequest({ ...position, ...changes }));
      return answer.kind === 'erased' ? answer.kind : answer.request.superseded;
    };
    expect([await added(2), await added(1), await added(7, { quarantine: 'spam' })]).toEqual([
      undefined,
      2,
      undefined,
    ]);
    clock.time = now - 1;
    expect(await added(2)).toBe(2);
    expect(await outbox.store.add(first)).toMatchObject({ request: { superseded: 2 } });
  });

  test('are read as their current request, with the present state of its call', async () => {
    const call = { callDate: '2026-11-23', callTime: '10:15' };
    const { readThread } = outbox.store;
    const { id } = await outbox.add({ ...call, source: 'page=%2F' });
    const first = { id, version: 0, body: aNewRequest().body, source: 'page=%2F', ...call };
    expect(await readThread(id)).toMatchObject({ ...first, callState: 'held' });
    await outbox.queries.free({ id });
    expect(await readThread(id)).toMatchObject({ ...first, callState: 'freed' });
    const later = await outbox.add({ corrects: id, ...call, body: '{}' });
    await outbox.add({ corrects: id, version: 9, quarantine: 'spam' });
    const latest = { id: later.id, version: 1, body: '{}', source: null, ...call };
    expect(await readThread(id)).toMatchObject({ ...latest, callState: 'held' });
  });

  test('are unknown if they never arrived, have no accepted request, or were erased', async () => {
    const { readThread } = outbox.store;
    const suspected = await outbox.add({ quarantine: 'spam' });
    const erased = await outbox.add();
    await outbox.queries.erase([erased.id]);
    for (const id of ['never', suspected.id, erased.id]) {
      expect(await readThread(id)).toBeUndefined();
    }
  });
});
