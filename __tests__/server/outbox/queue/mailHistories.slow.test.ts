import { mailerUnderTest, subjectsOf, teamAddress } from '../../../../testing/mail/mailerUnderTest';
import { mailServerForTests, refusal } from '../../../../testing/mail/mailServer';
import { fc } from '../../../../testing/run/chance';
import { engines, outboxOn } from '../../../../testing/unit/outboxUnderTest';

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const emails = ['a@shop.example', 'b@shop.example'] as const;
const calls = [
  { contactMethod: 'email', callDate: null, callTime: null },
  { contactMethod: 'phone', callDate: '2026-11-26', callTime: '10:15' },
  { contactMethod: 'phone', callDate: '2026-11-27', callTime: '14:00' },
] as const;
const words = ['', 'Thu, Nov 26 at 10:15 AM', 'Fri, Nov 27 at 2:00 PM'];

const email = fc.constantFrom(...emails);
const call = fc.constantFrom(0, 1, 2);
const step = fc.oneof(
  fc.record({ kind: fc.constant('correct' as const), email, call }),
  fc.record({ kind: fc.constant('move' as const), call: fc.constantFrom(1, 2) }),
  fc.record({ kind: fc.constant('free' as const) }),
  fc.record({ kind: fc.constant('send' as const) }),
  fc.record({ kind: fc.constant('outage' as const) }),
);

/** What a reader was told: the content of the current request, other than by moves, and its call. */
interface Told {
  content: number;
  /** What the team's fields have. */
  email: string;
  call: number;
}

describe.each(engines)('mails on %s', (_, start) => {
  const outbox = outboxOn(start);
  const server = mailServerForTests();
  const { add, correct, move, sendDue, advance } = mailerUnderTest(outbox, server, {
    WEBHOOK_RETRY_DELAYS: '30',
  });

  test('tell each reader what is in effect, in any history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await outbox.database.run('DELETE FROM outbox_mail_day');
        server.reset();
        let version = 0;
        let held = 1;
        /** The call of the current request. */
        let asked = 1;
        let content = 0;
        let address: string = emails[0];
        const thread = await add({ email: address, ...calls[held] });
        let current = thread;
        const told = new Map<string, Told>();
        const expected: string[] = [];
        const fieldsOf = () => ({ email: address, company: `${content}`, ...calls[asked] });

        const tell = () => {
          const now = { content, email: address, call: held };
          const before = told.get('');
          const isTeamDue =
            !before ||
            before.call !== held ||
            before.content !== content ||
            before.email !== address;
          if (isTeamDue) expected.push(teamAddress);
          told.set('', now);
          for (const reader of emails) {
            const last = told.get(reader);
            if (reader !== address) {
              if (last) expected.push(reader);
              told.delete(reader);
            } else {
              if (!last || last.call !== held || last.content !== content) expected.push(reader);
              told.set(reader, now);
            }
          }
        };

        for (const each of [...steps, { kind: 'send' as const }]) {
          advance(60_000);
          if (each.kind === 'correct') {
            version += 1;
            content += 1;
            address = each.email;
            asked = each.call;
            held = each.call;
            current = await correct(thread, version, fieldsOf());
          } else if (each.kind === 'move' && each.call !== held) {
            version += 1;
            asked = each.call;
            held = each.call;
            current = await move(thread, current, version, fieldsOf());
          } else if (each.kind === 'free') {
            await outbox.queries.free({ thread }, () => false);
            held = 0;
          } else if (each.kind === 'outage') {
            server.behave({ onMessage: () => refusal(451, '4.3.0 Later') });
            await sendDue();
            server.behave({});
          } else if (each.kind === 'send') {
            tell();
            await sendDue();
          }
        }

        expect(server.mails.map(({ to }) => to[0]).sort()).toEqual(expected.sort());
        const ids = server.mails.map(({ mail }) => mail.messageId);
        expect(new Set(ids).size).toBe(ids.length);
        const last = subjectsOf(server).findLast((text) => text.startsWith(address)) ?? '';
        if (held > 0) expect(last).toContain(words[held]);
        await outbox.queries.erase([thread]);
      }),
      { numRuns: 40 },
    );
  }, 180_000);
});
