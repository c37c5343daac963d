import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { callInWords } from '@/features/consultation/model/call/callInWords';
import { fieldNames } from '@/features/consultation/model/fields';
import { timeZoneInWords } from '@/lib/text/clock';
import { callInWords as callInMails, callStart } from '../../docs/n8n/call';
import { callAt, consultationsN8n, delivery, teamEmail } from '../../testing/n8n/deliveries';
import type { Mail } from '../../testing/n8n/n8nUnderTest';

type N8n = ReturnType<typeof consultationsN8n>;

const toVisitors = ({ mails }: N8n) => mails.filter(({ to }) => to !== teamEmail);
const toTeam = ({ mails }: N8n) => mails.filter(({ to }) => to === teamEmail);

/** An invitation as a calendar reads it. */
function readFile(file = '') {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const { component } = event;
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
    status: component.getFirstPropertyValue('status'),
    summary: event.summary,
    organizer: component.getFirstPropertyValue('organizer'),
    organizerName: component.getFirstProperty('organizer')?.getParameter('cn'),
    attendee: component.getFirstPropertyValue('attendee'),
  };
}

/** What stands on the calendar of each address after its mails (RFC 5546, section 2.1.5). */
function calendarsAfter(mails: Mail[]) {
  const calendars = new Map<string, ReturnType<typeof readFile>>();
  for (const { to, file } of mails) {
    if (!file) continue;
    const read = readFile(file);
    const known = calendars.get(to);
    const isNewer =
      !known ||
      read.sequence > known.sequence ||
      (read.sequence === known.sequence && String(read.stamp) > String(known.stamp));
    expect([to, isNewer]).toEqual([to, true]);
    calendars.set(to, read);
  }
  const entries = [...calendars].filter(([, { method }]) => method === 'REQUEST');
  return Object.fromEntries(entries.map(([to, { start }]) => [to, start]));
}

test('mails write a call as the site does', () => {
  const [day, time, timeZone] = ['2026-12-01', '10:15', 'America/New_York'] as const;
  const zone = { timeZone, timeZoneName: timeZoneInWords(timeZone) };
  const { when } = callInWords(day, time, zone, null);
  const inMails = callInMails(callStart(day, time, timeZone, DateTime), timeZone, DateTime);
  expect(inMails).toBe(when.replaceAll('\u00a0', ' '));
});

describe('a chain of corrections', () => {
  test('is one entry with the last time, also where the middle one comes late', async () => {
    const n8n = consultationsN8n();
    const thread = randomUUID();
    const corrects = { 'x-corrects': thread };
    await n8n.receive(delivery({ id: thread, request: callAt('10:00') }));
    await n8n.receive(
      delivery({ thread, version: 2, headers: corrects, request: callAt('11:00') }),
    );
    await n8n.receive(
      delivery({ thread, version: 1, headers: corrects, request: callAt('10:30') }),
    );
    expect(toVisitors(n8n)).toHaveLength(2);
    expect(readFile(toVisitors(n8n)[1]?.file)).toMatchObject({ uid: thread, sequence: 2 });
    expect(calendarsAfter(toVisitors(n8n))).toEqual({
      'ana@visitor.test': '2026-12-02T16:00:00.000Z',
    });
    expect(toVisitors(n8n)[1]?.subject).toContain('has moved');
    expect(toTeam(n8n).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Ana Example (Example Bakery)',
      'Corrected',
      'Replaced',
    ]);
  });

  test.each([
    ['is given up', { request: { contactMethod: 'email' } }],
    ['is taken', { headers: { 'x-call-time': 'taken' }, request: callAt('11:00') }],
    ['cannot be had', { headers: { 'x-call-time': 'unavailable' }, request: callAt('09:00') }],
  ] as const)('cancels the call when its new time %s', async (_, correction) => {
    const n8n = consultationsN8n();
    const thread = randomUUID();
    await n8n.receive(delivery({ id: thread, request: callAt('10:00') }));
    await n8n.receive(delivery({ ...correction, thread, version: 1 }));
    const canceled = readFile(toVisitors(n8n)[1]?.file);
    expect(canceled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: thread });
    expect(canceled).toMatchObject({ sequence: 1, start: '2026-12-02T15:00:00.000Z' });
  });

  test('goes to a new address, and is canceled at the old one', async () => {
    const n8n = consultationsN8n();
    const thread = randomUUID();
    await n8n.receive(delivery({ id: thread, request: callAt('10:00') }));
    const request = { ...callAt('10:00'), email: 'new@visitor.test' };
    await n8n.receive(delivery({ thread, version: 1, request }));
    expect(toVisitors(n8n).map(({ to, file }) => [to, readFile(file).method])).toEqual([
      ['ana@visitor.test', 'REQUEST'],
      ['ana@visitor.test', 'CANCEL'],
      ['new@visitor.test', 'REQUEST'],
    ]);
  });

  test('tells the visitor nothing of one that the site says is replaced', async () => {
    const n8n = consultationsN8n();
    const headers = { 'x-corrected-by': randomUUID() };
    await n8n.receive(delivery({ headers, request: callAt('10:00') }));
    expect(toVisitors(n8n)).toEqual([]);
    expect(toTeam(n8n)[0]?.text).toContain('change nothing for this one');
  });

  test.each([
    ['given up', { contactMethod: 'email' }, {}],
    ['moved', callAt('11:00'), { 'ana@visitor.test': '2026-12-02T16:00:00.000Z' }],
  ] as const)(
    'mails a call that is %s after the invitation that is on its way',
    async (_, request, wanted) => {
      const n8n = consultationsN8n();
      const thread = randomUUID();
      let accept = () => {};
      n8n.slow.set('ana@visitor.test', new Promise((resolve) => (accept = resolve)));
      const invitation = n8n.receive(delivery({ id: thread, request: callAt('10:00') }));
      await new Promise(setImmediate);
      n8n.slow.clear();
      const correction = delivery({ thread, version: 1, request });
      expect(await n8n.receive(correction)).toMatchObject({ status: 500 });
      expect(toTeam(n8n)).toHaveLength(1);
      accept();
      expect(await invitation).toMatchObject({ status: 200 });
      expect(await n8n.receive(correction)).toMatchObject({ status: 200 });
      expect(toVisitors(n8n).map(({ file }) => readFile(file).sequence)).toEqual([0, 1]);
      expect(calendarsAfter(toVisitors(n8n))).toEqual(wanted);
    },
  );

  test('ends as the thread does, in any order of its messages', async () => {
    const times = [undefined, '10:00', '10:15'];
    const message = fc.record({
      version: fc.integer({ min: 0, max: 2 }),
      after: fc.integer({ min: 0, max: 2 }),
      time: fc.constantFrom(...times),
      email: fc.constantFrom('a@visitor.test', 'b@visitor.test'),
      isRepeated: fc.boolean(),
    });
    const messages = fc.array(message, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(messages, async (sent) => {
        const n8n = consultationsN8n();
        const thread = randomUUID();
        for (const { version, after, time, email, isRepeated } of sent) {
          const request = { ...(time && callAt(time)), email };
          const posted = delivery({ thread, version, after, request });
          for (const one of isRepeated ? [posted, posted] : [posted]) {
            expect(await n8n.receive(one)).toMatchObject({ status: 200 });
          }
        }
        // The sort is stable: of equal ones, the one that came later is last.
        const last = [...sent].sort((a, b) => a.version - b.version || a.after - b.after).at(-1);
        const start = last?.time && `2026-12-02T15:${last.time.slice(3)}:00.000Z`;
        const wanted = last && start ? { [last.email]: start } : {};
        expect(calendarsAfter(toVisitors(n8n))).toEqual(wanted);
        expect(toTeam(n8n)).toHaveLength(sent.length);
      }),
      { numRuns: 60, interruptAfterTimeLimit: 40_000 },
    );
  });
});

describe('a mail server that refuses', () => {
  test('the visitor’s mail repeats nothing', async () => {
    const n8n = consultationsN8n();
    n8n.refused.add('ana@visitor.test');
    const posted = delivery({});
    const id = posted.headers['webhook-id'];
    expect(await n8n.receive(posted)).toMatchObject({ status: 200, json: { id } });
    expect(await n8n.receive(posted)).toMatchObject({ status: 200, json: { id } });
    expect(n8n.mails.map(({ to }) => to)).toEqual([teamEmail]);
  });

  test('the team’s mail lets the site send again, and notes nothing before', async () => {
    const n8n = consultationsN8n();
    n8n.refused.add(teamEmail);
    const posted = delivery({ request: callAt('10:00') });
    expect(await n8n.receive(posted)).toMatchObject({ status: 500 });
    expect(n8n.table).toEqual([]);
    n8n.refused.clear();
    expect(await n8n.receive(posted)).toMatchObject({ status: 200 });
    expect(n8n.mails.map(({ to }) => to)).toEqual([teamEmail, 'ana@visitor.test']);
  });

  test('all mails keeps the request on the site', async () => {
    const n8n = consultationsN8n();
    n8n.refused.add(teamEmail).add('ana@visitor.test');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await n8n.receive(delivery({}))).toMatchObject({ status: 500 });
    }
    expect([n8n.table, n8n.mails]).toEqual([[], []]);
  });
});

describe('the visitor’s mail', () => {
  const typed = 'http://evil.test/"><b>Typed';

  test('says day, time, zone and the file first, and nothing that was typed', async () => {
    const n8n = consultationsN8n();
    const request = { name: typed, company: typed, phone: typed, description: typed };
    const website = 'https://evil.test';
    await n8n.receive(delivery({ request: { ...request, website, ...callAt('10:15') } }));
    const [mail] = toVisitors(n8n);
    expect(mail?.text).toMatch(
      /^We’ll call you on Wednesday, December 2, 2026 at 10:15 AM Eastern Time\.\n\nThe attached file/,
    );
    expect(mail?.text).toContain('Custom AI-Powered Website.');
    expect(JSON.stringify(mail)).not.toMatch(/evil|Typed/);
    expect(mail?.replyTo).toBe(teamEmail);
    expect(readFile(mail?.file)).toMatchObject({
      ...{ method: 'REQUEST', status: 'CONFIRMED', sequence: 0 },
      ...{ start: '2026-12-02T15:15:00.000Z', end: '2026-12-02T15:30:00.000Z' },
      organizer: 'mailto:hello@agency.test',
      attendee: 'mailto:ana@visitor.test',
    });
  });

  test.each(['taken', 'unavailable'])('has no invitation for a time that is %s', async (lost) => {
    const n8n = consultationsN8n();
    const headers = { 'x-call-time': lost };
    await n8n.receive(delivery({ headers, request: callAt('10:00') }));
    expect(toVisitors(n8n)).toMatchObject([{ file: undefined }]);
    expect(toVisitors(n8n)[0]?.text).toContain('agree on another time');
    expect(toTeam(n8n)[0]?.subject).toContain('call needs another time');
  });

  test('is not sent to an address that got ten in a day, whose requests reach the team', async () => {
    const n8n = consultationsN8n();
    for (let request = 0; request < 12; request += 1) await n8n.receive(delivery({}));
    expect([toVisitors(n8n).length, toTeam(n8n).length]).toEqual([10, 12]);
    for (const row of n8n.table) row.createdAt = new Date(Date.now() - 86_401_000).toISOString();
    await n8n.receive(delivery({}));
    expect(toVisitors(n8n)).toHaveLength(11);
  });

  test('is not sent for a test, which reaches the team as one', async () => {
    const n8n = consultationsN8n();
    await n8n.receive(delivery({ request: { email: 'test@example.com' } }));
    expect(n8n.mails).toMatchObject([{ to: teamEmail, subject: expect.stringMatching(/^Test: /) }]);
  });

  test('escapes and folds what stands in the invitation', async () => {
    const siteName = `Lamp, Öl; "Co" \\ ${'\u{1F4A1}'.repeat(40)}`;
    const n8n = consultationsN8n({ siteName });
    const email = "o'ana+50%&x@visitor.test";
    await n8n.receive(delivery({ request: { ...callAt('10:00'), email } }));
    const file = toVisitors(n8n)[0]?.file ?? '';
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toMatch(/[^\r]\n/);
    const read = readFile(file);
    expect(read.summary).toContain(siteName);
    expect(read.organizerName).toBe(siteName.replaceAll('"', "'"));
    expect(decodeURIComponent(String(read.attendee))).toBe(`mailto:${email}`);
  });

  const hasIcalendar = spawnSync('python3', ['-c', 'import icalendar']).status === 0;

  (hasIcalendar ? test : test.failing)('is read by python’s icalendar, where it is', async () => {
    const n8n = consultationsN8n({ siteName: 'Lamp, Öl; Co' });
    await n8n.receive(delivery({ request: callAt('10:15') }));
    const script =
      'import sys, icalendar\nc = icalendar.Calendar.from_ical(sys.stdin.buffer.read())\n' +
      "e = c.walk('VEVENT')[0]\n" +
      "print(c['METHOD'], e['DTSTART'].dt.isoformat(), e['SUMMARY'], e['ATTENDEE'])";
    const env = { ...process.env, PYTHONIOENCODING: 'utf8' };
    const options = { input: toVisitors(n8n)[0]?.file, encoding: 'utf8', env } as const;
    expect(spawnSync('python3', ['-c', script], options).stdout.trim()).toBe(
      'REQUEST 2026-12-02T15:15:00+00:00 15-minute consultation call with Lamp, Öl; Co ' +
        'mailto:ana@visitor.test',
    );
  });
});

describe('the team’s mail', () => {
  test('has every field in the form’s order, and the source', async () => {
    const n8n = consultationsN8n();
    const headers = { 'x-source': 'utm_source=google%20ads&page=%2Fservices&referrer=%E0%A4' };
    await n8n.receive(delivery({ headers, request: callAt('10:00') }));
    const [mail] = toTeam(n8n);
    const labels = mail?.text.match(/^(?!>)[^:\n]+(?=:)/gm)?.slice(-fieldNames.length - 3);
    expect(labels?.slice(0, 4)).toEqual(['Full Name', 'Email', 'Phone', 'Company Name']);
    expect(labels).toHaveLength(fieldNames.length + 3);
    expect(mail?.text).toContain('Came from: utm_source: google ads, page: /services\n');
    expect(mail?.replyTo).toBe('ana@visitor.test');
  });

  test('takes no markup, header or line from a visitor', async () => {
    const n8n = consultationsN8n();
    const hostile = '<img src=x>"\r\nBcc: all@x.test\u2028Email: other@x.test';
    const request = { name: hostile, company: hostile, phone: hostile, description: hostile };
    const body = JSON.stringify({ ...request, email: 'a@b.test, c@d.test', service: hostile });
    await n8n.receive(delivery({ body }));
    const [mail] = n8n.mails;
    expect(n8n.mails).toHaveLength(1);
    expect(mail?.subject).not.toMatch(/[\r\n\u2028]/);
    expect(mail?.replyTo).toBe('');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text.match(/^Email: /gm)).toHaveLength(1);
    expect(mail?.text).not.toMatch(/^Bcc/m);
  });

  test.each([
    [{ teamEmail: 'team@example.com' }, 'Set teamEmail'],
    [{ timeZone: 'Nowhere' }, 'timeZone'],
  ])('is not sent before the settings are %j', async (settings, words) => {
    const answer = await consultationsN8n(settings).receive(delivery({}));
    expect(answer).toMatchObject({ status: 500, error: expect.stringContaining(words) });
  });
});
