import { calendarsAfter } from '../../testing/n8n/calendars';
import { teamEmail, toVisitors } from '../../testing/n8n/deliveries';
import { createHistory, type Step } from '../../testing/n8n/history';
import { teamAfter, visitorAfter } from '../../testing/n8n/readers';
import { cases, fc } from '../../testing/run/chance';

const addresses = ['ana@visitor.test', 'bea@visitor.test'] as const;
const email = fc.constantFrom(...addresses);
const day = fc.constantFrom('2026-12-01', '2026-12-02');
const time = fc.constantFrom(undefined, '16:00', '16:15', '16:30');
const which = fc.nat({ max: 9 });
const isRare = fc.nat({ max: 3 }).map((number) => number === 0);

const correct = fc.record({
  kind: fc.constant('correct' as const),
  email,
  day,
  time,
  isLost: isRare,
});
const steps = (addressesRefused: readonly string[]) =>
  fc.oneof(
    { weight: 2, arbitrary: correct },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), day, time }) },
    {
      weight: 8,
      arbitrary: fc.record({ kind: fc.constant('deliver' as const), which, isAnswerLost: isRare }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('deliverTwice' as const), which }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('outage' as const), lasts: fc.boolean() }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('refuse' as const),
        address: fc.constantFrom(...addressesRefused),
        lasts: fc.boolean(),
      }),
    },
    { weight: 2, arbitrary: fc.constant({ kind: 'remind' as const }) },
  );

const timed = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.tuple(arbitrary, fc.integer({ min: 1, max: 2400 }));
const historyOf = (refused: readonly string[]) =>
  fc.tuple(correct, fc.array(timed<Step>(steps(refused)), { minLength: 4, maxLength: 24 }));

async function live([first, rest]: [Step, [Step, number][]], history = createHistory()) {
  await history.step(first, 1);
  for (const [step, seconds] of rest) await history.step(step, seconds);
  return history;
}

const runs = { numRuns: cases(200) };

describe('after any history, the mails agree with the outbox', () => {
  test('for the team and for the visitor, if no mail to the visitor is refused', async () => {
    await fc.assert(
      fc.asyncProperty(historyOf([teamEmail]), async (given) => {
        const history = await live(given);
        await history.end();
        const { call, start, email: address, description } = history.outcome();
        expect(teamAfter(history.teamMails())).toEqual({ call, description });
        for (const one of addresses) {
          expect([one, visitorAfter(history.mailsTo(one))]).toEqual([
            one,
            one === address ? call : 'none',
          ]);
        }
        expect(calendarsAfter(toVisitors(history.n8n))).toEqual(start ? { [address]: start } : {});
      }),
      runs,
    );
  }, 120_000);

  test('for the team, also if mails to visitors are refused or suppressed', async () => {
    await fc.assert(
      fc.asyncProperty(historyOf([teamEmail, ...addresses]), async (given) => {
        const history = createHistory();
        const mailedAt = Date.parse('2026-11-30T15:00:00Z');
        for (let id = 1; id <= 14; id += 1) {
          const mail = { id, mail: 'visitor', email: addresses[id % 2], done: true, mailedAt };
          history.n8n.table.push({ ...mail, thread: `another ${id}`, call: '' });
        }
        await live(given, history);
        await history.end();
        const { call, description } = history.outcome();
        expect(teamAfter(history.teamMails())).toEqual({ call, description });
      }),
      runs,
    );
  }, 120_000);
});
