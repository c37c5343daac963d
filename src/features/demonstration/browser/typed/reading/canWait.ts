import type { Phrases } from '@/content/examples/typedTexts';
import { isCall, type Memory } from '@/features/demonstration/browser/memory';
import type { Understood } from './findAnswers';
import type { Knowledge } from './knowledge';
import { says, without } from './words';

/** Whether a text says that it got better, or can wait. */
export const eases = (text: string, { isOver, isShut, canWait, declines }: Phrases) =>
  says(text, `${isOver},${isShut},${canWait},${declines}`);

/** Whether a text says that what cannot wait can, after all, and names or wants a time for it. */
export function canWait(
  { text, times }: Understood,
  { pending, done, isDanger }: Memory,
  { phrases }: Knowledge,
): boolean {
  const { canWait, notYet, wantsVisit } = phrases;
  const urgent = [...((pending ?? done)?.bookings ?? [])].filter(({ isUrgent }) => isUrgent);
  // A booked visit is moved, and a booked call is not needed.
  if (isDanger || !urgent.some((one) => pending || isCall(one))) return false;
  // Whoever names a day for a call tonight has said that it can wait.
  const isEased = eases(text, phrases) || (!!pending && urgent.some(isCall) && times.length > 0);
  const isTimed = (times.length > 0 && !says(text, phrases.asksHours)) || says(text, wantsVisit);
  return isEased && isTimed && !says(without(without(text, canWait), 'but, pero'), notYet);
}
