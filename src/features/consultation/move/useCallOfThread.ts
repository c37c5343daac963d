import { useEffect, useState } from 'react';
import { isSame } from '@/lib/isSame';
import { type MoveAnswer, moveHeldCall, readHeldCall } from '../browser/moveHeldCall';
import type { ScheduledCall } from '../model/call/call';
import { useReturns } from '../page/useReturns';

/** What is shown of a thread's call. */
export type Shown =
  | { kind: 'looking' }
  | {
      kind: 'known';
      call: ScheduledCall | null;
      version: number;
      /** What a press here has changed. */
      changed: 'moved' | 'booked' | 'canceled' | null;
      /** Why the latest press has changed nothing. */
      refused: 'taken' | 'unavailable' | 'tooMany' | 'lost' | null;
    }
  /** Nothing is known, or nothing can be done here. */
  | { kind: 'unknown' | 'silent' | 'tooMany' | 'over' };

type Known = Extract<Shown, { kind: 'known' }>;

/** The server answers within 8 s, whatever fails. */
const timeoutMs = 9000;

/** What an answer to a question says. */
function shownOf(answer: MoveAnswer): Shown {
  if (answer.kind === 'known') return { ...answer, changed: null, refused: null };
  return answer.kind === 'refused' ? { kind: 'silent' } : { kind: answer.kind };
}

/** What an answer to a question makes of what is shown, which stays where a move was answered meanwhile. */
function shownNow(shown: Shown, answer: MoveAnswer): Shown {
  const isKnown =
    shown.kind === 'known' &&
    answer.kind === 'known' &&
    (answer.version < shown.version ||
      (answer.version === shown.version && isSame(answer.call, shown.call)));
  return isKnown ? shown : shownOf(answer);
}

function changeOf(former: ScheduledCall | null, now: ScheduledCall | null): Known['changed'] {
  if (now === null) return 'canceled';
  return former === null ? 'booked' : 'moved';
}

/** What an answer to a move says. @param wanted the call that it asked for */
async function shownAfter(
  thread: string,
  known: Known,
  wanted: ScheduledCall | null,
  answer: MoveAnswer,
): Promise<Shown> {
  if (answer.kind === 'known') {
    return { ...answer, changed: changeOf(known.call, answer.call), refused: null };
  }
  if (answer.kind === 'refused') {
    const { why } = answer;
    return why === 'over' ? { kind: 'over' } : { ...known, changed: null, refused: why };
  }
  if (answer.kind === 'tooMany') return { ...known, changed: null, refused: 'tooMany' };
  if (answer.kind === 'unknown') return answer;
  // It may have been made nevertheless, or not.
  const held = await readHeldCall(thread, timeoutMs);
  if (held.kind !== 'known') return shownOf(held);
  const isDone = isSame(held.call, wanted) && held.version > known.version;
  return isDone
    ? { ...held, changed: changeOf(known.call, held.call), refused: null }
    : { ...held, changed: null, refused: 'lost' };
}

/** The call of a thread, as the server says: asked when it is shown, and again when the page returns. */
export function useCallOfThread(thread: string) {
  const returns = useReturns();
  const [shown, setShown] = useState<Shown>({ kind: 'looking' });
  const [isMoving, setIsMoving] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks again at each return and each try
  useEffect(() => {
    let isCurrent = true;
    void readHeldCall(thread, timeoutMs).then((answer) => {
      if (isCurrent) setShown((shown) => shownNow(shown, answer));
    });
    return () => {
      isCurrent = false;
    };
  }, [thread, returns, tries]);

  return {
    shown,
    isMoving,

    /** Asks again. */
    tryAgain(): void {
      setShown({ kind: 'looking' });
      setTries(tries + 1);
    },

    /** Moves the call, or gives it up: null. A press while another one is answered does nothing. */
    async move(wanted: ScheduledCall | null): Promise<void> {
      if (shown.kind !== 'known' || isMoving) return;
      setIsMoving(true);
      const answer = await moveHeldCall(thread, wanted, timeoutMs);
      setShown(await shownAfter(thread, shown, wanted, answer));
      setIsMoving(false);
    },
  };
}
