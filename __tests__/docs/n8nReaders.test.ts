import { randomUUID } from 'node:crypto';
import { fieldNames } from '@/features/consultation/model/fields';
import { calendarsAfter } from '../../testing/n8n/calendars';
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

const ana = 'ana@visitor.test';
const at = (time: string) => `Wednesday, December 2, 2026 at ${time} Eastern Time`;
const givenUp = { contactMethod: 'email', callDate: null, callTime: null } as const;
const moved = { 'x-move': '1' };

async function receiveAll(n8n: ReturnType<typeof consultationsN8n>, messages: Delivered[]) {
  for (const one of messages) expect(await n8n.receive(one)).toMatchObject({ status: 200 });
}
type Delivered = ReturnType<typeof delivery>;

describe('after an outage in which a call was moved and given up', () => {
  const story = (isLate: boolean) => {
    const { ids, messages } = threadOf(
      { request: callAt('14:00') },
      {
        request: callAt('14:15'),
        headers: { ...moved, ...(isLate && { 'x-corrected-by': randomUUID() }) },
      },
      { request: givenUp, headers: moved },
    );
    return { ids, messages };
  };

  test.each([
    ['late message first', [1, 2]],
    ['late message last', [2, 1]],
  ] as const)(
    'the mails to both readers cancel the call that they know, with the %s',
    async (_, order) => {
      const n8n = consultationsN8n();
      const { messages } = story(order[0] === 1);
      const [first] = messages;
      await receiveAll(n8n, [first, ...order.map((index) => messages[index])] as Delivered[]);
      const team = toTeam(n8n).find(({ subject }) => subject.includes('canceled'));
      expect(team?.subject).toContain('call canceled: Wed, Dec 2 at 2:00 PM');
      expect(team?.text).toContain(`The call on ${at('2:00 PM')} is off.`);
      const [, visitor] = toVisitors(n8n);
      expect(visitor?.subject).toContain('is canceled: Wed, Dec 2 at 2:00 PM');
      expect(visitor?.text).toContain(`The call on ${at('2:00 PM')} is canceled.`);
      expect(toVisitors(n8n)).toHaveLength(2);
      expect(JSON.stringify(toVisitors(n8n))).not.toContain('2:15');
      expect(calendarsAfter(toVisitors(n8n))).toEqual({});
    },
  );
});

describe('a move on the page of a call', () => {
  test('is mailed to the team as a change of the call only, without the contact method', async () => {
    const n8n = consultationsN8n();
    const { messages } = threadOf(
      { request: callAt('10:00') },
      { request: givenUp, headers: moved },
    );
    await receiveAll(n8n, messages);
    const [, mail] = toTeam(n8n);
    expect(mail?.subject).toMatch(/^Call changed: .*call canceled/);
    expect(mail?.text).toContain('Only the call has changed.');
    expect(mail?.text).not.toContain('Contact Method');
    expect(mail?.html).not.toContain('Contact Method');
    expect(mail?.text).toMatch(/Call changed at: .* Eastern Time/);
  });

  test.each([
    ['no earlier mail', [1]],
    ['no mail of the version below', [0, 2]],
  ])('is mailed with every field to a team that has had %s', async (_, order) => {
    const n8n = consultationsN8n();
    const { messages } = threadOf(
      { request: callAt('10:00') },
      { request: callAt('10:15'), headers: moved },
      { request: callAt('10:30'), headers: moved },
    );
    await receiveAll(n8n, order.map((index) => messages[index]) as Delivered[]);
    const mail = toTeam(n8n).at(-1);
    expect(mail?.text).not.toContain('Only the call has changed.');
    expect(mail?.text.match(/^(?!>)[^:\n]+(?=: )/gm)?.length).toBeGreaterThan(fieldNames.length);
    expect(mail?.text).toContain('Contact Method');
    expect(mail?.subject.startsWith('Correction: ')).toBe(order.length > 1);
  });

  test('is mailed to the visitor in words that also fit a move by the team', async () => {
    const n8n = consultationsN8n();
    const { messages } = threadOf(
      { request: callAt('10:00') },
      { request: callAt('11:00'), headers: moved },
      { request: givenUp, headers: moved },
    );
    await receiveAll(n8n, messages);
    const [, second, third] = toVisitors(n8n);
    expect(second?.text).toContain(`It’s no longer on ${at('10:00 AM')}.`);
    for (const mail of [second, third]) {
      expect(mail?.text).not.toMatch(/your change|within/);
      expect(mail?.subject).not.toContain('change');
    }
    expect(third?.text).toContain('is canceled');
  });

  test('that overtakes its request is mailed as a confirmation that promises a reply within 2 hours', async () => {
    const n8n = consultationsN8n();
    const { messages } = threadOf(
      { request: callAt('10:00') },
      { request: callAt('11:00'), headers: moved },
    );
    await receiveAll(n8n, [messages[1], messages[0]] as Delivered[]);
    const visitors = toVisitors(n8n);
    expect(visitors).toHaveLength(1);
    expect(visitors[0]?.text).toContain('We received your consultation request.');
    expect(visitors[0]?.text).toMatch(/within 2\s?hours/);
    expect(visitors[0]?.text).not.toMatch(/your change|no longer/);
  });
});

test('an address whose first mail was refused gets a confirmation in the next mail', async () => {
  const n8n = consultationsN8n();
  n8n.refused.add(ana);
  const { messages } = threadOf(
    { request: callAt('10:00') },
    { request: callAt('11:00'), headers: moved },
  );
  await n8n.receive(messages[0] as Delivered);
  n8n.refused.clear();
  await n8n.receive(messages[1] as Delivered);
  const [mail] = toVisitors(n8n);
  expect(mail?.text).toContain('We received your consultation request.');
  expect(mail?.text).not.toContain('no longer');
  expect(toTeam(n8n)[1]?.text).toContain(`It was on ${at('10:00 AM')}.`);
});

describe.each([
  ['no time was chosen', { request: { contactMethod: 'phone' as const } }, 'a time'],
  [
    'it is taken',
    { request: callAt('10:00'), headers: { 'x-call-time': 'taken' } },
    'another time',
  ],
  [
    'it is not offered',
    { request: callAt('10:00'), headers: { 'x-call-time': 'unavailable' } },
    'another time',
  ],
] as const)('a call without a time because %s', (_, sent, words) => {
  test('asks the team to agree on a time, in the subject and the first line', async () => {
    const n8n = consultationsN8n();
    await n8n.receive(delivery(sent));
    const [mail] = toTeam(n8n);
    expect(mail?.subject).toContain(`call needs ${words}`);
    expect(mail?.text.split('\n')[0]).toContain(`The call needs ${words}`);
    expect(mail?.text.split('\n')[0]).toContain('Agree on one.');
    expect(toVisitors(n8n)[0]?.text).toMatch(/find a time|agree on another time/);
  });
});

test('the mail about a late request without a call mentions no call', async () => {
  const n8n = consultationsN8n();
  const { messages } = threadOf({}, {});
  await receiveAll(n8n, [messages[1], messages[0]] as Delivered[]);
  const late = toTeam(n8n)[1];
  expect(late?.subject).toMatch(/^Superseded: /);
  expect(late?.text).not.toMatch(/its call/i);
});

test('the team’s mail shows when a request was submitted, in the agency’s time zone', async () => {
  const n8n = consultationsN8n();
  await n8n.receive(delivery({ request: { submittedAt: '2026-11-30T14:30:00.000Z' } }));
  expect(toTeam(n8n)[0]?.text).toContain(
    'Submitted at: Monday, November 30, 2026 at 9:30 AM Eastern Time',
  );
});

test('the mail about a call that is over has no invitation', async () => {
  const n8n = consultationsN8n();
  setClock(new Date('2026-12-02T14:59:59Z'));
  await n8n.receive(delivery({ request: callAt('10:00') }));
  expect(toVisitors(n8n)[0]?.file).toBeDefined();
  setClock(new Date('2026-12-02T15:00:00Z'));
  await n8n.receive(delivery({ request: callAt('10:00') }));
  const [, mail] = toVisitors(n8n);
  expect([mail?.file, mail?.text.includes('attached')]).toEqual([undefined, false]);
  expect(mail?.text).toContain(`Your call was on ${at('10:00 AM')}.`);
  expect(toTeam(n8n)[1]?.text).toContain(`The call was on ${at('10:00 AM')}.`);
});

test('a former address gets the cancellation, even if the new address gets no mail', async () => {
  const n8n = consultationsN8n();
  const { messages } = threadOf(
    { request: callAt('10:00') },
    { request: { ...callAt('10:00'), email: `${'a'.repeat(250)}@visitor.test` } },
  );
  await receiveAll(n8n, messages);
  expect(toVisitors(n8n).map(({ to }) => to)).toEqual([ana, ana]);
  expect(calendarsAfter(toVisitors(n8n))).toEqual({});
});

test('a row without the newer columns counts as a mail to the team and to the visitor', async () => {
  const n8n = consultationsN8n();
  const { messages, thread } = threadOf(
    { request: callAt('10:00') },
    { request: callAt('11:00'), headers: moved },
  );
  await n8n.receive(messages[0] as Delivered);
  const [team] = n8n.table;
  n8n.table.splice(0, 2, { ...team, mail: null, mailedAt: null, email: ana });
  await n8n.receive(messages[1] as Delivered);
  expect(toTeam(n8n)[1]?.text).toContain(`It was on ${at('10:00 AM')}.`);
  expect(toVisitors(n8n)[1]?.text).toContain(`It’s no longer on ${at('10:00 AM')}.`);
  expect(toVisitors(n8n)[1]?.text).toContain(`${siteUrl}/consultation/call#${thread}`);
});
