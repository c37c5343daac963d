import { createStore } from '@/server/outbox/queue/store';
import { dismissed, resolved } from '@/server/outbox/states';
import { aNewRequest, engines, now, outboxOn } from '../../../../testing/unit/outboxUnderTest';

const hour = 60 * 60 * 1000;
const callAt = (callTime: string) => ({ callDate: '2026-11-23', callTime });
const call = callAt('10:15');
const notYet = () => false;

describe.each(engines)('the operator on %s', (_name, start) => {
  const outbox = outboxOn(start);
  const heldTimes = () => outbox.store.heldTimes(call.callDate);
  const current = async (thread: string) => (await outbox.store.readThread(thread))?.id;

  describe('who resolves a quarantined correction', () => {
    async function dismissOne() {
      const first = await outbox.add(call);
      const correction = await outbox.add({ thread: first.id, version: 1, quarantine: 'spam' });
      const done = await outbox.queries.resolve([correction.id]);
      expect(done).toEqual({ resolved: [], dismissed: [correction.id] });
      return { first, correction };
    }

    test('dismisses it, and its thread keeps its current request and its call', async () => {
      const { first, correction } = await dismissOne();
      expect([await current(first.id), await heldTimes()]).toEqual([first.id, ['10:15']]);
      expect(await outbox.store.find(correction.id)).toMatchObject({
        state: 'delivered',
        reason: dismissed,
        superseded: undefined,
      });
    });

    test('does not accept it by a repeat of its post, a retry, or an acceptance', async () => {
      const { first, correction } = await dismissOne();
      expect(await outbox.store.add(correction)).toMatchObject({ kind: 'known' });
      const { retry, resend, accept } = outbox.queries;
      expect(await retry([correction.id])).toEqual([]);
      expect(await resend(0, now + hour)).toEqual([]);
      expect(await accept([correction.id], notYet)).toEqual([]);
      expect(await current(first.id)).toBe(first.id);
    });

    test('and does so again, leaves the mail to the team due', async () => {
      const withReaders = createStore(outbox.database, true);
      const first = aNewRequest();
      await withReaders.add(first);
      const correction = aNewRequest({ thread: first.id, version: 1, quarantine: 'spam' });
      await withReaders.add(correction);
      for (const dismissed of [[correction.id], []]) {
        expect(await outbox.queries.resolve([correction.id])).toEqual({ resolved: [], dismissed });
      }
      expect(await outbox.queries.readersOf(first.id)).toMatchObject([{ state: 'pending' }]);
    });

    test('leaves it to the purge of quarantined requests', async () => {
      const { correction } = await dismissOne();
      expect(await outbox.purge.purgeDelivered(now + hour)).toBe(0);
      expect(await outbox.purge.purgeQuarantined(now)).toBe(0);
      expect(await outbox.purge.purgeQuarantined(now + 1)).toBe(1);
      expect(await outbox.store.find(correction.id)).toBeUndefined();
    });
  });

  test('who resolves a current request keeps its call, and cannot retry it', async () => {
    const { id } = await outbox.add(call);
    expect(await outbox.queries.resolve([id])).toEqual({ resolved: [id], dismissed: [] });
    expect(await outbox.store.find(id)).toMatchObject({ reason: resolved, callState: 'held' });
    expect(await heldTimes()).toEqual(['10:15']);
    expect(await outbox.queries.retry([id])).toEqual([]);
    expect(await outbox.queries.resend(0, now + hour)).toEqual([]);
    await outbox.add({ thread: id, version: 1 });
    const superseded = { state: 'delivered', reason: resolved, superseded: 1, callState: null };
    expect(await outbox.store.find(id)).toMatchObject(superseded);
  });

  describe('accepts a request', () => {
    const begun = ({ time }: { time: string }) => time === call.callTime;

    test('without holding a call that has begun', async () => {
      const { id } = await outbox.add({ ...call, quarantine: 'spam' });
      const other = await outbox.add({ ...callAt('10:30'), quarantine: 'spam' });
      await outbox.queries.accept('all', begun);
      expect(await outbox.store.find(id)).toMatchObject({
        callState: 'unavailable',
        callOutcome: 'unavailable',
      });
      expect(await outbox.store.find(other.id)).toMatchObject({ callState: 'held' });
      expect(await heldTimes()).toEqual(['10:30']);
    });

    test('and keeps its thread’s call, even after it has begun', async () => {
      const first = await outbox.add(call);
      const { id } = await outbox.add({
        ...call,
        thread: first.id,
        version: 1,
        quarantine: 'spam',
      });
      await outbox.queries.accept([id], begun);
      expect(await outbox.store.find(id)).toMatchObject({ callState: 'held' });
    });

    test('with the outcome taken if another thread holds its call', async () => {
      const { id } = await outbox.add({ ...call, quarantine: 'spam' });
      await outbox.add(call);
      await outbox.queries.accept([id], notYet);
      expect(await outbox.store.find(id)).toMatchObject({
        callState: 'taken',
        callOutcome: 'taken',
      });
    });
  });

  test('accepts a request as superseded if another of its thread is current by then', async () => {
    const first = await outbox.add(call);
    const suspected = await outbox.add({ thread: first.id, version: 1, quarantine: 'spam' });
    const latest = await outbox.add({ ...call, thread: first.id, version: 2 });
    expect(await outbox.queries.accept([suspected.id], notYet)).toEqual([suspected.id]);
    expect(await outbox.store.find(suspected.id)).toMatchObject({ state: 'superseded' });
    expect([await current(first.id), await heldTimes()]).toEqual([latest.id, ['10:15']]);
  });

  test('frees the held calls of a day that have not begun', async () => {
    const [begun, ahead] = [await outbox.add(call), await outbox.add(callAt('12:00'))];
    const hasBegun = ({ time }: { time: string }) => time === call.callTime;
    const freed = [{ thread: ahead.id, ...callAt('12:00') }];
    expect(await outbox.queries.free({ date: call.callDate }, hasBegun)).toEqual(freed);
    expect(await outbox.queries.free({ thread: begun.id }, hasBegun)).toEqual([]);
    expect(await outbox.store.find(begun.id)).toMatchObject({ callState: 'held' });
    expect(await outbox.store.find(ahead.id)).toMatchObject({ callState: 'freed' });
  });

  test('finds an id by its prefix, and two ids with the same prefix', async () => {
    const ids = ['5430cf8d-b967-4111-8222-333344445555', '5430cf8d-b967-4111-8222-ffffffffffff'];
    for (const id of ids) await outbox.add({ id });
    const { idsWith } = outbox.queries;
    expect((await idsWith('5430cf8d')).sort()).toEqual(ids);
    for (const id of ids) expect(await idsWith(id.slice(0, -1))).toEqual([id]);
    expect(await idsWith('5430cf8d-c')).toEqual([]);
  });

  test('finds the one request that has a prefix, whatever else begins with it', async () => {
    const idOf = (n: number) => `5430cf8d-b967-4111-8222-00000000000${n}`;
    const [one, erased, thread] = [idOf(1), idOf(2), idOf(3)] as const;
    const { idsWith } = outbox.queries;
    for (const each of [erased, thread]) await outbox.add({ thread: each, version: 1 });
    await outbox.queries.erase([erased]);
    expect((await idsWith('5430cf8d')).sort()).toEqual([erased, thread]);
    await outbox.add({ id: one });
    expect(await idsWith('5430cf8d')).toEqual([one]);
    expect(await idsWith(erased.slice(0, -1))).toEqual([one]);
  });
});
