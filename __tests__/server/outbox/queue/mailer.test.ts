import { composeTeamNote } from '@/server/mail/teamNote';
import { readMailReasons } from '@/server/outbox/mailReasons';
import { mailerUnderTest, subjectsOf, teamAddress } from '../../../../testing/mail/mailerUnderTest';
import { mailServerForTests, refusal } from '../../../../testing/mail/mailServer';
import { settings } from '../../../../testing/mail/threads';
import { aRequest } from '../../../../testing/samples/consultationRequest';
import { clock, engines, outboxOn } from '../../../../testing/unit/outboxUnderTest';

const hour = 60 * 60_000;
const minute = 60_000;
const ana = 'ana@shop.example';
const call = { contactMethod: 'phone', callDate: '2026-11-26', callTime: '10:15' } as const;
const aNote = () => composeTeamNote({ subject: 'note', lead: 'A note.', paragraphs: [] }, settings);
const other = { contactMethod: 'phone', callDate: '2026-11-27', callTime: '14:00' } as const;

const aDirectRequest = {
  id: 'd6f0a1c2-0000-4000-8000-000000000000',
  thread: 'd6f0a1c2-0000-4000-8000-000000000000',
  version: 0,
  body: JSON.stringify(aRequest()),
  source: null,
  callOutcome: undefined,
};

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

describe.each(engines)('mails of the outbox on %s', (_, start) => {
  const outbox = outboxOn(start);
  const server = mailServerForTests();
  const mails = mailerUnderTest(outbox, server, { WEBHOOK_RETRY_DELAYS: '30' });
  const { add, correct, move, sendDue, readers, advance } = mails;
  const stateOf = async (id: string) => (await outbox.store.find(id))?.state;

  test('tell the team first, then the visitor, once', async () => {
    const id = await add({ email: ana, ...call });
    await sendDue();
    await sendDue();
    expect(subjectsOf(server)).toEqual([
      expect.stringMatching(`^${teamAddress}: .*call on Thu, Nov 26 at 10:15 AM`),
      expect.stringMatching(`^${ana}: Your call with .*: Thu, Nov 26 at 10:15 AM`),
    ]);
    expect(await stateOf(id)).toBe('delivered');
    expect(await readers()).toMatchObject([
      { reader: '', state: 'sent', toldRequest: id, toldCall: '2026-11-26 10:15', attempts: 0 },
      { reader: ana, state: 'sent', toldRequest: id, toldCall: '2026-11-26 10:15' },
    ]);
  });

  test('wake nobody while nothing is due', async () => {
    const wake = jest.fn();
    expect(await mails.create(undefined, wake).startDue()).toBeUndefined();
    expect(wake).not.toHaveBeenCalled();
  });

  test('tell only what is in effect, after an outage', async () => {
    const thread = await add({ email: ana, ...call });
    const corrected = await correct(thread, 1, { email: ana, company: 'New', ...call });
    await move(thread, corrected, 2, { email: ana, company: 'New', ...other });
    await sendDue();
    expect(subjectsOf(server)).toEqual([
      expect.stringContaining('call on Fri, Nov 27 at 2:00 PM'),
      expect.stringContaining(': Fri, Nov 27 at 2:00 PM'),
    ]);
    expect(server.mails.map(({ raw }) => raw.includes('Thursday'))).toEqual([false, false]);
  });

  test('follow a move and a freed call, as one conversation', async () => {
    const thread = await add({ email: ana, ...call });
    await sendDue();
    advance(minute);
    await move(thread, thread, 1, { email: ana, ...other });
    await sendDue();
    advance(minute);
    await outbox.queries.free({ thread }, () => false);
    await sendDue();
    const [, confirmation, , moved, , off] = server.mails;
    expect(moved?.mail.subject).toContain('New time for your call');
    expect(off?.mail.subject).toContain('Canceled: your call');
    expect(moved?.raw).toContain('method=REQUEST');
    expect(off?.raw).toContain('method=CANCEL');
    expect(moved?.mail.references).toContain(confirmation?.mail.messageId);
    expect(off?.mail.references).toContain(confirmation?.mail.messageId);
    await sendDue();
    expect(server.mails).toHaveLength(6);
  });

  test('are sent about a quarantined request only once it is accepted', async () => {
    const id = await add({ email: ana }, { quarantine: 'spam' });
    await sendDue();
    expect(server.mails).toHaveLength(0);
    await outbox.queries.accept([id], () => false);
    await sendDue();
    expect(server.mails).toHaveLength(2);
  });

  test('do not say that a dismissed correction changed the request', async () => {
    const thread = await add({ email: ana, ...call });
    await sendDue();
    const fields = { body: '{"email":"?"}', thread, version: 1, quarantine: 'spam' };
    const dismissed = await add({}, { ...fields, callDate: null, callTime: null });
    await outbox.queries.resolve([dismissed]);
    advance(minute);
    await move(thread, thread, 1, { email: ana, ...other });
    await sendDue();
    const mail = server.mails.at(-1)?.mail;
    expect(mail?.subject).toContain('New time for your call');
    expect(mail?.text).not.toContain('We have the change');
  });

  test('do not say that a correction changed the request if it was accepted after a later move', async () => {
    const thread = await add({ email: ana, ...call });
    await sendDue();
    advance(minute);
    const fields = { thread, version: 1, quarantine: 'spam' };
    const late = await add({ email: ana, company: 'Late', ...call }, fields);
    advance(minute);
    await move(thread, thread, 1, { email: ana, ...other });
    await outbox.queries.accept([late], () => false);
    await sendDue();
    const mail = server.mails.at(-1)?.mail;
    expect(mail?.subject).toContain('New time for your call');
    expect(mail?.text).not.toContain('We have the change');
  });

  test('say that a correction changed the request if it was accepted late, and its call moved', async () => {
    const thread = await add({ email: ana, ...call });
    const fields = { thread, version: 2, quarantine: 'spam' };
    const late = await add({ email: ana, company: 'Late', ...call }, fields);
    advance(minute);
    await move(thread, thread, 1, { email: ana, ...other });
    await sendDue();
    advance(minute);
    await outbox.queries.accept([late], () => false);
    await move(thread, late, 3, { email: ana, company: 'Late', ...other });
    await sendDue();
    const mail = server.mails.at(-1)?.mail;
    expect(mail?.text).toContain('Your call stays on Friday, November 27');
    expect(mail?.text).toContain('We have the change');
  });

  test('say farewell to a former address, and begin with the new one', async () => {
    const thread = await add({ email: ana, ...call });
    await sendDue();
    advance(minute);
    await correct(thread, 1, { email: 'new@shop.example', ...call });
    await sendDue();
    advance(minute);
    await correct(thread, 2, { email: ana, ...call });
    await sendDue();
    const subjects = subjectsOf(server).slice(2);
    expect(subjects.filter((text) => text.includes('new email address'))).toEqual([
      expect.stringContaining(ana),
      expect.stringContaining('new@shop.example'),
    ]);
    expect(subjects.filter((text) => text.includes('Your call with'))).toEqual([
      expect.stringContaining('new@shop.example'),
      expect.stringContaining(ana),
    ]);
  });

  test('are due again if something changes while one is sent', async () => {
    const thread = await add({ email: ana, ...call });
    let isFirst = true;
    server.behave({
      async onMessage() {
        if (isFirst) {
          isFirst = false;
          await move(thread, thread, 1, { email: ana, ...other });
        }
        return undefined;
      },
    });
    await sendDue();
    const subjectsTo = (address: string) =>
      subjectsOf(server).filter((subject) => subject.startsWith(address));
    expect(subjectsTo(teamAddress)).toEqual([
      expect.stringContaining('call on Thu, Nov 26'),
      expect.stringContaining('call moved to Fri, Nov 27 at 2:00 PM, was Thu, Nov 26'),
    ]);
    // A second connection may have sent the visitor's first mail before the move.
    expect(subjectsTo(ana).at(-1)).toContain('Fri, Nov 27');
  });

  test('to a refused address tell the team once, and can be retried', async () => {
    const id = await add({ email: ana, ...call });
    server.behave({
      onRecipient: (address) => (address === ana ? refusal(550, '5.1.1 Unknown') : undefined),
    });
    await sendDue();
    await sendDue();
    expect(subjectsOf(server)).toEqual([
      expect.stringContaining('call on Thu'),
      expect.stringContaining('address refused, use the phone'),
    ]);
    expect(await readers()).toMatchObject([
      { state: 'sent' },
      { state: 'refused', lastError: '550 5.1.1', dueAt: null },
    ]);
    server.behave({});
    await outbox.queries.retry([id]);
    await sendDue();
    expect(subjectsOf(server).slice(2)).toEqual([expect.stringContaining(ana)]);
  });

  test('say in the team’s next mail that the address was refused', async () => {
    server.behave({
      onRecipient: (address) => (address === ana ? refusal(550, 'Unknown') : undefined),
    });
    const thread = await add({ email: ana, ...call });
    await sendDue();
    advance(minute);
    await move(thread, thread, 1, { email: ana, ...other });
    await sendDue();
    const [, , moved] = server.mails;
    expect(moved?.mail.subject).toContain('call moved to');
    expect(moved?.mail.text).toContain('refused the visitor’s address');
    expect(server.mails).toHaveLength(3);
  });

  test('are tried again on the schedule; the team’s is parked in the end', async () => {
    const scheduled = mailerUnderTest(outbox, server, {
      WEBHOOK_RETRY_DELAYS: '60',
      WEBHOOK_RETRY_FOR: '1h',
    });
    server.behave({ onMessage: () => refusal(451, '4.3.0 Later') });
    const id = await scheduled.add({ email: ana });
    await scheduled.sendDue();
    expect(await readers()).toMatchObject([
      { state: 'pending', attempts: 1, lastError: '451 4.3.0' },
      { state: 'pending', attempts: 1 },
    ]);
    await scheduled.sendDue();
    expect((await readers())[0]?.attempts).toBe(1);
    advance(2 * hour);
    await scheduled.sendDue();
    expect(await readers()).toMatchObject([{ state: 'parked' }, { state: 'refused' }]);
    expect(await stateOf(id)).toBe('parked');
    server.behave({});
    await outbox.queries.retry([id]);
    await scheduled.sendDue();
    expect(server.mails).toHaveLength(2);
    expect(await stateOf(id)).toBe('delivered');
  });

  test('wait for the next delay if no connection comes about', async () => {
    const paused = mailerUnderTest(outbox, server, {
      SMTP_URL: 'smtp://127.0.0.1:1',
      WEBHOOK_RETRY_DELAYS: '60',
    });
    await paused.add({ email: ana });
    await paused.sendDue();
    expect(await readers()).toMatchObject([
      { attempts: 1, lastError: 'ECONNREFUSED' },
      { attempts: 0, lastError: null },
    ]);
  });

  test('whose answer does not come are sent once more to a visitor, then count as told', async () => {
    const cut: string[] = [];
    server.behave({
      onMessage({ to }) {
        cut.push(...to);
        return 'close';
      },
    });
    const id = await add({ email: ana });
    await sendDue();
    for (const _ of [1, 2, 3]) {
      advance(minute);
      await sendDue();
    }
    expect(cut.filter((to) => to === ana)).toHaveLength(2);
    expect(cut.filter((to) => to === teamAddress).length).toBeGreaterThan(2);
    expect(await readers()).toMatchObject([
      { state: 'pending', toldRequest: null },
      { state: 'sent', toldRequest: id },
    ]);
  });

  test('remind of a call once, a day before, unless it was moved', async () => {
    const thread = await add({ email: ana, ...call });
    await sendDue();
    const callAt = Date.parse('2026-11-26T15:15:00Z');
    clock.time = callAt - 25 * hour;
    await sendDue();
    expect(server.mails).toHaveLength(2);
    clock.time = callAt - 24 * hour;
    await sendDue();
    await sendDue();
    expect(subjectsOf(server).slice(2)).toEqual([
      expect.stringMatching(`${ana}: Reminder: your call with .*Thu, Nov 26 at 10:15 AM`),
    ]);
    await move(thread, thread, 1, { email: ana, ...other });
    await sendDue();
    clock.time = Date.parse('2026-11-27T19:00:00Z') - 24 * hour;
    await sendDue();
    expect(subjectsOf(server).slice(5)).toEqual([expect.stringContaining('Fri, Nov 27')]);
  });

  test('remind of a call that was moved and moved back when the reminder was due', async () => {
    const thread = await add({ email: ana, ...call });
    await sendDue();
    clock.time = Date.parse('2026-11-26T15:15:00Z') - 24 * hour;
    const moved = await move(thread, thread, 1, { email: ana, ...other });
    await move(thread, moved, 2, { email: ana, ...call });
    await sendDue();
    expect(subjectsOf(server).slice(2)).toEqual([expect.stringContaining(': Reminder: your call')]);
  });

  test('do not remind if reminders are off, or two hours before the call', async () => {
    await add({ email: ana, ...call });
    await sendDue();
    clock.time = Date.parse('2026-11-26T15:15:00Z') - hour;
    await sendDue();
    expect(server.mails).toHaveLength(2);
    const off = mailerUnderTest(outbox, server, { MAIL_REMINDERS: 'false' });
    const second = { email: 'b@shop.example', ...other };
    await off.add(second);
    await off.sendDue();
    clock.time = Date.parse('2026-11-27T19:00:00Z') - 23 * hour;
    await off.sendDue();
    expect(server.mails).toHaveLength(4);
  });

  test('to one address are ten a day; a call’s follow after midnight', async () => {
    let current = await add({ email: ana, ...call });
    const thread = current;
    for (let version = 1; version <= 11; version += 1) {
      await sendDue();
      advance(minute);
      current = await correct(thread, version, { email: ana, company: `${version}`, ...call });
    }
    await sendDue();
    const toAna = () => server.mails.filter(({ to }) => to[0] === ana);
    expect(toAna()).toHaveLength(10);
    const postponed = (await readers()).find(({ reader }) => reader === ana);
    expect(postponed).toMatchObject({ state: 'pending', triedSince: postponed?.dueAt });
    advance(24 * hour);
    await sendDue();
    expect(toAna()).toHaveLength(11);
    expect(server.mails.filter(({ to }) => to[0] !== ana)).toHaveLength(12);
  });

  test('of which a reminder is the eleventh that day follow after midnight, once', async () => {
    let current = await add({ email: ana, ...call });
    const thread = current;
    await sendDue();
    clock.time = Date.parse('2026-11-25T14:00:00Z');
    for (let version = 1; version <= 10; version += 1) {
      advance(minute);
      current = await correct(thread, version, { email: ana, company: `${version}`, ...call });
      await sendDue();
    }
    const toAna = () => subjectsOf(server).filter((subject) => subject.startsWith(ana));
    expect(toAna()).toHaveLength(11);
    clock.time = Date.parse('2026-11-25T15:15:00Z');
    await sendDue();
    expect(toAna()).toHaveLength(11);
    clock.time = Date.parse('2026-11-26T05:00:00Z');
    await sendDue();
    await sendDue();
    expect(toAna().slice(11)).toEqual([expect.stringContaining('Reminder: your call')]);
  });

  test('stop at the hour’s limit, the team’s first', async () => {
    const limited = mailerUnderTest(outbox, server, { MAIL_LIMIT_PER_HOUR: '3' });
    for (const email of ['a@shop.example', 'b@shop.example']) await limited.add({ email });
    const mailer = limited.create();
    await mailer.drain(10_000, 30_000);
    expect(server.mails.map(({ to }) => to[0])).toEqual([
      teamAddress,
      teamAddress,
      'a@shop.example',
    ]);
    expect(mailer.isLimited()).toBe(true);
  });

  test('about the site count toward the hour’s limit, and come first once it ends', async () => {
    const limited = mailerUnderTest(outbox, server, { MAIL_LIMIT_PER_HOUR: '1' });
    const mailer = limited.create();
    await mailer.sendToTeam(await aNote());
    await limited.add({ email: ana });
    await mailer.startDue();
    const second = mailer.sendToTeam(await aNote());
    expect(await mailer.sendDirectly(aDirectRequest)).toBe(false);
    expect(server.mails).toHaveLength(1);
    const later = performance.now() + hour;
    const clockOfLimit = jest.spyOn(performance, 'now').mockImplementation(() => later);
    await mailer.startDue();
    await second;
    clockOfLimit.mockRestore();
    expect(subjectsOf(server)).toEqual(Array(2).fill(expect.stringContaining(': note')));
  });

  test('about the site end the reason of a refused login, if nothing else is due', async () => {
    const variables = { SMTP_URL: server.url.replace('//', '//user:pass@') };
    const withLogin = mailerUnderTest(outbox, server, variables);
    server.behave({ onLogin: () => refusal(535, '5.7.8 No') });
    const id = await withLogin.add({ email: ana });
    const mailer = withLogin.create();
    await mailer.drain(10_000, 30_000);
    await outbox.queries.erase([id]);
    expect(mailer.status.reasons()).toMatchObject([{ kind: 'mailLogin 535 5.7.8' }]);
    server.behave({});
    await mailer.sendToTeam(await aNote());
    expect(mailer.status.reasons()).toEqual([]);
  });

  test('that nobody attempts for five minutes degrade health, also if an attempt failed before', async () => {
    const kinds = async () => (await readMailReasons(outbox.database)).map(({ kind }) => kind);
    await add({ email: ana });
    advance(4 * minute);
    expect(await kinds()).toEqual([]);
    advance(minute);
    expect(await kinds()).toEqual(['mailStalled']);
    server.behave({ onMessage: () => refusal(451, '4.3.0 Later') });
    await sendDue();
    expect(await kinds()).toEqual([]);
    advance(6 * minute);
    expect(await kinds()).toEqual(['mailStalled']);
  });

  test('of several threads are attempted once, without a loop', async () => {
    const ids = [await add({ email: ana }), await add({ email: 'b@shop.example' })];
    const mailer = mails.create();
    await Promise.all(ids.map((id) => mailer.attemptThread(id)));
    expect(server.mails).toHaveLength(4);
  });

  test('are not sent about an erased thread', async () => {
    const id = await add({ email: ana, ...call });
    await outbox.queries.erase([id]);
    await sendDue();
    expect(server.mails).toHaveLength(0);
    expect(await readers()).toEqual([]);
  });

  test('are sent by one of two processes', async () => {
    await add({ email: ana, ...call });
    const { database } = await outbox.another();
    await Promise.all([sendDue(), mails.create(database).drain(10_000, 30_000)]);
    expect(server.mails).toHaveLength(2);
  });

  test('are stored only for threads that began with SMTP_URL', async () => {
    const { id } = await outbox.add();
    expect(await readers()).toEqual([]);
    await correct(id, 1, { email: ana });
    expect(await readers()).toEqual([]);
  });
});
