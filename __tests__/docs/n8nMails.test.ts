import { DateTime } from 'luxon';
import { thankYouCopy } from '@/content/copy/consultation';
import { callInWords } from '@/features/consultation/model/call/callInWords';
import { callRules } from '@/features/consultation/model/call/callRules';
import { fieldNames } from '@/features/consultation/model/fields';
import { contactMethodOptions, replyMethodIn } from '@/features/consultation/model/options';
import { selectOptions } from '@/features/consultation/model/selectOptions';
import { timeZoneInWords } from '@/lib/text/clock';
import { callInWords as callInMails, callStart } from '../../docs/n8n/call';
import { readFile } from '../../testing/n8n/calendars';
import {
  callAt,
  consultationsN8n,
  delivery,
  siteUrl,
  teamEmail,
  toTeam,
  toVisitors,
} from '../../testing/n8n/deliveries';
import { setClock } from '../../testing/unit/clock';

beforeEach(() => setClock(new Date('2026-11-30T15:00:00Z')));

test('mails write a call as pages do', () => {
  const [date, time, timeZone] = ['2026-12-01', '10:15', 'America/New_York'] as const;
  const zone = { timeZone, timeZoneName: timeZoneInWords(timeZone) };
  const { when } = callInWords({ date, time }, zone, null);
  const inMails = callInMails(callStart(date, time, timeZone, DateTime), timeZone, DateTime);
  expect(inMails).toBe(when.replaceAll('\u00a0', ' '));
});

test('the team’s mail promises the visitor no email without an address to send it to', async () => {
  const n8n = consultationsN8n();
  for (const email of ['ana@visitor.test', 'ana']) {
    await n8n.receive(delivery({ request: { ...callAt('10:00'), email } }));
  }
  const promised = toTeam(n8n).map(({ text }) => text.includes('the visitor gets an email'));
  expect([promised, toVisitors(n8n).length]).toEqual([[true, false], 1]);
});

describe('if the mail server refuses', () => {
  test('the visitor’s mail, nothing is repeated', async () => {
    const n8n = consultationsN8n();
    n8n.refused.add('ana@visitor.test');
    const posted = delivery({});
    const id = posted.headers['webhook-id'];
    expect(await n8n.receive(posted)).toMatchObject({ status: 200, json: { id } });
    expect(await n8n.receive(posted)).toMatchObject({ status: 200, json: { id } });
    expect(n8n.mails.map(({ to }) => to)).toEqual([teamEmail]);
  });

  test('the team’s mail, n8n answers 500, records no mail as sent, and sends both on the next attempt', async () => {
    const n8n = consultationsN8n();
    n8n.refused.add(teamEmail);
    const posted = delivery({ request: callAt('10:00') });
    expect(await n8n.receive(posted)).toMatchObject({ status: 500 });
    expect(n8n.table.filter(({ done, executionId }) => done || executionId)).toEqual([]);
    n8n.refused.clear();
    expect(await n8n.receive(posted)).toMatchObject({ status: 200 });
    expect(n8n.mails.map(({ to }) => to)).toEqual([teamEmail, 'ana@visitor.test']);
  });

  test('every mail, n8n answers each attempt with 500 and records no mail as sent', async () => {
    const n8n = consultationsN8n();
    n8n.refused.add(teamEmail).add('ana@visitor.test');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await n8n.receive(delivery({}))).toMatchObject({ status: 500 });
    }
    expect(n8n.table.filter(({ done, executionId }) => done || executionId)).toEqual([]);
    expect(n8n.mails).toEqual([]);
  });
});

describe('the visitor’s mail', () => {
  const typed = 'http://evil.test/"><b>Typed';

  test('begins with the day, the time, the zone, and the file, and contains nothing that was typed', async () => {
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
      method: 'REQUEST',
      status: 'CONFIRMED',
      sequence: 0,
      start: '2026-12-02T15:15:00.000Z',
      end: new Date(Date.UTC(2026, 11, 2, 15, 15 + callRules.callMinutes)).toISOString(),
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

  test.each(selectOptions.service)(
    'promises, for service $value, the same reply as Thank You',
    async (option) => {
      const { replies } = thankYouCopy;
      const n8n = consultationsN8n();
      for (const { value: contactMethod } of contactMethodOptions) {
        const request = { service: option.value, contactMethod };
        await n8n.receive(delivery({ request }));
        const text = toVisitors(n8n).at(-1)?.text;
        const { booksCall, value } = replyMethodIn(request);
        expect(text).toContain(booksCall ? replies.openCall : replies[value]);
        expect(text?.includes('choose a time for a call')).toBe(booksCall);
      }
    },
  );

  test('is not sent to an address that got ten that day, but the team still gets the request', async () => {
    const n8n = consultationsN8n();
    for (let request = 0; request < 12; request += 1) await n8n.receive(delivery({}));
    expect([toVisitors(n8n).length, toTeam(n8n).length]).toEqual([10, 12]);
    expect(toTeam(n8n)[9]?.text).not.toContain('No email');
    expect(toTeam(n8n)[10]?.text).toContain('No email about this goes to ana@visitor.test');
    setClock(new Date('2026-12-01T05:00:00Z'));
    await n8n.receive(delivery({}));
    expect(toVisitors(n8n)).toHaveLength(11);
  });

  test('is not sent for a test message, which the team gets marked as a test', async () => {
    const n8n = consultationsN8n();
    await n8n.receive(delivery({ headers: { 'x-test': '1' }, request: callAt('10:00') }));
    const subject = expect.stringMatching(/^Test: /);
    expect(n8n.mails).toMatchObject([{ to: teamEmail, subject, replyTo: '' }]);
    expect(n8n.mails[0]?.text).not.toContain(siteUrl);
  });

  test.each(['com', 'net', 'org'])('is sent to an address at example.%s', async (ending) => {
    const n8n = consultationsN8n();
    const email = `ana@example.${ending}`;
    await n8n.receive(delivery({ request: { email } }));
    expect(n8n.mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([
      [teamEmail, email],
      [email, teamEmail],
    ]);
    expect(toTeam(n8n)[0]?.subject).not.toContain('Test');
  });

  test('has an ASCII invitation if the site’s name is ASCII', async () => {
    const n8n = consultationsN8n();
    await n8n.receive(delivery({ request: callAt('10:00') }));
    // n8n names no charset with the file.
    expect(toVisitors(n8n)[0]?.file).toMatch(/^[\r\n -~]+$/);
  });

  test('escapes and folds the texts of the invitation', async () => {
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

  test('wraps long texts without a space, and keeps the width of the label column', async () => {
    const n8n = consultationsN8n();
    await n8n.receive(delivery({ request: { description: 'x'.repeat(2000) } }));
    for (const { html } of n8n.mails) {
      expect(html).toMatch(/<body style="[^"]*overflow-wrap:anywhere/);
    }
    expect(toTeam(n8n)[0]?.html).toContain('<table style="width:100%;table-layout:fixed">');
  });

  test('contains no markup, header, or line break from a visitor', async () => {
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
    [{ siteUrl: 'https://agency.example' }, 'Set siteUrl'],
    [{ siteUrl: 'https://example.com' }, 'Set siteUrl'],
    [{ siteUrl: `${siteUrl}/` }, 'Set siteUrl'],
    [{ siteUrl: 'agency.test' }, 'Set siteUrl'],
  ])('fails with settings %j, and the error names the setting', async (settings, words) => {
    const answer = await consultationsN8n(settings).receive(delivery({}));
    expect(answer).toMatchObject({ status: 500, error: expect.stringContaining(words) });
  });
});
