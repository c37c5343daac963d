import type { Phrases } from '@/content/examples/typedTexts';
import { isCall, type Memory } from '@/features/demonstration/browser/memory';
import { timeTopics, type Understood } from './findAnswers';
import type { Knowledge } from './knowledge';
import { says, without } from './words';

/** Whether a text says that it got better, or can wait. */
export const eases = (text: string, { isOver, isShut, canWait, declines }: Phrases) =>
  says(text, `${isOver},${isShut},${canWait},${declines}`);

/** Whether a text says that what cannot wait can, after all, and names or wants a time for it. */
export function canWait(
  { text, found, times }: Understood,
  { pending, done, isDanger }: Memory,
  { phrases }: Knowledge,
): boolean {
  const { canWait, notYet, wantsVisit } = phrases;
  // A visit is only moved.
  const isCallTonight = (pending ?? done)?.bookings.some((one) => one.isUrgent && isCall(one));
  if (isDanger || !isCallTonight) return false;
  // Whoever asks for a day in place of a call tonight has said that it can wait. When it happened is no wish.
  const asks =
    text.endsWith('?') || says(text, `${phrases.asksToCome}, come, till, instead, better`);
  const isMoved = asks && found.every((one) => one.isAlone || timeTopics.includes(one.topic));
  const isCallOff = !!pending && times.length > 0 && isMoved;
  const isEased = eases(text, phrases) || isCallOff;
  const isTimed = (times.length > 0 && !says(text, phrases.asksHours)) || says(text, wantsVisit);
  return isEased && isTimed && !says(without(without(text, canWait), 'but, pero'), notYet);
}
