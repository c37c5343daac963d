import type { HeldCall, MoveAnswer } from '@/features/consultation/browser/heldCall';
import type { CallChoice, Slot } from '@/features/consultation/model/call/call';
import { callReducer } from '@/features/consultation/move/callReducer';
import {
  type CallEvent,
  type CallState,
  initialState,
  isBooking,
  type Screen,
} from '@/features/consultation/move/callState';
import { isSame } from '@/lib/isSame';
import { cases, fc } from '../../../../testing/run/chance';

const callAt = (time: string) => ({ date: '2026-12-04', time });
const [ten, eleven, noon] = [callAt('10:00'), callAt('11:00'), callAt('12:00')];
const choiceOf = (call: Slot | null): CallChoice => ({
  method: 'phone',
  date: call?.date ?? null,
  time: call?.time ?? null,
});
const known = (call: Slot | null, version: number, isOver = false): HeldCall => ({
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
  callReducer(state, { kind: 'answered', id: state.post?.id ?? -1, answer: given });
const having = (state: CallState, ...steps: (CallEvent | MoveAnswer)[]) =>
  steps.reduce(
    (now, step) =>
      ['known', 'silent', 'unknown', 'limited', 'refused', 'changed'].includes(step.kind)
        ? answer(now, step as MoveAnswer)
        : callReducer(now, step as CallEvent),
    state,
  );
const opened = (...steps: (CallEvent | MoveAnswer)[]) => having(initialState('thread'), ...steps);

const chose = (call: Slot | null): CallEvent => ({
  kind: 'chose',
  choice: choiceOf(call),
});
const move = (call: Slot | null): CallEvent => ({
  kind: 'pressedMove',
  choice: choiceOf(call),
});
const returned: CallEvent = { kind: 'returned' };
const tryAgain: CallEvent = { kind: 'triedAgain' };
const cancel: CallEvent = { kind: 'pressedGiveUp' };
const confirm: CallEvent = { kind: 'confirmedGiveUp' };
const keep: CallEvent = { kind: 'keptCall' };
const refused = (why: 'taken' | 'unavailable' | 'over'): MoveAnswer => ({ kind: 'refused', why });
const changedTo = (call: Slot | null, version: number): MoveAnswer => ({
  kind: 'changed',
  call,
  version,
});

const held = known(ten, 0);

const summaryOf = ({ screen, focusTarget }: CallState) =>
  [screen.kind, isBooking(screen) && screen.message, focusTarget.count > 0 && focusTarget.on]
    .filter(Boolean)
    .join(' ');

describe('the page of a call', () => {
  test.each<[claim: string, steps: (CallEvent | MoveAnswer)[], summary: string]>([
    ['is loading until there is an answer', [], 'loading'],
    ['shows a held call', [held], 'unchanged'],
    ['shows that none is held', [known(null, 0)], 'unchanged'],
    ['shows a call that has begun', [known(ten, 0, true)], 'over'],
    ['does not know a thread that is not stored', [unknown], 'unknown'],
    ['cannot reach the server', [silent], 'unreachable'],
    ['cannot reach a server that limits it', [limitedFor(60)], 'unreachable'],
    ['tries again, and leads to the heading', [silent, tryAgain, held], 'unchanged heading'],
    ['tries again in vain, and stays where it is', [silent, tryAgain, silent], 'unreachable'],
    ['moves a call', [held, move(eleven), known(eleven, 1)], 'moved heading'],
    ['books a call', [known(null, 0), move(eleven), known(eleven, 1)], 'booked heading'],
    ['asks before a call is given up', [held, cancel], 'unchanged'],
    ['gives a call up', [held, cancel, confirm, known(null, 1)], 'givenUp heading'],
    ['refuses a taken time', [held, move(eleven), refused('taken')], 'unchanged taken message'],
    [
      'refuses a closed time',
      [held, move(eleven), refused('unavailable')],
      'unchanged unavailable message',
    ],
    ['refuses an unfinished choice', [held, move(null)], 'unchanged incomplete message'],
    ['forgets a refusal at the next choice', [held, move(null), chose(noon)], 'unchanged message'],
    [
      'refuses a move beyond a limit',
      [held, move(eleven), limitedFor(60)],
      'unchanged limited message',
    ],
    [
      'refuses one beyond a day’s limit',
      [held, move(eleven), limitedFor(9000)],
      'unchanged exhausted message',
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
      'unchanged lost message',
    ],
    ['finds a lost move made', [held, move(eleven), silent, known(eleven, 1)], 'moved heading'],
    ['finds a lost move not made', [held, move(eleven), silent, held], 'unchanged lost message'],
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
    ['keeps the form if a query has no answer', [held, returned, silent], 'unchanged'],
    ['keeps the form if a query is limited', [held, returned, limitedFor(60)], 'unchanged'],
    ['keeps a call that is over', [known(ten, 0, true), returned, silent], 'over'],
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
      move(eleven),
      silent,
      silent,
      tryAgain,
      silent,
    );
    expect(summaryOf(state)).toBe('unreachable heading');
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
    expect(opened(held, returned, known(ten, 4), move(eleven)).post).toMatchObject({
      kind: 'move',
      version: 4,
      wanted: eleven,
    });
  });

  test('gives up the call that its question names', () => {
    const asked = opened(held, returned, cancel);
    expect(asked.screen).toMatchObject({ step: 'confirming', call: ten });
    const changed = having(asked, known(noon, 1));
    expect(changed.screen).toMatchObject({ step: 'choosing', call: noon });
    expect(having(changed, confirm).post).toBeNull();
  });

  test('ignores presses during a post, and answers to earlier posts', () => {
    const asking = opened(held, returned);
    const sending = having(asking, move(eleven));
    for (const press of [move(noon), cancel, confirm, keep, chose(noon), returned, tryAgain]) {
      expect(callReducer(sending, press)).toBe(sending);
    }
    const late = { kind: 'answered', id: asking.post?.id ?? 0, answer: unknown } as const;
    expect(callReducer(sending, late)).toBe(sending);
    const moved = answer(sending, known(eleven, 1));
    expect(callReducer(moved, late)).toBe(moved);
  });

  test('begins without a query if the address names no thread', () => {
    expect(initialState(null)).toMatchObject({ screen: { kind: 'unknown' }, post: null });
    expect(initialState(undefined)).toMatchObject({ screen: { kind: 'loading' }, post: null });
  });
});

/** The server's state of a thread. */
interface Thread {
  call: Slot | null;
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

function serve(thread: Thread, post: NonNullable<CallState['post']>, how: string): MoveAnswer {
  if (how === 'is silent') return silent;
  if (how === 'refuses') return limitedFor(60);
  const { call, version, isOver, isErased } = thread;
  let result: MoveAnswer = isErased ? unknown : known(call, version, isOver);
  if (post.kind === 'move' && !isErased && !isSame(call, post.wanted)) {
    if (post.version !== version) result = changedTo(call, version);
    else if (isOver && call) result = refused('over');
    else if (isSame(post.wanted, noon)) result = refused('taken');
    else {
      Object.assign(thread, { call: post.wanted, version: version + 1, isOver: false });
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

/** Reports whether the page shows the server's state. */
function isTrue(screen: Screen, { call, isOver, isErased }: Thread): boolean {
  if (screen.kind === 'unknown') return isErased;
  if (screen.kind === 'over') return isOver && isSame(screen.call, call);
  return !isErased && isSame('call' in screen ? screen.call : null, call) && !(isOver && call);
}

test('after any sequence of events and an answered query, the page shows the server’s state', () => {
  const step = fc.record({ action: actions, how: world, elsewhere });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const thread: Thread = { call: ten, version: 0, isOver: false, isErased: false };
      let state = initialState('thread');
      const settle = (how: string) => {
        for (let posts = 0; state.post; posts += 1) {
          expect(posts).toBeLessThan(5);
          state = answer(state, serve(thread, state.post, how));
        }
      };
      settle('answers');
      for (const { action, how, elsewhere: what } of steps) {
        const before = { ...thread };
        changeElsewhere(thread, what);
        const { version, call } = thread;
        const seen = isBooking(state.screen) ? state.screen.call : null;
        state = callReducer(state, action);
        settle(how);
        // A press changes only a call that the visitor saw.
        if (thread.version !== version) expect([seen, before]).toEqual([call, expect.anything()]);
      }
      state = callReducer(state, returned);
      settle('answers');
      expect([state.screen, thread, isTrue(state.screen, thread)]).toEqual([
        state.screen,
        thread,
        true,
      ]);
    }),
    { numRuns: cases(500) },
  );
});
