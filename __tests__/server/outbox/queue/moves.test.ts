import type { Move } from '@/server/outbox/storedRequest';
import { testSessionsOf } from '../../../../testing/site/postgresServer';
import { allOf, aNewRequest, engines, outboxOn } from '../../../../testing/unit/outboxUnderTest';

const callAt = (callTime: string) => ({ callDate: '2026-11-23', callTime });
const call = callAt('10:15');

const notYet = () => false;

const aMove = (current: string, version: number, changes = {}, thread = current): Move => ({
  ...aNewRequest(changes),
  current,
  thread,
  version,
});

describe.each(engines)('a move on %s', (name, start) => {
  const outbox = outboxOn(start);
  const currentOf = (thread: string) => outbox.store.readThread(thread);
  const stored = () => allOf(outbox.queries.each());

  test('becomes the current request, holds its call, and frees the former call', async () => {
    const { id } = await outbox.add(call);
    const move = aMove(id, 1, callAt('11:00'));
    expect(await outbox.store.move(move)).toMatchObject({
      kind: 'stored',
      request: { id: move.id, callState: 'held', superseded: undefined, version: 1, isMove: true },
    });
    expect(await outbox.store.find(id)).toMatchObject({
      state: 'superseded',
      superseded: 1,
      isMove: false,
    });
    expect(await outbox.store.heldTimes(call.callDate)).toEqual(['11:00']);
    const givenUp = aMove(move.id, 2, {}, id);
    expect(await outbox.store.move(givenUp)).toMatchObject({ kind: 'stored' });
    expect(await currentOf(id)).toMatchObject({ id: givenUp.id, callState: null });
    expect(await outbox.store.heldTimes(call.callDate)).toEqual([]);
  });

  test('to a call that another thread holds changes nothing', async () => {
    const { id } = await outbox.add(call);
    await outbox.add(callAt('11:00'));
    expect(await outbox.store.move(aMove(id, 1, callAt('11:00')))).toEqual({ kind: 'taken' });
    expect(await currentOf(id)).toMatchObject({ id, callState: 'held', ...call });
    expect(await stored()).toHaveLength(2);
  });

  test('of a superseded or erased request changes nothing', async () => {
    const { id } = await outbox.add(call);
    const correction = await outbox.add({ ...call, thread: id, version: 1 });
    for (const move of [aMove(id, 1), aMove(id, 2), aMove(correction.id, 3, {}, id)]) {
      expect(await outbox.store.move(move)).toEqual({ kind: 'changed' });
    }
    expect(await currentOf(id)).toMatchObject({ id: correction.id, callState: 'held' });
    await outbox.queries.erase([id]);
    const late = aMove(correction.id, 2, {}, id);
    expect(await outbox.store.move(late)).toEqual({ kind: 'changed' });
    expect(await stored()).toEqual([]);
  });

  testSessionsOf(name)('is stored once if several moves start from the same version', async () => {
    const two = await outbox.another();
    for (let round = 0; round < 10; round += 1) {
      const { id } = await outbox.add(callAt(`1${round % 7}:45`));
      const moves = [0, 1, 2, 3, 4, 5].map((index) =>
        (index % 2 ? outbox : two).store.move(aMove(id, 1, { body: `{"number":${index}}` })),
      );
      const kinds = (await Promise.all(moves)).map(({ kind }) => kind).sort();
      expect(kinds).toEqual([...Array(5).fill('changed'), 'stored']);
      expect((await stored()).filter(({ thread }) => thread === id)).toHaveLength(2);
    }
  });

  testSessionsOf(name)('is refused if another thread takes the call concurrently', async () => {
    const two = await outbox.another();
    for (let round = 0; round < 10; round += 1) {
      await outbox.queries.free({ date: call.callDate }, notYet);
      const [one, other] = [await outbox.add(call), await outbox.add(callAt('10:30'))];
      const wanted = callAt('11:00');
      const kinds = await Promise.all([
        outbox.store.move(aMove(one.id, 1, wanted)),
        two.store.move(aMove(other.id, 1, wanted)),
      ]);
      expect(kinds.map(({ kind }) => kind).sort()).toEqual(['stored', 'taken']);
      expect(await outbox.store.heldTimes(call.callDate)).toHaveLength(2);
    }
  });

  testSessionsOf(name)('during an erasure leaves no rows behind', async () => {
    const two = await outbox.another();
    for (let round = 0; round < 10; round += 1) {
      const { id } = await outbox.add(call);
      await Promise.all([
        outbox.queries.erase([id]),
        two.store.move(aMove(id, 1, callAt('11:00'))),
      ]);
      expect(await stored()).toEqual([]);
      expect(await currentOf(id)).toBeUndefined();
      expect(await outbox.store.heldTimes(call.callDate)).toEqual([]);
    }
  });
});
