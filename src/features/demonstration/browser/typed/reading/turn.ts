import type { NamedAnswer } from '@/content/examples/answers/answer';
import type { Phrases } from '@/content/examples/typedTexts';
import type { Memory } from '@/features/demonstration/browser/memory';
import { isAbout, type Understood, understand } from './findAnswers';
import { type Intent, intentOf, namesTime } from './intent';
import type { Knowledge } from './knowledge';
import { dayIn, timesIn } from './times';
import { begins, says } from './words';

/** A customer's text, as it was understood after what was said before. */
export interface Turn extends Understood {
  does: Intent;
  /** The answers to it; a day is no question about the opening hours, unless nobody comes then. */
  found: NamedAnswer[];
  /** The days and hours to come at; none where nobody comes then. */
  times: string[];
  isSpanish: boolean;
  /** To whoever asks whether it is open, or closed, on a day: whether the answer is yes. */
  isOpen?: boolean | undefined;
}

/**
 * The times that a text asks for: how they compare with the offered one, if any does, and none that the customer cannot
 * make; of those alone, that they are refused.
 */
function wished({ text, times }: Understood, phrases: Phrases, isSpanish: boolean): string[] {
  const relative = times.filter((one) => /^(?:later|earlier|sooner|m[aá]s )/i.test(one));
  if (relative.length > 0) return relative;
  const isNot = (one: string) => /^(?:not|menos) /i.test(one);
  if (times.some(isNot)) {
    const others = times.filter((one) => !isNot(one));
    return others.length > 0 ? others : times;
  }
  const isRefused = (clause: string) =>
    (says(clause, phrases.refuses) ||
      /\b(?:i can.?t|no puedo)\s*(?:\p{L}+day)?\s*$/iu.test(clause)) &&
    !says(clause, phrases.moves);
  const clauses = text.split(/[,.;]/);
  const refused = timesIn(clauses.filter(isRefused).join(), phrases.times);
  if (refused.length === 0) return times;
  const wanted = timesIn(clauses.filter((clause) => !isRefused(clause)).join(), phrases.times);
  return wanted.length > 0 ? wanted : [`${isSpanish ? 'menos' : 'not'} ${refused.join(', ')}`];
}

/** Whether the answer is yes to whoever asks if it is open or closed on a day; nothing to anybody else. */
function answersYes(typed: Understood, isClosed: boolean, phrases: Phrases): boolean | undefined {
  const { text, times } = typed;
  const isLaterDay = /^(?!today|tonight|hoy|esta)./i.test(dayIn(times.join(' ')));
  const asks = isLaterDay && !isAbout(typed, 'holiday') && begins(text, phrases.asksIfOpen);
  return asks ? says(text, 'closed, close, cerrado, cierran') === isClosed : undefined;
}

/** Reads what a customer has typed. */
export function turnOf(text: string, memory: Memory, file: Knowledge): Turn {
  const { phrases, answers } = file;
  // A heart or a thumb up is thanks, and “$?” asks for the price.
  const signs = text.includes('$') ? 'how much' : 'thx';
  const words = /[\p{L}\p{N}]/u.test(text) || /^[?!]+$/.test(text) ? text : signs;
  const typed = understand(words, file, memory.request && memory);
  const { found, language, isAlone } = typed;
  const isSpanish = language === 'es' || (memory.isSpanish && language !== 'en');
  const does = intentOf(typed, memory, phrases);
  const named = typed.times.join(' ');
  const closed = answers.find((one) => one.closed && says(named, one.closed));
  if (!namesTime(typed, phrases)) {
    const isOpen = answersYes(typed, Boolean(closed), phrases);
    return { ...typed, text, does, times: [], isSpanish, isOpen };
  }
  // What has to be done before a day is not for that day.
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
