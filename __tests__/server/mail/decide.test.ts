import { decideMail } from '@/server/mail/decide';
import { team } from '@/server/mail/mail';
import type { ThreadNow } from '@/server/mail/threadNow';
import {
  fields,
  now,
  readerNow,
  request,
  settings,
  threadNow,
  told,
  visitor,
} from '../../../testing/mail/threads';

const call = { date: '2026-12-03', time: '10:15' };
const other = { date: '2026-12-04', time: '14:00' };
const corrected = { id: '11111111-b967-4c55-8f3a-0d8f3a1d2c11', version: 1 };

const decide = (reader: Parameters<typeof decideMail>[0], state: ThreadNow, at = now) =>
  decideMail(reader, state, { timeZone: settings.site.timeZone, now: at });

describe('the first mail to a reader', () => {
  test.each([
    [team, 'request'],
    [visitor, 'confirmation'],
  ])('to “%s” is the %s, whatever happened meanwhile', (reader, kind) => {
    const moved = threadNow({ held: other, current: { ...corrected, isMove: true } });
    expect(decide(readerNow(reader), moved)).toMatchObject({ kind, before: null });
    expect(decide(readerNow(reader), threadNow({ held: null }))).toMatchObject({ kind });
  });
});

describe('the team', () => {
  test('is told of fields that differ, without those that nobody chose', () => {
    const state = threadNow({
      current: { ...corrected, fields: { ...fields, budget: '', contactMethod: 'email' } },
    });
    const due = decide(readerNow(team, { told: told(call) }), state);
    expect(due).toMatchObject({ kind: 'change', changed: ['budget', 'contactMethod'] });
    const moved = threadNow({ current: { ...state.current, isMove: true } });
    expect(decide(readerNow(team, { told: told(call) }), moved)).toMatchObject({
      changed: ['budget'],
    });
  });

  test('is told nothing if only the time of submission differs', () => {
    const submittedAt = '2026-12-01T15:00:00.000Z';
    const state = threadNow({ current: { ...corrected, fields: { ...fields, submittedAt } } });
    expect(decide(readerNow(team, { told: told(call) }), state)).toBeNull();
  });

  test('is told of another time that cannot be held, though no call is held before and after', () => {
    const wish = { ...fields, callDate: other.date, callTime: other.time };
    const state = threadNow({ held: null, current: { ...corrected, fields: wish } });
    expect(decide(readerNow(team, { told: told('open') }), state)).toMatchObject({
      isCallChanged: true,
      call: { kind: 'open', wanted: other },
    });
  });

  test('is told of a refused address only if no other mail is due', () => {
    const reader = readerNow(team, { told: told(call), isRefusalUntold: true });
    expect(decide(reader, threadNow())).toMatchObject({ kind: 'refusal' });
    expect(decide(reader, threadNow({ held: other }))).toMatchObject({ kind: 'change' });
  });
});

describe('a visitor', () => {
  test('is told of another call, or of another request', () => {
    const reader = readerNow(visitor, { told: told(call) });
    expect(decide(reader, threadNow({ held: other }))).toMatchObject({
      kind: 'change',
      before: call,
      isRequestNew: false,
    });
    expect(decide({ ...reader, isRequestNew: true }, threadNow())).toMatchObject({
      kind: 'change',
    });
    expect(decide(reader, threadNow())).toBeNull();
  });

  test('is never told of a call that has begun', () => {
    const begun = new Date('2026-12-03T15:15:00Z');
    const reader = readerNow(visitor, { told: told(call) });
    expect(decide(reader, threadNow(), begun)).toBeNull();
    expect(decide(readerNow(visitor), threadNow(), begun)).toMatchObject({
      kind: 'confirmation',
      call: { kind: 'none' },
    });
    const changed = decide({ ...reader, isRequestNew: true }, threadNow({ held: null }), begun);
    expect(changed).toMatchObject({ before: null });
  });

  test('of a former address is said farewell once, if it was told anything', () => {
    const former = 'old@shop.example';
    expect(decide(readerNow(former, { told: told(call) }), threadNow())).toMatchObject({
      kind: 'farewell',
      before: call,
      told: { request: request() },
    });
    expect(decide(readerNow(former), threadNow())).toBeNull();
  });

  test('is reminded only of the call that is held', () => {
    const reader = readerNow(visitor, { told: told(call), isReminderDue: true });
    expect(decide(reader, threadNow())).toMatchObject({ kind: 'reminder', slot: call });
    expect(decide(reader, threadNow({ held: null, current: { isFreed: true } }))).toMatchObject({
      kind: 'change',
    });
  });
});
