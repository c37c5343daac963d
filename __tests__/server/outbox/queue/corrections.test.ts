import fc from 'fast-check';
import {
  allOf,
  aNewRequest,
  engines,
  type OutboxUnderTest,
  outboxOn,
} from '../../../../testing/unit/outboxUnderTest';

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

/** What a request corrects, and the time that it asks for. */
interface Wish {
  corrects: number | null;
  time: number | null;
}
interface Operation {
  kind: 'add' | 'quarantine' | 'release' | 'resolve' | 'free' | 'settle';
  at: number;
}

const at = fc.nat(5);
const time = fc.option(fc.nat(1));
const wish = fc.record({ corrects: fc.option(at), time });
/** Six requests, and what happens to them. */
const wishes: fc.Arbitrary<Wish[]> = fc.array(wish, { minLength: 6, maxLength: 6 });
const kinds = ['add', 'add', 'add', 'quarantine', 'release', 'resolve', 'free', 'settle'] as const;
const operation: fc.Arbitrary<Operation> = fc.record({ kind: fc.constantFrom(...kinds), at });
const operations = fc.array(operation, { maxLength: 14 });

/** The first corrects the third, and that one the second. */
const chain: Wish[] = [2, null, 1].map((corrects, time) => ({ corrects, time }));
const operationsOf = (...done: [Operation['kind'], number][]): [Wish[], Operation[]] => [
  chain,
  done.map(([kind, at]) => ({ kind, at })),
];
const examples = [
  // Unites two chains, of which the correction is to keep its time alone.
  operationsOf(['add', 1], ['add', 0], ['quarantine', 2]),
  // What is resolved in quarantine was accepted: what it corrects is over.
  operationsOf(['add', 1], ['quarantine', 2], ['resolve', 2]),
];

const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;

const carryOut =
  ({ store, queries }: Pick<OutboxUnderTest, 'store' | 'queries'>, requests: readonly Wish[]) =>
  ({ kind, at: index }: Operation): Promise<unknown> => {
    const id = idOf(index);
    const { corrects = null, time: slot = null } = requests[index] ?? {};
    const call = slot === null ? {} : { callDate: '2026-11-23', callTime: `1${slot}:15` };
    const request = aNewRequest({
      id,
      corrects: corrects === null ? null : idOf(corrects),
      ...call,
    });
    if (kind === 'add') return store.add(request);
    if (kind === 'quarantine') return store.add({ ...request, quarantine: 'spam' });
    if (kind === 'settle') return store.settle(request);
    return kind === 'free' ? queries.free({ id }) : queries.change(kind, [id]);
  };

/** A request as the model has it; `call` is `asked` while a quarantined one waits. */
interface Row extends Wish {
  index: number;
  accepted: boolean;
  call: string | null;
  by: number | null;
}

type Relation = (a: Row, b: Row) => boolean;
const follows: Relation = (a, b) => a.corrects === b.index;
const isNear: Relation = (a, b) =>
  follows(a, b) || follows(b, a) || (a.corrects !== null && a.corrects === b.corrects);

/** The current requests that relate to one, directly or through others. */
function currentOnes(rows: Row[], relates: Relation, row: Row, found = new Set<Row>()): Row[] {
  for (const other of rows) {
    if (relates(other, row) && !found.has(other)) {
      currentOnes(rows, relates, other, found.add(other));
    }
  }
  return [...found].filter((other) => other !== row && other.accepted && other.by === null);
}

const giveUp = (call: string | null) => (call === 'held' || call === 'asked' ? 'freed' : call);

/** What is to become of requests: of each chain, the last accepted one alone can hold a time. */
function expectedAfter(requests: readonly Wish[], done: readonly Operation[]): Row[] {
  const rows: Row[] = [];
  function link(row: Row, kind: Operation['kind']): void {
    const by = currentOnes(rows, follows, row)[0]?.index ?? null;
    const winner = by ?? (kind === 'quarantine' ? null : row.index);
    for (const other of currentOnes(rows, isNear, row)) {
      if (winner === null || other.index === by) continue;
      Object.assign(other, { by: winner, call: giveUp(other.call) });
    }
    if (kind === 'quarantine') return;
    const isHeld = rows.some(({ call, time: held }) => call === 'held' && held === row.time);
    const decided = by !== null || kind === 'resolve' ? 'freed' : isHeld ? 'taken' : 'held';
    Object.assign(row, { accepted: true, by, call: row.call && decided });
  }
  for (const { kind, at: index } of done) {
    const known = rows.find((row) => row.index === index);
    const { corrects, time: slot } = requests[index] as Wish;
    const call = slot === null ? null : 'asked';
    const row = known ?? { index, corrects, time: slot, accepted: false, call, by: null };
    const isNew = !known && (kind === 'add' || kind === 'quarantine');
    if (isNew) rows.push(row);
    const accepts = known
      ? !row.accepted && kind !== 'add' && kind !== 'quarantine'
      : kind === 'settle';
    if (isNew || (accepts && kind !== 'free')) link(row, kind);
    if (kind === 'settle' && row.call) row.call = 'unavailable';
    if (kind === 'resolve' || (kind === 'free' && row.accepted)) row.call = giveUp(row.call);
  }
  return rows;
}

const indexOf = (id: string | null) => (id === null ? null : Number(id.at(-1)));

describe.each(engines)('corrections on %s', (name, start) => {
  const outbox = outboxOn(start);
  // The statements are the same ones; on PostgreSQL each takes longer.
  const numRuns = name === 'SQLite' ? 40 : 10;
  const clear = () => outbox.database.run('DELETE FROM consultation_request');

  /** The stored requests as the model has them. */
  async function stored(): Promise<Row[]> {
    const all = await allOf(outbox.queries.each());
    return all.map(({ id, state, callTime, callState, corrects, correctedBy }) => ({
      index: Number(indexOf(id)),
      corrects: indexOf(corrects),
      time: callTime === null ? null : Number(callTime.charAt(1)),
      accepted: state !== 'quarantined',
      call: callTime === null ? null : (callState ?? 'asked'),
      by: indexOf(correctedBy),
    }));
  }
  const sorted = (rows: Row[]) => rows.sort((a, b) => a.index - b.index);

  test('leave a time to the last accepted request of a chain, in any order', async () => {
    const property = fc.asyncProperty(wishes, operations, async (requests, done) => {
      await clear();
      for (const next of done) await carryOut(outbox, requests)(next);
      expect(sorted(await stored())).toEqual(sorted(expectedAfter(requests, done)));
    });
    await fc.assert(property, { numRuns, examples });
  });

  test('leave it to one request of a chain when all arrive at once, at two processes', async () => {
    // PGlite has one session.
    if (name === 'PostgreSQL' && !process.env.TEST_POSTGRES_URL) return;
    const two = outbox.another();
    const property = fc.asyncProperty(wishes, operations, async (requests, done) => {
      await clear();
      const [here, there] = [carryOut(outbox, requests), carryOut(two, requests)];
      await Promise.all(done.map((next, index) => (index % 2 ? here : there)(next)));
      const rows = await stored();
      const current = rows.filter(({ accepted, by }) => accepted && by === null);
      expect(current.flatMap((row) => currentOnes(rows, isNear, row))).toEqual([]);
      const held = rows.filter(({ call }) => call === 'held');
      expect(held.filter((row) => !current.includes(row))).toEqual([]);
    });
    await fc.assert(property, { numRuns: 10 });
  });
});
