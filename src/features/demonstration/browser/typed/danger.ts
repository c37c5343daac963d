import type { Language } from '@/content/examples/answers/answer';
import { type DangerKind, dangers } from '@/content/examples/dangers';
import { callBack, message } from '../memory';
import type { Talk } from '../talk';
import { copyIn } from './copyIn';
import { heardIn } from './words';

/** The danger that a text names, if it does, and the language in which it does. */
export function dangerIn(text: string): { kind: DangerKind; language: Language } | undefined {
  const heard = heardIn(text);
  for (const language of ['en', 'es'] as const) {
    for (const [kind, { says }] of Object.entries(dangers[language]))
      if (says.some((it) => it.test(heard))) return { kind: kind as DangerKind, language };
  }
  return undefined;
}

/** Says what to do in a danger, tells the owner, and then asks for a number to call. */
export function warn(
  { kind, language }: NonNullable<ReturnType<typeof dangerIn>>,
  text: string,
  talk: Talk,
): void {
  const { memory, respond, alert } = talk;
  Object.assign(memory, { isSpanish: language === 'es', said: [...memory.said, text] });
  const { advice } = dangers[language][kind];
  if (kind === 'medicineQuestion') {
    respond([advice], memory.request ?? message);
    return;
  }
  respond([advice]);
  alert(text);
  respond([copyIn(memory).thenNumber], callBack);
}
