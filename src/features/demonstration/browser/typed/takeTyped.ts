import type { Answers, Question } from '@/content/examples/answers/answer';
import { changeOf, isCall, isComplete, type Memory, message, type Request } from '../memory';
import type { Talk } from '../talk';
import { answerQuestions, offerQuestions, priceIn } from './answerQuestions';
import { isPlain, isPriced, withoutParts } from './asking';
import { bookingAt, saidOfTime } from './bookingAt';
import { contactIn } from './contact';
import { copyIn } from './copyIn';
import { dangerIn, warn } from './danger';
import { questionFinder } from './findQuestions';
import { followUpTo } from './questionsIn';
import { type Read, readIn } from './readText';
import { isSmallTalk, replyToSmallTalk } from './smallTalk';
import { asksToCome, hasTime } from './times';
import { isPlanned } from './withTime';
import { heardIn, isAsked, languageOf, sentencesOf, termsOf } from './words';

/** The number of a card, and a Social Security number, which nobody keeps or passes on. */
const cardNumber = /(?<![\d+])(?:(?:\d{4}[ -]?){3}\d{4}|\d{4}[ -]?\d{6}[ -]?\d{5})(?!\d)/g;
const socialSecurityNumber = /(?<![\d+-])\d{3}[ -]\d{2}[ -]\d{4}(?!\d)/g;

/** Names no part of a day, and nobody whom a visit is for. */
const greeting =
  /\bgood (?:morning|afternoon|evening)\b[,.! ]*|\bhey (?:girl|hun|sis|man)\b[,.! ]*/gi;

/**
 * Offers the visit that a text asks for at a time, and answers what it asks besides.
 *
 * @returns whether it asks for one
 */
function offerAtTime({ text, find, found, asked, person }: Read, talk: Talk): boolean {
  const { memory, respond } = talk;
  const visit = asked.find((question) => !isPlain(question));
  const besides = asked.filter((question) => question !== visit);
  const wishes = besides.filter(({ isWish }) => isWish);
  const rest = wishes.length > 0 ? withoutParts(text, wishes, find) : text;
  const question = visit ?? besides.find((one) => !wishes.includes(one));
  const booking = bookingAt(rest, question, rest === text ? found : find(rest), talk);
  if (!booking?.booking) return false;
  if (visit?.isUrgent && (!booking.chosen || isCall(booking.booking))) return false;
  memory.topic = visit ?? memory.topic;
  if (visit?.isUrgent) memory.urgent = visit;
  if (memory.urgent && !booking.chosen && (!visit || visit.isVisit)) {
    respond([copyIn(memory).isClosedThen, memory.urgent.answer], memory.request);
    return true;
  }
  // Of a visit that only a call can plan, and of an emergency, all is told; else only the price, to a customer who asks.
  const isTold = visit && (visit.isUrgent || isPlanned(visit.books));
  const [about] = isTold ? [visit.answer] : visit && isPriced(text) ? [priceIn(visit)] : [];
  const answers = [about ?? '', ...besides.map(({ answer }) => answer)].filter(Boolean);
  const time = saidOfTime(booking, memory, person);
  // That nobody works then comes before when somebody calls.
  respond(booking.chosen ? [...answers, time] : [time, ...answers], booking);
  return true;
}

/** When somebody comes or calls, in what is said about an emergency. */
const whenIn = (urgent: Question | undefined) =>
  sentencesOf(urgent?.answer ?? '')
    .filter((sentence) => /\d/.test(sentence))
    .at(-1)
    ?.replace(/^(?:If not|Si no), /, '');

/** Answers a text, or offers what it asks for at the time that it names. */
function answer(read: Read, talk: Talk): void {
  const { text, found, asked } = read;
  const heard = heardIn(text);
  const { memory, respond } = talk;
  const { likely } = found;
  const copy = copyIn(memory);
  // A question is answered again, and anything else is passed on.
  const isQuestion = text.includes('?') || text.split(/[.,;!]/).some(isAsked);
  const last = isQuestion ? '' : memory.answered;
  memory.answered = '';
  const follow = followUpTo(text, memory);
  if (follow) {
    respond([follow], memory.request);
    return;
  }
  const { request, topic } = memory;
  // A person finds the times for two.
  const isForTwo = topic?.isTogether && request && !request.booking;
  if (isForTwo && hasTime(heard, true) && !asked.some(({ isChange }) => isChange)) {
    respond([copy.noted], request);
    return;
  }
  const isUrgent = asked.some((question) => question.isUrgent);
  // An emergency is as soon as it can be, unless the customer asks for another day.
  const isComing = asksToCome.test(heard);
  const isAtOnce = isUrgent && !isComing && !/\bfree\b|\bany/.test(heard);
  if (!isAtOnce && offerAtTime(read, talk)) return;
  // In an emergency, what is no question books nothing else.
  const isEmergency = memory.urgent !== undefined && memory.request !== undefined;
  const comes = isEmergency && isComing && whenIn(memory.urgent);
  const isDetail = isEmergency && !isQuestion && !isUrgent && asked.some(({ books }) => books);
  if (comes && !isUrgent) respond([comes], memory.request);
  else if (isDetail) respond([copy.noted], memory.request);
  else if (asked.length > 0) answerQuestions(asked, talk, last);
  else if (likely && !isEmergency) answerQuestions([likely], talk, last, true);
  else offerQuestions(found, talk, isQuestion);
}

/** What the owner reads of what was said: what led to the request that waits, without what was answered before it. */
function aboutRequest(
  { asked }: Read,
  before: readonly string[],
  waited: Request | undefined,
  { said, request }: Memory,
): readonly string[] {
  const isOther =
    waited?.booking && request?.booking && request.booking.what !== waited.booking.what;
  if (isOther) return said.slice(-1);
  const isAnswered = asked.length > 0 && asked.every((one) => isPlain(one) && !one.isPassedOn);
  return isAnswered && !request && !waited ? before : said;
}

/**
 * Answers what a visitor has typed, if the example's questions ask just that; asks whether it is one of those that come
 * close; or offers to pass it on. Nothing is booked, changed or canceled by it.
 *
 * @param answers all questions that the example knows
 */
export function takeTyped(typed: string, talk: Talk, answers: Answers): void {
  const kept = typed
    .replace(cardNumber, 'card number')
    .replace(socialSecurityNumber, 'private number');
  const { memory, respond } = talk;
  talk.hear(kept);
  const text = kept.replace(greeting, '');
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
  const whole = find(text);
  const isWord = (word: string) => find(word).score > 0;
  const contact =
    contactIn(text, memory.request !== undefined && !whole.sure, isWord, memory.customer.name) ??
    {};
  Object.assign(memory.customer, contact);
  const read = readIn(text, contact, find, termsOf(talk.name()));
  const { found } = read;
  if (found.language !== before) memory.topic = undefined;
  memory.isSpanish = found.language === 'es';
  const saidBefore = memory.said;
  memory.said = [...saidBefore, kept];
  const { name, phone, address } = contact;
  const isContact = name || phone || (address && memory.request);
  if (isContact && read.asked.length === 0) {
    const { request, booked, customer } = memory;
    const changed = booked ? changeOf(booked) : message;
    const next = bookingAt(read.text, undefined, found, talk) ?? request ?? changed;
    const { check, fillInRest } = copyIn(memory);
    respond([isComplete(next, customer) ? check : fillInRest], next);
    return;
  }
  const { request } = memory;
  answer(read, talk);
  memory.said = aboutRequest(read, saidBefore, request, memory);
}
