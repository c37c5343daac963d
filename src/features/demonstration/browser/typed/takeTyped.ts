import type { Answers, Question } from '@/content/examples/answers/answer';
import { dangers } from '@/content/examples/dangers';
import { english, spanish, type TypedCopy } from '@/content/examples/typedReplies';
import type { Choice } from '../conversationPanel';
import { message, type Request } from '../memory';
import type { Talk } from '../talk';
import { type Found, findQuestions } from './findQuestions';
import { isVisit, saidOfTime, timesIn, withTime } from './times';
import { languageOf, termsOf, wordsOf } from './words';

/** The number of a card, which nobody keeps or passes on. */
const cardNumber = /(?<![\d+])(?:(?:\d{4}[ -]?){3}\d{4}|\d{4}[ -]?\d{6}[ -]?\d{5})(?!\d)/g;

/** A phone number or an email address. */
const reach = /[^\s@,]+@[^\s@,]+\.\w+|\+?\(?\d(?:[ ().-]{0,2}\d){6,}/;

/** Asks when somebody is there, and not for a time. */
const asksHours =
  /\b(?:open|opens|close|closes|closed|hours|abren|abierto|cierran|cerrado|horario)\b/;

const thanks = /\b(?:thanks|thank|thx|bye|gracias|adios)\b/;
const declines = /^(?:no|nope|nah|never ?mind|forget it|olvidelo)\b/;

/** What to do in the danger that a text names, if it does. */
function dangerIn(text: string) {
  const heard = wordsOf(text).join(' ');
  const [language, danger] =
    (['en', 'es'] as const)
      .map(
        (one) => [one, dangers[one].find(({ says }) => says.some((it) => it.test(heard)))] as const,
      )
      .find(([, one]) => one) ?? [];
  return danger && { isSpanish: language === 'es', advice: danger.advice };
}

/** Replies to a text that asks nothing: a greeting, thanks, yes or no. */
function replyToSmallTalk(text: string, { memory, respond }: Talk, copy: TypedCopy): void {
  const heard = wordsOf(text).join(' ');
  if (thanks.test(heard)) respond([copy.welcome], memory.request);
  else if (declines.test(heard)) respond([copy.declined]);
  else if (memory.request) respond([copy.confirms], memory.request);
  else respond([copy.hello]);
}

/** Shows the questions that a text may mean, and sends it to a person if it means none of them. */
function offerQuestions({ close }: Found, talk: Talk, copy: TypedCopy): void {
  const { memory, respond } = talk;
  const { request } = memory;
  const unknown = talk.shown().isPrivate ? [copy.unknown, copy.ifUrgent] : [copy.unknown];
  const sendAlong = () => respond(request ? [copy.noted] : unknown, request ?? message);
  if (close.length === 0) {
    sendAlong();
    return;
  }
  const choices = close.map((one): Choice => [one.ask, () => talk.ask(one), memory.isSpanish]);
  const none = () => {
    talk.hear(copy.none);
    sendAlong();
  };
  respond([copy.isItOne], request, [...choices, [copy.none, none, memory.isSpanish]]);
}

/** The visit at the day or hour that a text names: the one that it asks for, that waits, or that it may ask for. */
function visitAt(text: string, { sure, close }: Found, talk: Talk): Request | undefined {
  const { request, booked } = talk.memory;
  if (timesIn(text).length === 0 || asksHours.test(wordsOf(text).join(' '))) return undefined;
  const visitOf = (question: Question) =>
    question.books || (question.isChange && booked) ? talk.requestOf(question) : undefined;
  // The time of an appointment that was made elsewhere.
  if (close[0]?.isChange && !booked) return undefined;
  const visit = (sure ? [visitOf(sure)] : [request, ...close.map(visitOf)]).find(isVisit);
  const next = visit && withTime(visit, text);
  // The answer names the time that it offers.
  return sure && next?.chosen === sure.books?.when ? undefined : next;
}

/**
 * Answers what a visitor has typed, if one of the example's questions asks just that; asks whether it is one of those that
 * come close; or offers to pass it on. Nothing is booked, changed or canceled by it.
 *
 * @param answers all questions that the example knows
 */
export function takeTyped(typed: string, talk: Talk, answers: Answers): void {
  const text = typed.replace(cardNumber, 'card number');
  const { memory, respond } = talk;
  talk.hear(text);
  const danger = dangerIn(text);
  if (danger) {
    memory.isSpanish = danger.isSpanish;
    respond([danger.advice]);
    talk.alert(text);
    return;
  }
  const language = languageOf(text);
  const before = memory.isSpanish ? 'es' : 'en';
  const found = findQuestions(text, answers, language, before);
  const isSmallTalk = termsOf(text).length === 0;
  memory.isSpanish = (isSmallTalk ? (language ?? before) : found.language) === 'es';
  const copy = memory.isSpanish ? spanish : english;
  if (isSmallTalk) {
    replyToSmallTalk(text, talk, copy);
    return;
  }
  memory.said = [...memory.said, text];
  const [phone] = reach.exec(text) ?? [];
  if (phone) {
    memory.customer.phone = phone;
    respond([copy.check], memory.request ?? message);
    return;
  }
  const visit = visitAt(text, found, talk);
  const { sure } = found;
  const answer = sure ? [sure.answer] : [];
  if (visit) respond([...answer, saidOfTime(visit, memory.isSpanish, copy)], visit);
  else if (sure) respond(answer, talk.requestOf(sure));
  else offerQuestions(found, talk, copy);
}
