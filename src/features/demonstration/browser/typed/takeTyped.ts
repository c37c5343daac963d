import type { Answers, Question } from '@/content/examples/answers/answer';
import { changeOf, isCall, isCallAtOnce, type Memory, message } from '../memory';
import type { Talk } from '../talk';
import { answerQuestions, offerQuestions } from './answerQuestions';
import { bookingAt, hasAppointment, isPlanned, saidOfTime } from './bookingAt';
import { contactIn, withoutContact } from './contact';
import { copyIn } from './copyIn';
import { adviceIn, dangerIn, warn } from './danger';
import { type Found, questionFinder } from './findQuestions';
import { isSmallTalk, replyToSmallTalk } from './smallTalk';
import { withoutTime } from './times';
import { heardIn, languageOf, sentencesOf, termsOf } from './words';

/** The number of a card, and a Social Security number, which nobody keeps or passes on. */
const cardNumber = /(?<![\d+])(?:(?:\d{4}[ -]?){3}\d{4}|\d{4}[ -]?\d{6}[ -]?\d{5})(?!\d)/g;
const socialSecurityNumber = /(?<![\d+-])\d{3}[ -]\d{2}[ -]\d{4}(?!\d)/g;

/** At most two questions, of which one books something: a call, if one does. */
function withOneBooking(questions: readonly Question[]): Question[] {
  // Whoever changes what is booked books nothing.
  const changes = questions.filter(({ isChange }) => isChange);
  if (changes.length > 0) return changes;
  const bookings = questions.filter(({ books }) => books);
  const kept = bookings.find(({ books }) => books && isCall(books)) ?? bookings[0];
  return questions.filter((one) => !one.books || one === kept).slice(0, 2);
}

/** Begins as a question does, in both languages. */
const asks =
  /^(?:(?:and|so|ok|hi|hey|y) )*(?:what|whats|how|hows|where|wheres|when|whens|who|whos|do|does|did|is|are|can|could|will|would|any|should|cuanto|cuando|donde|quien|que|como|hay|puedo|puede|pueden|tienen|aceptan|hacen)\b/;

/** What only asks how much or how long, of what was said before, and the sentences that tell, in both languages. */
const followUps = [
  [
    /^(?:much|cost|price|fee|charge|total|again|cuanto|cuesta|cobran|precio)$/,
    /\$|\bprice|\bprecio/,
  ],
  [/^(?:long|take|cuanto|dura|tarda|tiempo)$/, /\b(?:minut|hour|hora)/],
] as const;

/** What the last answer says to whoever only asks how much or how long; empty if it says nothing of it. */
function followUpTo(text: string, { topic }: Memory): string {
  const terms = termsOf(text);
  const [, tells] =
    followUps.find(([asks]) => terms.length > 0 && terms.every((term) => asks.test(term))) ?? [];
  if (!topic || topic.isUrgent || !tells) return '';
  return sentencesOf(topic.answer)
    .filter((one) => tells.test(one))
    .join(' ');
}

/** Whether a question books something, and no call at once. */
const booksLater = ({ books }: Question) => books !== undefined && !isCallAtOnce(books);

/** The questions that a text asks: one, or two; what may be an emergency is one. */
function questionsIn(text: string, find: (text: string) => Found, found: Found): Question[] {
  if (found.urgent) return [found.urgent];
  // A visit may be asked for at a time, which is no part of the question.
  const plain = withoutTime(text);
  const isTimed = plain !== heardIn(text);
  const { sure: besides, likely } = isTimed ? find(plain) : {};
  // Of a mere day or hour nothing is asked.
  if (isTimed && !besides && termsOf(plain).length === 0) return [];
  const { appointment } = found;
  const isMade =
    appointment && (besides ?? found.sure)?.isVisit && hasAppointment.test(heardIn(text));
  if (isMade) return [appointment];
  if (besides && booksLater(besides)) return [besides];
  if (found.sure) return [found.sure];
  if (besides) return [besides];
  const parts = text.split(/[.,!?;]+|\s(?:and|y)\s/i).filter((part) => termsOf(part).length > 0);
  const sure = parts.flatMap((part) => find(part).sure ?? []);
  const urgent = sure.find(({ isUrgent }) => isUrgent);
  if (urgent) return [urgent];
  if (sure.length > 0 && sure.length === parts.length) return withOneBooking([...new Set(sure)]);
  if (!isTimed) return [];
  // What may be planned on the phone first is not booked at a time.
  const planned = found.close.find(({ books }) => books && isPlanned(books));
  const visit = planned ?? (likely && booksLater(likely) ? likely : undefined);
  return visit ? [visit] : [];
}

/** Answers a text in a danger: nobody books a visit then, or chooses from questions. */
function answerInDanger(asked: readonly Question[], talk: Talk, last: string): void {
  const { memory, respond } = talk;
  if (asked.length > 0 && !asked.some(({ books }) => books)) answerQuestions(asked, talk, last);
  else respond([...adviceIn(memory), copyIn(memory).thenNumber], memory.request ?? message);
}

/** Answers a text, or offers what it asks for at the time that it names. */
function answer(text: string, find: (text: string) => Found, found: Found, talk: Talk): void {
  const { memory, respond } = talk;
  const { likely } = found;
  const copy = copyIn(memory);
  // A question is answered again, and anything else is passed on.
  const isQuestion =
    text.includes('?') || text.split(/[.,;!]/).some((part) => asks.test(heardIn(part)));
  const last = isQuestion ? '' : memory.answered;
  memory.answered = '';
  const asked = questionsIn(text, find, found);
  if (memory.danger) {
    answerInDanger(asked, talk, last);
    return;
  }
  const follow = followUpTo(text, memory);
  if (follow) {
    respond([follow], memory.request);
    return;
  }
  const isUrgent = asked.some((question) => question.isUrgent);
  const booking = isUrgent ? undefined : bookingAt(text, asked[0], found, talk);
  // In an emergency, what is no question books nothing else.
  const isEmergency = memory.urgent !== undefined && memory.request !== undefined;
  const isDetail = isEmergency && !isQuestion && !isUrgent && asked.some(({ books }) => books);
  if (booking) respond([saidOfTime(booking, memory.isSpanish, copy)], booking);
  else if (isDetail) respond([copy.noted], memory.request);
  else if (asked.length > 0) answerQuestions(asked, talk, last);
  else if (likely && !isEmergency)
    answerQuestions([likely], talk, last, copy.mayMean.replace('…', likely.ask));
  else offerQuestions(found, talk, isQuestion);
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
  if (isSmallTalk(text, talk)) {
    replyToSmallTalk(text, talk);
    return;
  }
  const contact = contactIn(text, memory.request !== undefined && !find(text).sure) ?? {};
  Object.assign(memory.customer, contact);
  const rest = withoutContact(text, contact);
  const found = find(rest);
  if (found.language !== before) memory.topic = undefined;
  memory.isSpanish = found.language === 'es';
  memory.said = [...memory.said, text];
  const { name, phone, address } = contact;
  if ((name || phone || (address && memory.request)) && !found.sure && !found.urgent) {
    const { request, booked } = memory;
    const changed = booked ? changeOf(booked) : message;
    respond([copyIn(memory).check], request ?? changed);
    return;
  }
  answer(rest, find, found, talk);
}
