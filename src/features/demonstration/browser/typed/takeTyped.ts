import type { Answers, Question } from '@/content/examples/answers/answer';
import { dangers } from '@/content/examples/dangers';
import { english, spanish, type TypedCopy } from '@/content/examples/typedReplies';
import type { Choice } from '../conversationPanel';
import { isCall, type Memory, message } from '../memory';
import type { Talk } from '../talk';
import { bookingAt, saidOfTime } from './bookingAt';
import { contactIn } from './contact';
import { type Found, questionFinder } from './findQuestions';
import { heardIn, languageOf, termsOf } from './words';

/** The number of a card, and a Social Security number, which nobody keeps or passes on. */
const cardNumber = /(?<![\d+])(?:(?:\d{4}[ -]?){3}\d{4}|\d{4}[ -]?\d{6}[ -]?\d{5})(?!\d)/g;
const socialSecurityNumber = /(?<![\d+-])\d{3}[ -]\d{2}[ -]\d{4}(?!\d)/g;

const thanks = /\b(?:thanks|thank|thx|bye|gracias|adios)\b/;
const declines =
  /^(?:no|nope|nah|never ?mind|nvm|forget it|olvidelo)\b|^(?:please )?cancel (?:it|that)\b/;

const copyIn = ({ isSpanish }: Memory) => (isSpanish ? spanish : english);

/** What to do in the danger that a text names, if it does. */
function dangerIn(text: string) {
  const heard = heardIn(text);
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
  const heard = heardIn(text);
  if (thanks.test(heard)) respond([copy.welcome], memory.request);
  else if (declines.test(heard)) {
    memory.advice = [];
    respond([copy.declined]);
  } else if (memory.request) respond([copy.confirms], memory.request);
  else respond([copy.hello]);
}

/** Shows the questions that a text may mean, and sends it to a person if it means none of them. */
function offerQuestions({ close }: Found, talk: Talk, copy: TypedCopy): void {
  const { memory, respond } = talk;
  const { request, advice } = memory;
  const unknown = talk.shown().isPrivate ? [copy.unknown, copy.ifUrgent] : [copy.unknown];
  const sendAlong = () =>
    respond([...advice, ...(request ? [copy.noted] : unknown)], request ?? message);
  if (close.length === 0) {
    sendAlong();
    return;
  }
  const choices = close.map((one): Choice => [one.ask, () => talk.ask(one), memory.isSpanish]);
  const none = () => {
    talk.hear(copy.none);
    sendAlong();
  };
  respond([...advice, copy.isItOne], request, [...choices, [copy.none, none, memory.isSpanish]]);
}

/** The answers to a text: to a question that it asks, or to two; what may be an emergency is one. */
function answersTo(text: string, find: (text: string) => Found, found: Found): Question[] {
  if (found.sure) return [found.sure];
  if (found.urgent) return [found.urgent];
  const parts = text.split(/[.,!?;]+|\s(?:and|y)\s/i).filter((part) => termsOf(part).length > 0);
  const sure = parts.flatMap((part) => find(part).sure ?? []);
  const urgent = sure.find(({ isUrgent }) => isUrgent);
  if (urgent) return [urgent];
  return sure.length === parts.length ? [...new Set(sure)].slice(0, 2) : [];
}

/** Says what to do in a danger, tells the owner, and then asks for a number to call. */
function warn(danger: NonNullable<ReturnType<typeof dangerIn>>, text: string, talk: Talk): void {
  const { memory, respond, alert } = talk;
  const { isSpanish, advice } = danger;
  Object.assign(memory, { isSpanish, advice: [advice], said: [...memory.said, text] });
  respond([advice]);
  alert(text);
  respond([copyIn(memory).thenNumber], message);
}

/** Answers a text, or offers what it asks for at the time that it names. */
function answer(text: string, find: (text: string) => Found, found: Found, talk: Talk): void {
  const { memory, respond } = talk;
  const copy = copyIn(memory);
  const asked = answersTo(text, find, found);
  // Who asks something else is no longer in a danger.
  if (asked.length > 0) memory.advice = [];
  const said = asked.map((question) => question.answer);
  const isUrgent = asked.some((question) => question.isUrgent);
  const booking = isUrgent ? undefined : bookingAt(text, found, talk);
  if (booking) {
    // Of a call, the answer says what it is about.
    const about = booking.booking && isCall(booking.booking) ? said : [];
    respond([...about, saidOfTime(booking, memory.isSpanish, copy)], booking);
    return;
  }
  const offer = asked.find(({ books, isPassedOn, isChange }) => books || isPassedOn || isChange);
  if (asked.length > 0) respond(said, offer ? talk.requestOf(offer) : memory.request);
  else offerQuestions(found, talk, copy);
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
  const isSmallTalk =
    termsOf(text.replace(/^no\b/i, '')).length === 0 ||
    (memory.request && declines.test(heardIn(text)));
  memory.isSpanish = (isSmallTalk ? (language ?? before) : found.language) === 'es';
  if (isSmallTalk) {
    replyToSmallTalk(text, talk, copyIn(memory));
    return;
  }
  memory.said = [...memory.said, text];
  const contact = contactIn(text, memory.request !== undefined && !found.sure);
  if (contact) {
    Object.assign(memory.customer, contact);
    respond([copyIn(memory).check], memory.request ?? message);
    return;
  }
  answer(text, find, found, talk);
}
