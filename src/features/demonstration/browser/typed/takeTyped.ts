import type { Answers, Question } from '@/content/examples/answers/answer';
import { message } from '../memory';
import type { Talk } from '../talk';
import { answerQuestions, offerQuestions } from './answerQuestions';
import { bookingAt, saidOfTime, withoutTime } from './bookingAt';
import { contactIn } from './contact';
import { copyIn } from './copyIn';
import { dangerIn, warn } from './danger';
import { type Found, questionFinder } from './findQuestions';
import { isSmallTalk, replyToSmallTalk } from './smallTalk';
import { heardIn, languageOf, termsOf } from './words';

/** The number of a card, and a Social Security number, which nobody keeps or passes on. */
const cardNumber = /(?<![\d+])(?:(?:\d{4}[ -]?){3}\d{4}|\d{4}[ -]?\d{6}[ -]?\d{5})(?!\d)/g;
const socialSecurityNumber = /(?<![\d+-])\d{3}[ -]\d{2}[ -]\d{4}(?!\d)/g;

/** The answers to a text: to a question that it asks, or to two; what may be an emergency is one. */
function answersTo(text: string, find: (text: string) => Found, found: Found): Question[] {
  if (found.sure) return [found.sure];
  if (found.urgent) return [found.urgent];
  const parts = text.split(/[.,!?;]+|\s(?:and|y)\s/i).filter((part) => termsOf(part).length > 0);
  const sure = parts.flatMap((part) => find(part).sure ?? []);
  const urgent = sure.find(({ isUrgent }) => isUrgent);
  if (urgent) return [urgent];
  if (sure.length > 0 && sure.length === parts.length) return [...new Set(sure)].slice(0, 2);
  // A visit may be asked for at a time that no question names.
  const plain = withoutTime(text);
  if (plain === heardIn(text)) return [];
  const { sure: besides, likely } = find(plain);
  const visit = besides ?? likely;
  return visit?.books ? [visit] : [];
}

/** Answers a text, or offers what it asks for at the time that it names. */
function answer(text: string, find: (text: string) => Found, found: Found, talk: Talk): void {
  const { memory, respond } = talk;
  const { answered: last } = memory;
  memory.answered = '';
  const { likely } = found;
  const copy = copyIn(memory);
  const asked = answersTo(text, find, found);
  const isUrgent = asked.some((question) => question.isUrgent);
  const booking = isUrgent ? undefined : bookingAt(text, asked[0], found, talk);
  if (booking) respond([...memory.advice, saidOfTime(booking, memory.isSpanish, copy)], booking);
  else if (asked.length > 0) answerQuestions(asked, talk, last);
  else if (likely) answerQuestions([likely], talk, last, [copy.mayMean.replace('…', likely.ask)]);
  else offerQuestions(found, talk);
}

/**
 * Answers what a visitor has typed, if the example's questions ask just that; asks whether it is one of those that come
 * close; or offers to pass it on. Nothing is booked, changed or canceled by it.
 *
 * @param answers all questions that the example knows
 */
export function takeTyped(typed: string, talk: Talk, answers: Answers): void {
  const text = typed
    .replace(cardNumber, 'card number')
    .replace(socialSecurityNumber, 'private number');
  const { memory, respond } = talk;
  talk.hear(text);
  const danger = dangerIn(text);
  if (danger) {
    warn(danger, text, talk);
    return;
  }
  const language = languageOf(text);
  const before = memory.isSpanish ? 'es' : 'en';
  const finder = questionFinder({ answers, name: talk.name() });
  const find = (part: string) => finder(part, language, before);
  const found = find(text);
  if (isSmallTalk(text, memory)) {
    replyToSmallTalk(text, talk);
    return;
  }
  memory.isSpanish = found.language === 'es';
  memory.said = [...memory.said, text];
  const contact = contactIn(text, memory.request !== undefined && !found.sure);
  if (contact) {
    Object.assign(memory.customer, contact);
    const { request, booked } = memory;
    const changed = booked && { ...booked, isChange: true };
    respond([copyIn(memory).check], request ?? changed ?? message);
    return;
  }
  answer(text, find, found, talk);
}
