import { randomUUID } from 'node:crypto';
import { calendarsAfter, readFile } from '../../testing/n8n/calendars';
import {
  callAt,
  consultationsN8n,
  delivery,
  toTeam,
  toVisitors,
} from '../../testing/n8n/deliveries';
import { cases, fc } from '../../testing/run/chance';
import { setClock } from '../../testing/unit/clock';

beforeEach(() => setClock(new Date('2026-11-30T15:00:00Z')));

describe('a thread of corrections', () => {
  test('is one calendar event with the last time, even if the middle one arrives late', async () => {
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
    expect(toTeam(n8n).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Ana Example (Example Bakery)',
      'Correction',
      'Superseded',
    ]);
  });

  test.each([
    ['is given up', { request: { contactMethod: 'email' } }],
    ['is taken', { headers: { 'x-call-time': 'taken' }, request: callAt('11:00') }],
    ['is unavailable', { headers: { 'x-call-time': 'unavailable' }, request: callAt('09:00') }],
  ] as const)('cancels its calendar event if the new call %s', async (_, correction) => {
    const n8n = consultationsN8n();
    const thread = randomUUID();
    await n8n.receive(delivery({ id: thread, request: callAt('10:00') }));
    await n8n.receive(delivery({ ...correction, thread, version: 1 }));
    const canceled = readFile(toVisitors(n8n)[1]?.file);
    expect(canceled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: thread });
    expect(canceled).toMatchObject({ sequence: 1, start: '2026-12-02T15:00:00.000Z' });
  });

  test('sends its calendar event to a new address, and cancels it at the old one', async () => {
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

  test('sends the visitor no mail about a superseded request', async () => {
    const n8n = consultationsN8n();
    const headers = { 'x-corrected-by': randomUUID() };
    await n8n.receive(delivery({ headers, request: callAt('10:00') }));
    expect(toVisitors(n8n)).toEqual([]);
    expect(toTeam(n8n)[0]?.subject).toMatch(/^Superseded: /);
  });

  test.each([
    ['given up', { contactMethod: 'email' }, {}],
    ['moved', callAt('11:00'), { 'ana@visitor.test': '2026-12-02T16:00:00.000Z' }],
  ] as const)(
    'mails a call that is %s only after an invitation that is being sent',
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

  test('ends with the calendar event of its current request, in any order of messages', async () => {
    const times = [undefined, '10:00', '10:15'];
    const message = fc.record({
      version: fc.integer({ min: 0, max: 2 }),
      after: fc.integer({ min: 0, max: 2 }),
      time: fc.constantFrom(...times),
      email: fc.constantFrom('a@visitor.test', 'b@visitor.test'),
      isLost: fc.boolean(),
      isRepeated: fc.boolean(),
    });
    const messages = fc.array(message, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(messages, async (sent) => {
        const n8n = consultationsN8n();
        const thread = randomUUID();
        for (const { version, after, time, email, isLost, isRepeated } of sent) {
          const request = { ...(time && callAt(time)), email };
          const headers: Record<string, string> = time && isLost ? { 'x-call-time': 'taken' } : {};
          const posted = delivery({ thread, version, after, headers, request });
          for (const one of isRepeated ? [posted, posted] : [posted]) {
            expect(await n8n.receive(one)).toMatchObject({ status: 200 });
          }
        }
        // The sort is stable: among equal ones, the later is last.
        const last = [...sent].sort((a, b) => a.version - b.version || a.after - b.after).at(-1);
        const start = last?.time && !last.isLost && `2026-12-02T15:${last.time.slice(3)}:00.000Z`;
        const wanted = last && start ? { [last.email]: start } : {};
        expect(calendarsAfter(toVisitors(n8n))).toEqual(wanted);
        expect(toTeam(n8n)).toHaveLength(sent.length);
      }),
      { numRuns: cases(60), interruptAfterTimeLimit: 40_000 },
    );
  });
});
