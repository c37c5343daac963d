import type { NamedAnswer } from '@/content/examples/answers/answer';
import type { Phrases } from '@/content/examples/typedTexts';
import type { Memory } from '@/features/demonstration/browser/memory';
import { type Understood, understand } from './findAnswers';
import { type Intent, intentOf, namesTime } from './intent';
import type { Knowledge } from './knowledge';
import { says } from './words';

/** A customer's text, as it was understood after what was said before. */
export interface Turn extends Understood {
  does: Intent;
  /** The answers to it; a day is no question about the opening hours, unless nobody comes then. */
  found: NamedAnswer[];
  /** The days and hours to come at; none where nobody comes then. */
  times: string[];
  isSpanish: boolean;
}

/** The times that a text asks for: of several, how they compare with the offered one; of one that does not suit, that. */
function wished({ text, times }: Understood, { refuses }: Phrases, isSpanish: boolean): string[] {
  const relative = times.filter((one) => /^(?:later|earlier|sooner|m[aá]s )/i.test(one));
  if (relative.length > 0) return relative;
  const [only] = times;
  const isRefused = only && times.length === 1 && says(text, refuses);
  return isRefused ? [`${isSpanish ? 'menos' : 'not'} ${only}`] : times;
}

/** Reads what a customer has typed. */
export function turnOf(text: string, memory: Memory, file: Knowledge): Turn {
  const { phrases, answers } = file;
  // A heart or a thumb up is thanks.
  const words = /[\p{L}\p{N}?!]/u.test(text) ? text : 'thx';
  const typed = understand(words, file, memory.request && memory);
  const { found, language, isAlone } = typed;
  const isSpanish = language === 'es' || (memory.isSpanish && language !== 'en');
  const does = intentOf(typed, memory, phrases);
  if (!namesTime(typed, phrases)) return { ...typed, text, does, times: [], isSpanish };
  const named = typed.times.join(' ');
  // What has to be done before a day is not for that day.
  const closed = answers.find((one) => one.closed && says(named, one.closed));
  const isClosed = closed && !isAlone && !says(text, 'before, by, antes');
  const asked = found.filter(({ topic }) => topic !== 'hours');
  return {
    ...typed,
    text,
    does,
    found: isClosed ? [closed, ...asked] : asked,
    times: isClosed ? [] : wished(typed, phrases, isSpanish),
    isSpanish,
  };
}
