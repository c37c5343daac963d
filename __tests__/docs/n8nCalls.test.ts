import { randomUUID } from 'node:crypto';
import { calendarsAfter, readFile } from '../../testing/n8n/calendars';
import {
  callAt,
  consultationsN8n,
  delivery,
  siteUrl,
  threadOf,
  toTeam,
  toVisitors,
} from '../../testing/n8n/deliveries';
import { setClock } from '../../testing/unit/clock';

beforeEach(() => setClock(new Date('2026-11-30T15:00:00Z')));

const earlier = 'Wednesday, December 2, 2026 at 10:00 AM Eastern Time';
const later = 'Wednesday, December 2, 2026 at 11:00 AM Eastern Time';
const givenUp = { contactMethod: 'email' } as const;
const promises = /within|we’ll|reply/i;

/** An n8n that got a thread's messages, in this order. */
async function n8nAfter(...sent: Parameters<typeof delivery>[0][]) {
  const n8n = consultationsN8n();
  const thread = randomUUID();
  for (const one of sent) {
    const corrects = one.version ? { 'x-corrects': thread } : {};
    const id = one.version ? randomUUID() : thread;
    const headers = { ...corrects, ...one.headers };
    const answer = await n8n.receive(delivery({ id, ...one, thread, headers }));
    expect(answer).toMatchObject({ status: 200 });
  }
  const page = `${siteUrl}/consultation/call#${thread}`;
  return { n8n, page, visitor: toVisitors(n8n).at(-1), team: toTeam(n8n).at(-1) };
}

describe('the mails about a moved call', () => {
  test('name both times, and do not promise the plan again', async () => {
    const moved = { version: 1, request: callAt('11:00') };
    const { visitor, team } = await n8nAfter({ request: callAt('10:00') }, moved);
    expect(team?.text).toContain(`Call on ${later}. It was on ${earlier}.`);
    expect(visitor?.text).toMatch(`We’ll call you on ${later}. It’s no longer on ${earlier}.`);
    expect(visitor?.text.replace('We’ll call', '')).not.toMatch(promises);
  });

  test('mention no move to an address whose first mail was refused', async () => {
    const n8n = consultationsN8n();
    const thread = randomUUID();
    n8n.refused.add('ana@visitor.test');
    await n8n.receive(delivery({ id: thread, request: callAt('10:00') }));
    n8n.refused.clear();
    await n8n.receive(delivery({ thread, version: 1, request: callAt('11:00') }));
    const [mail] = toVisitors(n8n);
    expect(mail?.text).toMatch(`We’ll call you on ${later}.`);
    expect(mail?.subject + (mail?.text ?? '')).not.toContain('has moved');
  });

  test('do not promise the plan again if the call was given up before', async () => {
    const { visitor } = await n8nAfter(
      { request: callAt('10:00') },
      { version: 1, request: givenUp },
      { version: 2, request: callAt('11:00') },
    );
    expect(visitor?.text).toMatch(`We’ll call you on ${later}.\n`);
    expect(visitor?.text.replace('We’ll call', '')).not.toMatch(promises);
  });

  test('name only the new time if no call was held before', async () => {
    const taken = { headers: { 'x-call-time': 'taken' }, request: callAt('10:00') };
    const moved = { version: 1, request: callAt('11:00') };
    const { visitor, team } = await n8nAfter(taken, moved);
    expect(team?.text).toContain(`Call on ${later}.\n`);
    expect(visitor?.text).not.toContain(earlier);
  });
});

describe('the mails about a call that is given up', () => {
  test('name the canceled time, and promise nothing', async () => {
    const request = givenUp;
    const { visitor, team } = await n8nAfter({ request: callAt('10:00') }, { version: 1, request });
    expect(team?.subject).toContain('call canceled: Wed, Dec 2 at 10:00 AM');
    expect(team?.text).toContain(`The call on ${earlier} is off.`);
    expect(visitor?.text).toContain(`The call on ${earlier} is canceled.`);
    expect(visitor?.text).not.toMatch(promises);
  });

  test('confirm the request, without the time, to a visitor who got no mail before', async () => {
    const first = { headers: { 'x-corrected-by': randomUUID() }, request: callAt('10:00') };
    const { n8n, visitor } = await n8nAfter(first, { version: 1, request: givenUp });
    expect(toVisitors(n8n)).toHaveLength(1);
    expect(visitor?.text).toContain('We received your consultation request. We’ll reply within');
    expect(visitor?.text).toContain('If you asked for a call, it’s off.');
    expect([visitor?.text.includes(earlier), visitor?.file]).toEqual([false, undefined]);
  });

  test('report the cancellation even if the request has not arrived yet', async () => {
    const { visitor, page } = await n8nAfter({ version: 1, request: givenUp });
    expect(visitor?.text).toContain('If you asked for a call, it’s off.');
    expect(visitor?.text).toContain(page);
  });

  test('do not keep the mail about a later correction from promising a reply', async () => {
    const request = givenUp;
    const { visitor } = await n8nAfter(
      { request: callAt('10:00') },
      { version: 1, request },
      { version: 2, request },
    );
    expect(visitor?.text).toContain('by email.');
    expect(visitor?.file).toBeUndefined();
  });

  test('name to the team both the canceled time and the taken time chosen instead', async () => {
    const lost = { 'x-call-time': 'taken' };
    const { team } = await n8nAfter(
      { request: callAt('10:00') },
      { version: 1, headers: lost, request: callAt('11:00') },
    );
    expect(team?.text).toContain(
      `needs another time than ${later}. The call on ${earlier} is off.`,
    );
    expect(team?.text).toContain('Agree on one.');
  });
});

describe('the page of a call', () => {
  const anchor = (page: string) => `<a href="${page}">${page}</a>`;

  test.each([
    ['is held', [{ request: callAt('10:00') }]],
    ['has no time', [{ request: { contactMethod: 'phone' } }]],
    ['is taken', [{ headers: { 'x-call-time': 'taken' }, request: callAt('10:00') }]],
    ['is off', [{ request: callAt('10:00') }, { version: 1, request: givenUp }]],
    [
      'was asked for once',
      [
        { headers: { 'x-call-time': 'taken' }, request: callAt('10:00') },
        { version: 1, request: givenUp },
        { version: 2, request: givenUp },
      ],
    ],
  ] as const)('is linked from all mails about a thread whose call %s', async (_, sent) => {
    const { n8n, page } = await n8nAfter(...sent);
    expect(n8n.mails).toHaveLength(2 * sent.length);
    for (const mail of n8n.mails) {
      expect(mail.text).toContain(page);
      expect(mail.html).toContain(anchor(page));
    }
  });

  test('is linked from no mail about a thread without a requested call', async () => {
    const { n8n } = await n8nAfter({ request: givenUp }, { version: 1, request: givenUp });
    expect(n8n.mails).toHaveLength(4);
    expect(JSON.stringify(n8n.mails)).not.toContain('/consultation/call');
  });

  test('is linked from the calendar event', async () => {
    const { visitor, page } = await n8nAfter({ request: callAt('10:00') });
    expect(visitor?.file?.replaceAll('\r\n ', '')).toContain(page);
  });
});

test('the team’s mail about a correction that arrives late excludes its call, and points to the other fields', async () => {
  const late = { version: 1, headers: { 'x-call-time': 'taken' }, request: callAt('11:00') };
  const { team } = await n8nAfter({ version: 2, request: callAt('10:00') }, late);
  expect(team?.subject).toMatch(/^Superseded: [^,]*$/);
  expect(team?.text).toContain(`Its call on ${later} does not count.\nIts other fields may be new`);
  expect(team?.text).not.toMatch(/agree on another|the address of this one/);
});

test('no mail promises a phone call for another contact method that books calls', async () => {
  const n8n = consultationsN8n();
  for (const { parameters } of n8n.workflow.nodes) {
    parameters.jsCode = String(parameters.jsCode ?? '')
      .replaceAll('"value": "phone"', '"value": "video"')
      .replaceAll('We’ll call you on', 'We’ll meet on');
  }
  const contactMethod = 'video' as 'phone';
  await n8n.receive(delivery({ request: { ...callAt('10:00'), contactMethod } }));
  await n8n.receive(delivery({ request: { contactMethod } }));
  const [held, open] = toVisitors(n8n);
  expect(held?.text).toMatch(`We’ll meet on ${earlier}.`);
  expect(readFile(held?.file)).toMatchObject({ method: 'REQUEST' });
  expect(open?.text).toContain('find a time for your call');
});

test.each([
  ['another method', { contactMethod: 'email' }],
  ['an unknown method', { contactMethod: 'fax' }],
])('a released request with a day and a time for %s has no call', async (_, changes) => {
  const n8n = consultationsN8n();
  await n8n.receive(delivery({ request: { ...callAt('10:00'), ...changes } as object }));
  expect(toVisitors(n8n)).toMatchObject([{ file: undefined }]);
  expect(n8n.mails.map(({ text }) => text).join()).not.toMatch(/call (is )?on/i);
});

test('a released request is mailed whatever its time of submission and its call look like', async () => {
  const n8n = consultationsN8n();
  const request = { ...callAt('10:00:00'), submittedAt: '20261201' };
  expect(await n8n.receive(delivery({ request }))).toMatchObject({ status: 200 });
  expect(toTeam(n8n)[0]?.text).toContain('The call needs a time.');
});

test('a call that was moved to a time that is over takes the former event off the calendar', async () => {
  const n8n = consultationsN8n();
  const { messages } = threadOf(
    { request: callAt('15:00') },
    { request: { ...callAt('10:00'), callDate: '2026-12-01' }, headers: { 'x-move': '1' } },
  );
  const [first, move] = messages;
  if (first) await n8n.receive(first);
  setClock(new Date('2026-12-01T15:05:00Z'));
  const { headers = {}, body = '' } = move ?? {};
  const sent = { id: headers['webhook-id'] ?? '', thread: headers['x-thread'] ?? '', version: 1 };
  await n8n.receive(delivery({ ...sent, headers: { 'x-move': '1' }, body }));
  expect(toVisitors(n8n)[1]?.text).toMatch(/Your call was on .*10:00 AM.*no longer on .*3:00 PM/);
  expect(calendarsAfter(toVisitors(n8n))).toEqual({});
});

test('the team’s mail about a move that arrives late omits the contact method', async () => {
  const n8n = consultationsN8n();
  const { messages } = threadOf(
    { request: callAt('10:00') },
    { request: callAt('11:00'), headers: { 'x-move': '1' } },
    { request: callAt('12:00'), headers: { 'x-move': '1' } },
  );
  for (const index of [0, 2, 1]) await n8n.receive(messages[index] as (typeof messages)[0]);
  const text = toTeam(n8n)[2]?.text;
  expect(text).toContain('Only the call has changed.');
  expect(text).not.toMatch(/Contact Method|other fields/i);
});

test('mails have the link of a call if a version is missing that may have asked for one', async () => {
  const n8n = consultationsN8n();
  const none = { contactMethod: 'email' } as const;
  const { thread, messages } = threadOf(
    { request: callAt('10:00') },
    { request: none },
    { request: none },
  );
  for (const index of [1, 2]) await n8n.receive(messages[index] as (typeof messages)[0]);
  expect(n8n.mails.map(({ text }) => text.includes(`/consultation/call#${thread}`))).toEqual(
    Array(4).fill(true),
  );
});
