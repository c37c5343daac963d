import { randomUUID } from 'node:crypto';
import {
  callAt,
  consultationsN8n,
  delivery,
  siteUrl,
  teamEmail,
  toTeam,
  toVisitors,
} from '../../testing/n8n/deliveries';
import type { SiteAnswer } from '../../testing/n8n/nodes';
import { deferred } from '../../testing/run/eventually';
import { setClock } from '../../testing/unit/clock';

// The call is on Wednesday, December 2, 2026 at 10:00 AM Eastern Time, 15:00 in UTC.
const booked = new Date('2026-11-30T15:00:00Z');
const dayBefore = new Date('2026-12-01T15:00:00Z');
const held = { callDate: '2026-12-02', callTime: '10:00', version: 0 };
const moved = { 'x-move': '1' };
const ok = (body: object): SiteAnswer => ({ statusCode: 200, body });

beforeEach(() => setClock(booked));

/** Returns an n8n after it has mailed a held call. */
async function n8nWithCall(settings = {}, request: object = callAt('10:00')) {
  const n8n = consultationsN8n(settings);
  const thread = randomUUID();
  await n8n.receive(delivery({ id: thread, request }));
  n8n.site.answer = () => ok(held);
  return { n8n, thread };
}

type N8n = Awaited<ReturnType<typeof n8nWithCall>>['n8n'];
const reminders = (n8n: N8n) => n8n.mails.filter(({ subject }) => subject.startsWith('Reminder'));

describe('a reminder', () => {
  test('has the day, the time, and the link, and nothing that was typed', async () => {
    const name = 'Typed';
    const { n8n, thread } = await n8nWithCall({}, { ...callAt('10:00'), name });
    setClock(dayBefore);
    expect(await n8n.runSchedule()).toBe('');
    const [mail] = reminders(n8n);
    expect(mail).toMatchObject({ to: 'ana@visitor.test', replyTo: 'team@agency.test' });
    expect(mail?.subject).toContain('Wed, Dec 2 at 10:00 AM Eastern Time');
    expect(mail?.text).toContain('Wednesday, December 2, 2026 at 10:00 AM Eastern Time.');
    expect(mail?.text).toContain(`${siteUrl}/consultation/call#${thread}`);
    expect(JSON.stringify(mail)).not.toContain(name);
    expect(n8n.queries).toEqual([thread]);
  });

  test.each([
    ['25 hours', '2026-12-01T13:59:59Z', 0],
    ['25 hours', '2026-12-01T14:00:00Z', 1],
    ['12 hours', '2026-12-02T03:00:00Z', 1],
    ['12 hours', '2026-12-02T03:00:01Z', 0],
  ])(
    'is sent from 25 to 12 hours before the call: at the limit of %s, at %s, %d times',
    async (_, now, count) => {
      const { n8n } = await n8nWithCall();
      setClock(new Date(now));
      await n8n.runSchedule();
      expect(reminders(n8n)).toHaveLength(count);
    },
  );

  test('is sent once, however often the schedule runs, also concurrently', async () => {
    const { n8n } = await n8nWithCall();
    setClock(dayBefore);
    await Promise.all([n8n.runSchedule(), n8n.runSchedule()]);
    for (let hour = 0; hour < 12; hour += 1) {
      setClock(new Date(dayBefore.getTime() + hour * 3_600_000));
      await n8n.runSchedule(2);
    }
    expect(reminders(n8n)).toHaveLength(1);
    expect(n8n.table.filter(({ executionId }) => executionId)).toEqual([]);
  });

  test('is sent once if n8n runs one execution twice, as it does while it starts', async () => {
    const { n8n } = await n8nWithCall();
    setClock(dayBefore);
    await n8n.runSchedule(2);
    await n8n.runSchedule();
    expect(reminders(n8n)).toHaveLength(1);
  });

  test.each([
    ['Query the site', 1],
    ['Note the reminders', 1],
    ['Note as reminded', 1],
    ['Write the reminders', 0],
    ['Mail the reminders', 0],
    ['Withdraw the other claims', 1],
  ])('is sent at most once if n8n is killed before "%s"', async (before, count) => {
    const { n8n } = await n8nWithCall();
    setClock(dayBefore);
    n8n.kill(before);
    await n8n.runSchedule();
    n8n.kill();
    for (const hours of [1, 2, 3]) {
      setClock(new Date(dayBefore.getTime() + hours * 3_600_000));
      await n8n.runSchedule();
    }
    expect(reminders(n8n)).toHaveLength(count);
  });

  test('is sent once the site answers again', async () => {
    const { n8n } = await n8nWithCall();
    setClock(dayBefore);
    for (const answer of [
      undefined,
      { statusCode: 503, body: {} },
      { statusCode: 429, body: {} },
    ]) {
      n8n.site.answer = () => answer;
      expect(await n8n.runSchedule()).toBe('');
      expect(reminders(n8n)).toHaveLength(0);
    }
    n8n.site.answer = () => ok(held);
    await n8n.runSchedule();
    expect(reminders(n8n)).toHaveLength(1);
  });

  test.each<[string, SiteAnswer]>([
    ['moved', ok({ ...held, callTime: '11:00', version: 1 })],
    ['given up', ok({ callDate: null, callTime: null, version: 1 })],
    ['erased', { statusCode: 404, body: { thread: 'unknown' } }],
    ['freed', ok({ callDate: null, callTime: null, version: 0 })],
    ['over', ok({ ...held, over: true })],
    ['changed in another field', ok({ ...held, version: 1 })],
    ['hidden behind an HTML page', { statusCode: 200, body: '<!doctype html>' }],
  ])('is not sent for a call that is %s', async (_, answer) => {
    const { n8n } = await n8nWithCall();
    setClock(dayBefore);
    n8n.site.answer = () => answer;
    expect(await n8n.runSchedule()).toBe('');
    expect(reminders(n8n)).toEqual([]);
    expect(n8n.table).toHaveLength(2);
  });

  test('is sent for a call that a later correction keeps', async () => {
    const { n8n, thread } = await n8nWithCall();
    setClock(dayBefore);
    await n8n.receive(delivery({ thread, version: 1, request: callAt('10:00') }));
    n8n.site.answer = () => ok({ ...held, version: 1 });
    await n8n.runSchedule();
    expect(reminders(n8n)).toHaveLength(1);
  });

  test.each([
    ['moved to within 25 hours', { request: callAt('10:30'), headers: moved }],
    ['given to another address', { request: { ...callAt('10:00'), email: 'b@visitor.test' } }],
    ['given up', { request: { contactMethod: 'email' as const }, headers: moved }],
  ])('is not sent for a call that was %s less than 25 hours ahead', async (_, change) => {
    const { n8n, thread } = await n8nWithCall();
    setClock(new Date('2026-12-01T14:31:00Z'));
    await n8n.receive(delivery({ thread, version: 1, ...change }));
    const { callTime = null } = change.request as { callTime?: string };
    n8n.site.answer = () => ok({ callDate: callTime && held.callDate, callTime, version: 1 });
    setClock(new Date('2026-12-01T20:00:00Z'));
    await n8n.runSchedule();
    expect(reminders(n8n)).toEqual([]);
  });

  test('is not sent to a visitor whose mail was refused', async () => {
    const n8n = consultationsN8n();
    n8n.refused.add('ana@visitor.test');
    await n8n.receive(delivery({ request: callAt('10:00') }));
    n8n.refused.clear();
    setClock(dayBefore);
    n8n.site.answer = () => ok(held);
    await n8n.runSchedule();
    expect([n8n.queries, reminders(n8n)]).toEqual([[], []]);
  });

  test('is not sent while a delivery is working on the thread', async () => {
    const { n8n, thread } = await n8nWithCall();
    setClock(dayBefore);
    const claim = { id: 99, thread, executionId: 'other', done: false, webhookId: 'another' };
    n8n.table.push({ ...claim, createdAt: dayBefore.toISOString() });
    n8n.table.unshift(n8n.table.pop() ?? {});
    Object.assign(n8n.table[0] ?? {}, { id: 0 });
    await n8n.runSchedule();
    expect([n8n.queries, reminders(n8n)]).toEqual([[], []]);
  });

  test('is sent before a delivery of its thread that arrives meanwhile', async () => {
    const { n8n, thread } = await n8nWithCall();
    setClock(dayBefore);
    const mailServer = deferred<void>();
    n8n.slow.set('ana@visitor.test', mailServer.promise);
    const run = n8n.runSchedule();
    await new Promise(setImmediate);
    const change = delivery({ thread, version: 1, request: callAt('11:00'), headers: moved });
    expect(await n8n.receive(change)).toMatchObject({ status: 500 });
    mailServer.resolve();
    await run;
    expect(await n8n.receive(change)).toMatchObject({ status: 200 });
    expect(toVisitors(n8n).map(({ subject }) => subject.split(' ')[0])).toEqual([
      'Your',
      'Reminder:',
      'Another',
    ]);
  });

  test('counts as one of the ten mails of a day', async () => {
    const { n8n } = await n8nWithCall();
    setClock(dayBefore);
    for (let count = 0; count < 9; count += 1) await n8n.receive(delivery({}));
    await n8n.runSchedule();
    await n8n.receive(delivery({}));
    expect(reminders(n8n)).toHaveLength(1);
    expect(toVisitors(n8n)).toHaveLength(11);
    expect(toTeam(n8n).at(-1)?.text).toContain('No email about this');
  });

  test('leaves the tenth mail of a day to a delivery that arrives meanwhile', async () => {
    const { n8n } = await n8nWithCall();
    setClock(dayBefore);
    for (let count = 0; count < 9; count += 1) await n8n.receive(delivery({}));
    const [site, mailServer] = [deferred<SiteAnswer>(), deferred<void>()];
    n8n.site.answer = () => site.promise;
    n8n.slow.set(teamEmail, mailServer.promise);
    const run = n8n.runSchedule();
    await new Promise(setImmediate);
    const delivered = n8n.receive(delivery({}));
    await new Promise(setImmediate);
    site.resolve(ok(held));
    await run;
    mailServer.resolve();
    expect(await delivered).toMatchObject({ status: 200 });
    expect([reminders(n8n).length, toVisitors(n8n).length]).toEqual([0, 11]);
  });

  test.each([
    ['noted first', 0],
    ['noted last', 1],
  ])('or a delivery that is %s, not both, is the tenth mail of a day', async (_, later) => {
    const { n8n } = await n8nWithCall();
    setClock(dayBefore);
    for (let count = 0; count < 9; count += 1) await n8n.receive(delivery({}));
    n8n.site.answer = async () => {
      if (later) await new Promise(setImmediate);
      return ok(held);
    };
    await Promise.all([n8n.runSchedule(), n8n.receive(delivery({}))]);
    expect(toVisitors(n8n)).toHaveLength(11);
  });

  test('is sent to one address for each of its calls', async () => {
    const { n8n } = await n8nWithCall();
    const other = randomUUID();
    await n8n.receive(delivery({ id: other, request: callAt('10:30') }));
    n8n.site.answer = (thread) => ok(thread === other ? { ...held, callTime: '10:30' } : held);
    setClock(dayBefore);
    for (let count = 0; count < 5; count += 1) await n8n.receive(delivery({}));
    await n8n.runSchedule();
    expect(reminders(n8n)).toHaveLength(2);
  });

  test('is sent if a later mail about the same call was refused', async () => {
    const { n8n, thread } = await n8nWithCall();
    n8n.refused.add('ana@visitor.test');
    await n8n.receive(delivery({ thread, version: 1, request: callAt('10:00') }));
    n8n.refused.clear();
    n8n.site.answer = () => ok({ ...held, version: 1 });
    setClock(dayBefore);
    await n8n.runSchedule();
    expect(reminders(n8n)).toHaveLength(1);
  });

  test('is sent although a superseded request of the same version arrived last', async () => {
    const { n8n, thread } = await n8nWithCall();
    const change = { thread, version: 1, request: callAt('10:00') };
    const current = delivery(change);
    await n8n.receive(current);
    const headers = { 'x-corrected-by': current.headers['webhook-id'] ?? '' };
    await n8n.receive(delivery({ ...change, after: 10, headers }));
    n8n.site.answer = () => ok({ ...held, version: 1 });
    setClock(dayBefore);
    await n8n.runSchedule();
    expect(reminders(n8n)).toHaveLength(1);
  });

  test.each([
    ['a second run of it has just begun', 'site'],
    ['a second run of a delivery has just begun', 'mail'],
  ])('is sent once if %s', async (_, where) => {
    const n8n = consultationsN8n();
    const secondRun = () => {
      const own = n8n.table.find(({ executionId }) => executionId);
      n8n.table.push({ ...own, id: 99, email: '', call: '', mailedAt: 0 } as never);
    };
    const mailServer = deferred<void>();
    n8n.slow.set(teamEmail, mailServer.promise);
    const delivered = n8n.receive(delivery({ request: callAt('10:00') }));
    await new Promise(setImmediate);
    if (where === 'mail') secondRun();
    mailServer.resolve();
    await delivered;
    n8n.site.answer = () => {
      if (where === 'site') secondRun();
      return ok(held);
    };
    setClock(dayBefore);
    await n8n.runSchedule();
    expect(reminders(n8n)).toHaveLength(1);
  });

  test('is sent on the agency’s next day after ten mails', async () => {
    const { n8n } = await n8nWithCall({}, { ...callAt('17:00') });
    n8n.site.answer = () => ok({ ...held, callTime: '17:00' });
    setClock(new Date('2026-12-01T22:00:00Z'));
    for (let count = 0; count < 10; count += 1) await n8n.receive(delivery({}));
    await n8n.runSchedule();
    expect(reminders(n8n)).toHaveLength(0);
    setClock(new Date('2026-12-02T06:00:00Z'));
    await n8n.runSchedule();
    expect(reminders(n8n)).toHaveLength(1);
  });

  test('is not sent if Settings has reminders off', async () => {
    const { n8n } = await n8nWithCall({ reminders: false });
    setClock(dayBefore);
    expect(await n8n.runSchedule()).toBe('');
    expect([n8n.queries, reminders(n8n)]).toEqual([[], []]);
  });
});
