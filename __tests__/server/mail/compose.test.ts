import ICAL from 'ical.js';
import {
  fields,
  mailTo,
  readerNow,
  settings,
  thread,
  threadNow,
  told,
  visitor,
} from '../../../testing/mail/threads';

const call = { date: '2026-12-03', time: '10:15' };
const other = { date: '2026-12-04', time: '14:00' };
const first = 'Thursday, December 3, at 10:15 AM Eastern Time';
const second = 'Friday, December 4, at 2:00 PM Eastern Time';
const page = `https://nightshift.example/consultation/call#${thread}`;
const corrected = { id: '11111111-b967-4c55-8f3a-0d8f3a1d2c11', version: 1 };
const withoutCall = { ...fields, contactMethod: 'email', callDate: null, callTime: null };

async function mail(...given: Parameters<typeof mailTo>) {
  const composed = await mailTo(...given);
  if (!composed) throw new Error('No mail is due');
  const textOfHtml = composed.html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<br\/>/g, '\n')
    .replace(/<[^>]+>/g, ' ');
  return { ...composed, textOfHtml, firstLine: composed.text.split('\n')[0] ?? '' };
}

function eventIn(content = '') {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component;
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue('status'),
    stamp: String(component.getFirstPropertyValue('dtstamp')),
    organizer: component.getFirstPropertyValue('organizer'),
    attendee: component.getFirstPropertyValue('attendee'),
    rsvp: component.getFirstProperty('attendee')?.getFirstParameter('rsvp'),
  };
}

describe('the team’s mail', () => {
  test('has all fields in words, the source, the whole id, and the link of the call', async () => {
    const source = 'referrer=google.com&page=%2Fservices';
    const { text, textOfHtml, subject, firstLine, replyTo, to } = await mail(
      readerNow(''),
      threadNow({ current: { source } }),
    );
    for (const part of [text, textOfHtml]) {
      for (const value of [
        ...['Ada Lovelace', 'Ada@Shop.example', '+1 555 010 0100', 'Analytical Engines'],
        ...['Multiple Services', '$5,000-$10,000', 'As soon as possible', 'Phone call'],
        ...['Mostly on weekends.', 'referrer: google.com, page: /services', thread, first],
      ]) {
        expect(part).toContain(value);
      }
    }
    expect(text).toContain(page);
    expect(subject).toContain('Thu, Dec 3 at 10:15 AM');
    expect(firstLine).toContain(`${first}. You call +1 555 010 0100.`);
    expect([to, replyTo]).toEqual([settings.mail.to, 'Ada@Shop.example']);
  });

  test('names a call before and after a move, and omits the contact method', async () => {
    const { subject, firstLine, text } = await mail(
      readerNow('', { told: told(call) }),
      threadNow({ held: other, current: { ...corrected, isMove: true } }),
    );
    expect(subject).toMatch(/moved to Fri, Dec 4 at 2:00 PM, was Thu, Dec 3 at 10:15 AM/);
    expect(firstLine).toMatch(new RegExp(`${second}.*${first}`));
    expect(text).not.toContain('Preferred Contact Method');
  });

  test('lists and marks the fields that changed first', async () => {
    const changed = { ...fields, budget: '25k-50k' };
    const { subject, text } = await mail(
      readerNow('', { told: told(call) }),
      threadNow({ current: { ...corrected, fields: changed } }),
    );
    expect(subject).toContain('Budget Range');
    expect(text).toMatch(
      /\* Budget Range: \$25,000-\$50,000 \(was \$5,000-\$10,000\)\nFull Name: Ada/,
    );
  });

  test('says that the call is off if it was freed before the first mail', async () => {
    const state = threadNow({ held: null, current: { isFreed: true } });
    const { subject, firstLine } = await mail(readerNow(''), state);
    expect(subject).toContain('the call is off');
    expect(firstLine).toContain('The call that was asked for is off.');
  });

  test('has no blank at the end of the first line of a request without a call', async () => {
    const current = { fields: withoutCall };
    const { firstLine } = await mail(readerNow(''), threadNow({ held: null, current }));
    expect(firstLine).toMatch(/asks for Multiple Services\.$/);
  });

  test.each(['taken', 'unavailable', undefined] as const)(
    'says that a time has to be agreed on if the call’s time is %s',
    async (callOutcome) => {
      const unscheduled = { ...fields, callDate: null, callTime: null };
      const current = callOutcome ? { callOutcome } : { fields: unscheduled };
      const { subject, firstLine } = await mail(readerNow(''), threadNow({ held: null, current }));
      expect(subject).toContain('a time has to be agreed on');
      expect(firstLine).toContain('has to be agreed on');
    },
  );

  test('says if the visitor’s address was refused, or cannot be used', async () => {
    const refused = await mail(readerNow(''), threadNow(), undefined, true);
    expect(refused.text).toContain('refused the visitor’s address');
    const email = `${'a'.repeat(250)}@shop.example`;
    const state = threadNow({ current: { fields: { ...fields, email } } });
    const unmailed = await mail(readerNow(''), state);
    expect(unmailed.text).toContain('No mail can go to the visitor’s address');
    expect(unmailed.replyTo).toBeUndefined();
  });

  test('keeps each text on its line, and the lines of the description quoted', async () => {
    const injected = 'x\r\nBcc: all@shop.example\u2028Phone: 1\u202e<b>bold</b>';
    const names = ['name', 'company', 'phone', 'website', 'budget', 'description'] as const;
    const state = threadNow({
      current: {
        fields: { ...fields, ...Object.fromEntries(names.map((name) => [name, injected])) },
        source: 'referrer=a%0aPhone%3A+1',
      },
    });
    const { subject, text, html } = await mail(readerNow(''), state);
    expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202e]/u);
    expect(text.match(/^(Bcc|Phone):.*$/gm)).toEqual([
      'Phone: x Bcc: all@shop.example Phone: 1 <b>bold</b>',
    ]);
    expect(html).not.toContain('<b>');
  });

  test.each(['مرحبا بالعالم', '株式会社夜間営業', '👩‍💻 Zoë & Söhne', 'नमस्ते'])(
    'shows “%s” in both parts, in each field',
    async (value) => {
      const texts = { name: value, company: value, description: value };
      const current = { fields: { ...fields, ...texts } };
      const { subject, text, textOfHtml } = await mail(readerNow(''), threadNow({ current }));
      const shown = textOfHtml.replaceAll('&amp;', '&');
      expect(subject).toContain(`${value} (${value})`);
      expect(text).toContain(`> ${value}`);
      expect(shown.split(value).length).toBeGreaterThan(4);
    },
  );
});

describe('a visitor’s mail', () => {
  test('names a held call, links to its page, and contains nothing that was typed', async () => {
    const { firstLine, text, textOfHtml, html, to, replyTo } = await mail(
      readerNow(visitor),
      threadNow(),
    );
    expect(firstLine).toBe(`Your call is on ${first}. We call you.`);
    expect(textOfHtml.replace(/\s+/g, ' ')).toContain(`Your call is on ${first}. We call you.`);
    expect(text).toContain(page);
    expect(html).toContain(`href="${page}"`);
    for (const typed of ['Ada', 'Analytical', 'shop.example', '555', 'weekends']) {
      expect(text + html).not.toContain(typed);
    }
    expect(text.trim()).toMatch(/Didn’t ask for this\?[^\n]*$/);
    expect([to, replyTo]).toEqual([[visitor], 'contact@nightshift.example']);
  });

  test('keeps the reply time and phone numbers on one line', async () => {
    const unbroken = (words: string) => `<span style="white-space:nowrap">${words}</span>`;
    expect((await mail(readerNow(visitor), threadNow())).html).toContain(unbroken('2 hours'));
    const { html } = await mail(readerNow(''), threadNow());
    expect(html.split(unbroken('+1 555 010 0100'))).toHaveLength(3);
  });

  test('promises two hours only within an hour of the first request', async () => {
    const later = new Date('2026-12-01T15:00:00.000Z');
    expect((await mail(readerNow(visitor), threadNow())).text).toContain('within 2 hours');
    const late = await mail(readerNow(visitor), threadNow(), later);
    expect(late.text).toContain('as soon as we can');
    expect(late.text).not.toContain('2 hours');
  });

  test('promises nothing if the call is off', async () => {
    const freed = threadNow({ held: null, current: { isFreed: true } });
    for (const reader of [readerNow(visitor), readerNow(visitor, { told: told(call) })]) {
      const { text } = await mail(reader, freed);
      expect(text).toMatch(/ is off\./);
      expect(text).not.toMatch(/We’ll|hours|as soon as/);
    }
  });

  test('names both calls after a move', async () => {
    const { text } = await mail(
      readerNow(visitor, { told: told(call) }),
      threadNow({ held: other, current: corrected }),
    );
    expect(text).toContain(`Your call is now on ${second}. We call you.`);
    expect(text).toContain(`It’s no longer on ${first}.`);
  });

  test('tells a reader who knew of no call nothing of a move', async () => {
    const { text } = await mail(
      readerNow(visitor, { told: told(null) }),
      threadNow({ held: other, current: { ...corrected, isMove: true } }),
    );
    expect(text).toContain(`Your call is on ${second}.`);
    expect(text).not.toMatch(/no longer|now on/);
  });

  test('to a former address names no address and no end of the call', async () => {
    const { text, html } = await mail(
      readerNow('old@shop.example', { told: told(call) }),
      threadNow(),
    );
    expect(text + html).not.toMatch(/shop\.example|\boff\b|cancel/i);
    expect(text).toContain('handled under another email address');
    expect(text).not.toContain(page);
  });

  test('links to the page of a call only if the thread has asked for one', async () => {
    const state = threadNow({ held: null, current: { fields: withoutCall } });
    expect((await mail(readerNow(visitor), state)).text).toContain(page);
    const never = { ...state, hasAskedForCall: false };
    expect((await mail(readerNow(visitor), never)).text).not.toContain(page);
  });
});

describe('the invitation', () => {
  test('is the thread’s event, without a request to answer', async () => {
    const { invitation } = await mail(readerNow(visitor), threadNow());
    expect(eventIn(invitation?.content)).toEqual({
      method: 'REQUEST',
      uid: thread,
      sequence: 0,
      start: '2026-12-03T15:15:00.000Z',
      status: 'CONFIRMED',
      stamp: '2026-12-01T14:00:01Z',
      organizer: 'mailto:hello@nightshift.example',
      attendee: `mailto:${visitor}`,
      rsvp: 'FALSE',
    });
  });

  test('follows a move, and cancels the call that was told once it is off', async () => {
    const reader = readerNow(visitor, { told: told(call) });
    const moved = await mail(reader, threadNow({ held: other, current: corrected }));
    expect(eventIn(moved.invitation?.content)).toMatchObject({
      method: 'REQUEST',
      sequence: 1,
      start: '2026-12-04T19:00:00.000Z',
    });
    const off = await mail(reader, threadNow({ held: null, current: { isFreed: true } }));
    expect(eventIn(off.invitation?.content)).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      start: '2026-12-03T15:15:00.000Z',
    });
  });

  test('of a former address is canceled with the version that it was sent', async () => {
    const reader = readerNow('old@shop.example', { told: told(call, { version: 3 }) });
    const { invitation } = await mail(reader, threadNow({ current: { version: 7 } }));
    expect(eventIn(invitation?.content)).toMatchObject({ method: 'CANCEL', sequence: 3 });
  });

  test('is not attached to mails without a call', async () => {
    const state = threadNow({ held: null, current: { fields: withoutCall } });
    expect((await mail(readerNow(visitor), state)).invitation).toBeUndefined();
    expect((await mail(readerNow(''), threadNow())).invitation).toBeUndefined();
  });
});

describe('the headers', () => {
  test('repeat the id of the same mail, and differ for another', async () => {
    const [one, again, moved, toTeam] = await Promise.all([
      mail(readerNow(visitor), threadNow()),
      mail(readerNow(visitor), threadNow()),
      mail(readerNow(visitor), threadNow({ held: other, current: corrected })),
      mail(readerNow(''), threadNow()),
    ]);
    expect(again.messageId).toBe(one.messageId);
    expect(new Set([one.messageId, moved.messageId, toTeam.messageId]).size).toBe(3);
    expect(one.messageId).toMatch(/^<[\da-f]+@nightshift\.example>$/);
    expect(one.messageId).not.toContain(thread);
    expect(moved.references).toEqual(one.references);
    expect(toTeam.references).not.toEqual(one.references);
    expect([one.isAutomatic, toTeam.isAutomatic]).toEqual([true, false]);
  });
});
