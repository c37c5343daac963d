import { dangers } from '@/content/examples/dangers';
import { message } from '../memory';
import type { Talk } from '../talk';
import { copyIn } from './copyIn';
import { heardIn } from './words';

/** What to do in the danger that a text names, if it does. */
export function dangerIn(text: string) {
  const heard = heardIn(text);
  const [language, danger] =
    (['en', 'es'] as const)
      .map(
        (one) => [one, dangers[one].find(({ says }) => says.some((it) => it.test(heard)))] as const,
      )
      .find(([, one]) => one) ?? [];
  return danger && { ...danger, isSpanish: language === 'es' };
}

/** Says what to do in a danger, tells the owner, and then asks for a number to call. */
export function warn(
  danger: NonNullable<ReturnType<typeof dangerIn>>,
  text: string,
  talk: Talk,
): void {
  const { memory, respond, alert } = talk;
  const { isSpanish, advice, isQuestion } = danger;
  Object.assign(memory, { isSpanish, said: [...memory.said, text] });
  if (isQuestion) {
    respond([advice], memory.request ?? message);
    return;
  }
  memory.advice = [advice];
  respond([advice]);
  alert(text);
  respond([copyIn(memory).thenNumber], message);
}
