import type { HeldCall, MoveAnswer } from '@/features/consultation/browser/heldCall';
import { type ScheduledCall, scheduledCall } from '@/features/consultation/model/call/call';
import type { CallChoice } from '@/features/consultation/model/call/callChoice';
import { callReducer } from '@/features/consultation/move/callReducer';
import {
  type CallEvent,
  type CallState,
  initialState,
  isBooking,
  type Shown,
} from '@/features/consultation/move/callState';
import { isSame } from '@/lib/isSame';
import { cases, fc } from '../../../../testing/run/chance';

const callAt = (time: string) => scheduledCall({ date: '2026-12-04', time });
const [ten, eleven, noon] = [callAt('10:00'), callAt('11:00'), callAt('12:00')];
const choiceOf = (call: ScheduledCall | null): CallChoice => ({
  method: 'phone',
  date: call?.date ?? null,
  time: call?.time ?? null,
});
const known = (call: ScheduledCall | null, version: number, isOver = false): HeldCall => ({
  kind: 'known',
  call,
  version,
  isOver,
});
const limitedFor = (retryAfterSeconds: number): HeldCall => ({
  kind: 'limited',
  retryAfterSeconds,
});
const silent: HeldCall = { kind: 'silent' };
const unknown: HeldCall = { kind: 'unknown' };

const answer = (state: CallState, given: MoveAnswer) =>
  callReducer(state, { kind: 'answered', id: state.question?.id ?? -1, answer: given });
const having = (state: CallState, ...steps: (CallEvent | MoveAnswer)[]) =>
  steps.reduce(
    (now, step) =>
      ['known', 'silent', 'unknown', 'limited', 'refused', 'changed'].includes(step.kind)
        ? answer(now, step as MoveAnswer)
        : callReducer(now, step as CallEvent),
    state,
  );
const opened = (...steps: (CallEvent | MoveAnswer)[]) => having(initialState('thread'), ...steps);

const chose = (call: ScheduledCall | null): CallEvent => ({
  kind: 'chose',
  choice: choiceOf(call),
});
const move = (call: ScheduledCall | null): CallEvent => ({
  kind: 'pressedMove',
  choice: choiceOf(call),
});
const returned: CallEvent = { kind: 'returned' };
const tryAgain: CallEvent = { kind: 'triedAgain' };
const cancel: CallEvent = { kind: 'pressedGiveUp' };
const confirm: CallEvent = { kind: 'confirmedGiveUp' };
const keep: CallEvent = { kind: 'keptCall' };
const refused = (why: 'taken' | 'unavailable' | 'over'): MoveAnswer => ({ kind: 'refused', why });
const changedTo = (call: ScheduledCall | null, version: number): MoveAnswer => ({
  kind: 'changed',
  call,
  version,
});

const held = known(ten, 0);

const summaryOf = ({ shown, lead }: CallState) =>
  [shown.kind, isBooking(shown) && shown.refusal, lead.count > 0 && lead.to]
    .filter(Boolean)
    .join(' ');

describe('the page of a call', () => {
  test.each<[claim: string, steps: (CallEvent | MoveAnswer)[], summary: string]>([
    ['is loading until there is an answer', [], 'loading'],
    ['shows a held call', [held], 'held'],
    ['shows that none is held', [known(null, 0)], 'none'],
    ['shows a call that has begun', [known(ten, 0, true)], 'over'],
    ['does not know a thread that is not stored', [unknown], 'unknown'],
    ['cannot reach the server', [silent], 'unreachable'],
    ['asks to wait a minute', [limitedFor(60)], 'limited'],
    ['asks for no try after a longer limit', [limitedFor(301)], 'exhausted'],
    ['tries again, and leads to the heading', [silent, tryAgain, held], 'held heading'],
    ['tries again in vain, and stays where it is', [silent, tryAgain, silent], 'unreachable'],
    ['moves a call', [held, move(eleven), known(eleven, 1)], 'moved heading'],
    ['books a call', [known(null, 0), move(eleven), known(eleven, 1)], 'booked heading'],
    ['asks before a call is given up', [held, cancel], 'held'],
    ['gives a call up', [held, cancel, confirm, known(null, 1)], 'givenUp heading'],
    ['refuses a taken time', [held, move(eleven), refused('taken')], 'held taken line'],
    [
      'refuses a closed time',
      [held, move(eleven), refused('unavailable')],
      'held unavailable line',
    ],
    ['refuses an unfinished choice', [held, move(null)], 'held incomplete line'],
    ['forgets a refusal at the next choice', [held, move(null), chose(noon)], 'held line'],
    ['refuses a move beyond a limit', [held, move(eleven), limitedFor(60)], 'held limited line'],
    [
      'refuses one beyond a day’s limit',
      [held, move(eleven), limitedFor(9000)],
      'held exhausted line',
    ],
    ['learns that the call has begun', [held, move(eleven), refused('over')], 'over heading'],
    ['learns that the thread was erased', [held, move(eleven), unknown], 'unknown heading'],
    [
      'does not move a call that it does not show',
      [held, move(eleven), changedTo(noon, 3)],
      'changed heading',
    ],
    ['nor one that was given up', [held, move(eleven), changedTo(null, 3)], 'givenUp heading'],
    [
      'learns afterwards that the changed call has begun',
      [held, move(eleven), changedTo(noon, 3), known(noon, 3, true)],
      'over heading',
    ],
    [
      'repeats a press if only other fields have changed',
      [held, move(eleven), changedTo(ten, 1), known(eleven, 2)],
      'moved heading',
    ],
    [
      'repeats it once',
      [held, move(eleven), changedTo(ten, 1), changedTo(ten, 2)],
      'held lost line',
    ],
    ['finds a lost move made', [held, move(eleven), silent, known(eleven, 1)], 'moved heading'],
    ['finds a lost move not made', [held, move(eleven), silent, held], 'held lost line'],
    [
      'names what happened if the call was moved elsewhere meanwhile',
      [held, move(eleven), silent, known(noon, 1)],
      'changed heading',
    ],
    ['says that it does not know', [held, move(eleven), silent, silent], 'unreachable heading'],
    ['shows a call that was moved elsewhere', [held, returned, known(noon, 1)], 'changed'],
    ['shows that it was given up elsewhere', [held, returned, known(null, 1)], 'givenUp'],
    [
      'keeps what it says of its own move',
      [held, move(eleven), known(eleven, 1), returned, known(eleven, 1)],
      'moved heading',
    ],
    ['does not know the call while the server is silent', [held, returned, silent], 'unreachable'],
    [
      'keeps a change that the server has just named',
      [held, move(eleven), changedTo(noon, 3), silent],
      'changed heading',
    ],
  ])('%s', (_, steps, summary) => {
    expect(summaryOf(opened(...steps))).toBe(summary);
  });

  test('keeps the visitor’s choice through queries, changes, and lost answers', () => {
    const state = opened(
      held,
      chose(eleven),
      returned,
      known(noon, 1),
      returned,
      silent,
      tryAgain,
      silent,
    );
    expect(state.chosen).toEqual(choiceOf(eleven));
    expect(having(state, tryAgain, known(noon, 1)).chosen).toEqual(choiceOf(eleven));
    expect(having(state, tryAgain, known(noon, 1), move(eleven), changedTo(ten, 2)).chosen).toEqual(
      choiceOf(eleven),
    );
  });

  test('marks a refused slot, and keeps the day', () => {
    const state = opened(held, chose(eleven), move(eleven), refused('taken'));
    expect(state.refused).toEqual([eleven]);
    expect(state.chosen).toEqual({ ...choiceOf(eleven), time: null });
  });

  test('sends the version that it shows', () => {
    expect(opened(held, returned, known(ten, 4), move(eleven)).question).toMatchObject({
      kind: 'move',
      version: 4,
      wanted: eleven,
    });
  });

  test('gives up the call that its question names', () => {
    const asked = opened(held, returned, cancel);
    expect(asked.shown).toMatchObject({ step: 'confirming', call: ten });
    const changed = having(asked, known(noon, 1));
    expect(changed.shown).toMatchObject({ step: 'choosing', call: noon });
    expect(having(changed, confirm).question).toBeNull();
  });

  test('ignores presses during a post, and answers to earlier posts', () => {
    const asking = opened(held, returned);
    const sending = having(asking, move(eleven));
    for (const press of [move(noon), cancel, confirm, keep, chose(noon), returned, tryAgain]) {
      expect(callReducer(sending, press)).toBe(sending);
    }
    const late = { kind: 'answered', id: asking.question?.id ?? 0, answer: unknown } as const;
    expect(callReducer(sending, late)).toBe(sending);
    const moved = answer(sending, known(eleven, 1));
    expect(callReducer(moved, late)).toBe(moved);
  });

  test('begins without a query if the address names no thread', () => {
    expect(initialState(null)).toMatchObject({ shown: { kind: 'unknown' }, question: null });
    expect(initialState(undefined)).toMatchObject({ shown: { kind: 'loading' }, question: null });
  });
});

/** The server's state of a thread. */
interface Thread {
  call: ScheduledCall | null;
  version: number;
  isOver: boolean;
  isErased: boolean;
}

const calls = [ten, eleven, noon];
const actions = fc.oneof(
  fc.record({
    kind: fc.constant('chose' as const),
    choice: fc.constantFrom(...calls.map(choiceOf)),
  }),
  fc.record({
    kind: fc.constant('pressedMove' as const),
    choice: fc.constantFrom(...calls.map(choiceOf), choiceOf(null)),
  }),
  fc.constantFrom<CallEvent>(cancel, confirm, keep, returned, tryAgain),
);
const world = fc.oneof(
  { weight: 4, arbitrary: fc.constant('answers' as const) },
  fc.constantFrom('is silent' as const, 'loses the answer' as const, 'refuses' as const),
);
const elsewhere = fc.option(fc.constantFrom('moved', 'given up', 'corrected', 'erased', 'begun'), {
  freq: 4,
});

function serve(
  thread: Thread,
  question: NonNullable<CallState['question']>,
  how: string,
): MoveAnswer {
  if (how === 'is silent') return silent;
  if (how === 'refuses') return limitedFor(60);
  const { call, version, isOver, isErased } = thread;
  let result: MoveAnswer = isErased ? unknown : known(call, version, isOver);
  if (question.kind === 'move' && !isErased && !isSame(call, question.wanted)) {
    if (question.version !== version) result = changedTo(call, version);
    else if (isOver && call) result = refused('over');
    else if (isSame(question.wanted, noon)) result = refused('taken');
    else {
      Object.assign(thread, { call: question.wanted, version: version + 1, isOver: false });
      result = known(thread.call, thread.version);
    }
  }
  return how === 'loses the answer' ? silent : result;
}

function changeElsewhere(thread: Thread, what: string | null): void {
  if (what === 'moved') Object.assign(thread, { call: eleven, version: thread.version + 1 });
  if (what === 'given up') Object.assign(thread, { call: null, version: thread.version + 1 });
  if (what === 'corrected') thread.version += 1;
  if (what === 'erased') thread.isErased = true;
  if (what === 'begun') thread.isOver = thread.call !== null;
}

/** Reports whether the page shows the server's state or none. */
function isTrue(shown: Shown, { call, isOver, isErased }: Thread): boolean {
  if (['loading', 'unreachable', 'limited', 'exhausted'].includes(shown.kind)) return true;
  if (shown.kind === 'unknown') return isErased;
  if (shown.kind === 'over') return isOver && isSame(shown.call, call);
  return !isErased && isSame('call' in shown ? shown.call : null, call) && !(isOver && call);
}

test('after any sequence of events and a query, the page shows the server’s state or none', () => {
  const step = fc.record({ action: actions, how: world, elsewhere });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), world, (steps, last) => {
      const thread: Thread = { call: ten, version: 0, isOver: false, isErased: false };
      let state = initialState('thread');
      const settle = (how: string) => {
        for (let posts = 0; state.question; posts += 1) {
          expect(posts).toBeLessThan(5);
          state = answer(state, serve(thread, state.question, how));
        }
      };
      settle('answers');
      for (const { action, how, elsewhere: what } of steps) {
        const before = { ...thread };
        changeElsewhere(thread, what);
        const { version, call } = thread;
        const seen = isBooking(state.shown) ? state.shown.call : null;
        state = callReducer(state, action);
        settle(how);
        // A press changes only a call that the visitor saw.
        if (thread.version !== version) expect([seen, before]).toEqual([call, expect.anything()]);
      }
      state = callReducer(state, returned);
      settle(last);
      expect([state.shown, thread, isTrue(state.shown, thread)]).toEqual([
        state.shown,
        thread,
        true,
      ]);
    }),
    { numRuns: cases(500) },
  );
});
