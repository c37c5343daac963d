import { randomUUID } from 'node:crypto';
import {
  callAt,
  consultationsN8n,
  delivery,
  teamEmail,
  threadOf,
  toTeam,
  toVisitors,
} from '../../testing/n8n/deliveries';
import { setClock } from '../../testing/unit/clock';

const start = new Date('2026-11-30T15:00:00Z');
beforeEach(() => setClock(start));

const at = (time: string) => `Wednesday, December 2, 2026 at ${time} Eastern Time`;
const moved = { 'x-move': '1' };
type Delivered = ReturnType<typeof delivery>;

describe('the limit of ten mails a day', () => {
  test('allows ten mails for sixteen requests that arrive at once', async () => {
    const n8n = consultationsN8n();
    const sent = Array.from({ length: 16 }, () => delivery({}));
    const answers = await Promise.all(sent.map((one) => n8n.receive(one)));
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    expect(toVisitors(n8n)).toHaveLength(10);
    const stopped = toTeam(n8n).filter(({ text }) => text.includes('No email about this goes to'));
    expect(stopped).toHaveLength(6);
    for (const { text } of toTeam(n8n)) {
      const isTold = text.includes('No email about this');
      expect(isTold && text.includes('gets an email')).toBe(false);
    }
  });

  test('counts a repeated attempt once, and reserves its mail', async () => {
    const n8n = consultationsN8n();
    n8n.refused.add(teamEmail);
    const early = delivery({});
    for (const _ of [1, 2, 3]) await n8n.receive(early);
    n8n.refused.clear();
    for (let count = 0; count < 10; count += 1) await n8n.receive(delivery({}));
    expect(toVisitors(n8n)).toHaveLength(9);
    await n8n.receive(early);
    expect(toVisitors(n8n)).toHaveLength(10);
  });

  test('reserves no mail for a request that is superseded before it was mailed', async () => {
    const n8n = consultationsN8n();
    const thread = randomUUID();
    const send = (version: number) =>
      n8n.receive(delivery({ thread, version, request: callAt('10:00') }));
    n8n.refused.add(teamEmail);
    for (let version = 0; version < 10; version += 1) await send(version);
    n8n.refused.clear();
    await send(10);
    expect(toVisitors(n8n)).toHaveLength(1);
    expect(toTeam(n8n)[0]?.text).not.toContain('No email about this');
  });

  test('also applies to a request that first arrived on the day before', async () => {
    const n8n = consultationsN8n();
    n8n.refused.add(teamEmail);
    const id = randomUUID();
    await n8n.receive(delivery({ id }));
    n8n.refused.clear();
    setClock(new Date('2026-12-01T15:00:00Z'));
    for (let count = 0; count < 10; count += 1) await n8n.receive(delivery({}));
    await n8n.receive(delivery({ id }));
    expect(toVisitors(n8n)).toHaveLength(10);
  });

  test('covers one calendar day in the agency’s time zone', async () => {
    const n8n = consultationsN8n();
    setClock(new Date('2026-12-01T04:59:00Z'));
    for (let count = 0; count < 11; count += 1) await n8n.receive(delivery({}));
    expect(toVisitors(n8n)).toHaveLength(10);
    setClock(new Date('2026-12-01T05:00:00Z'));
    await n8n.receive(delivery({}));
    expect(toVisitors(n8n)).toHaveLength(11);
  });

  test('does not record a suppressed mail as sent', async () => {
    const n8n = consultationsN8n();
    const { messages } = threadOf(
      { request: callAt('10:00') },
      { request: callAt('11:00'), headers: moved },
      { request: callAt('12:00'), headers: moved },
    );
    await n8n.receive(messages[0] as Delivered);
    for (let count = 0; count < 9; count += 1) await n8n.receive(delivery({}));
    await n8n.receive(messages[1] as Delivered);
    setClock(new Date('2026-12-01T15:00:00Z'));
    const { headers, body } = messages[2] as Delivered;
    const again = delivery({
      id: headers['webhook-id'] ?? '',
      thread: headers['x-thread'] ?? '',
      version: 2,
      headers: { 'x-corrects': headers['x-corrects'] ?? '', ...moved },
      body,
    });
    await n8n.receive(again);
    expect(toVisitors(n8n).at(-1)?.text).toContain(`It’s no longer on ${at('10:00 AM')}.`);
    expect(toTeam(n8n).at(-1)?.text).toContain(`It was on ${at('11:00 AM')}.`);
  });
});

describe('if n8n is killed', () => {
  test.each([
    ['Mail to the team', 1, 1],
    ['Mark as done', 2, 1],
    ['Mails within the limit', 1, 0],
    ['Note as told', 1, 0],
    ['Mail to the visitor', 1, 0],
  ])('before "%s", the team gets %i mails and the visitor %i', async (node, team, visitor) => {
    const n8n = consultationsN8n();
    const id = randomUUID();
    n8n.kill(node);
    await n8n.receive(delivery({ id, request: callAt('10:00') }));
    n8n.kill();
    setClock(new Date(start.getTime() + 16 * 60_000));
    for (const _ of [1, 2]) {
      const again = await n8n.receive(delivery({ id, request: callAt('10:00') }));
      expect(again).toMatchObject({ status: 200 });
    }
    expect([toTeam(n8n).length, toVisitors(n8n).length]).toEqual([team, visitor]);
  });
});
