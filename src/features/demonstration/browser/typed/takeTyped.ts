import type { Answers, Question } from '@/content/examples/answers/answer';
import { dangers } from '@/content/examples/dangers';
import { english, spanish } from '@/content/examples/typedReplies';
import { timeInSentence } from '../bookingTime';
import type { Choice } from '../conversationPanel';
import { isCallAtOnce, type Memory, message } from '../memory';
import type { Talk } from '../talk';
import { bookingAt, saidOfTime, withoutTime } from './bookingAt';
import { contactIn } from './contact';
import { type Found, questionFinder } from './findQuestions';
import { heardIn, languageOf, termsOf } from './words';

/** The number of a card, and a Social Security number, which nobody keeps or passes on. */
const cardNumber = /(?<![\d+])(?:(?:\d{4}[ -]?){3}\d{4}|\d{4}[ -]?\d{6}[ -]?\d{5})(?!\d)/g;
const socialSecurityNumber = /(?<![\d+-])\d{3}[ -]\d{2}[ -]\d{4}(?!\d)/g;

const thanks = /\b(?:thanks|thank|thx|bye|gracias|adios)\b/;
const declines =
  /^(?:no(?= (?:thanks|thank|its|it|i|im|thats|that|we|not|need|worries|gracias)\b|$)|nope|nah|never ?mind|nvm|forget it|olvidelo)\b|^(?:please )?cancel (?:it|that)\b/;

/** Agrees to what a form asks, and to nothing else. */
const accepts =
  /^(?:(?:yes|ok|sure|please|si) )*(?:(?:send|book|confirm|do|submit) (?:it|that|me)|(?:that )?works(?: for me)?|sounds good|env[ií]elo|m[aá]ndelo|res[eé]rvel[ao]|est[aá] bien)(?: please| thanks| por favor)?$/;

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
function replyToSmallTalk(text: string, { memory, respond }: Talk): void {
  const copy = copyIn(memory);
  const heard = heardIn(text);
  if (thanks.test(heard)) respond([copy.welcome], memory.request);
  else if (declines.test(heard)) {
    Object.assign(memory, { advice: [], urgent: undefined });
    respond([copy.declined]);
  } else if (memory.request) respond([copy.confirms], memory.request);
  else respond([copy.hello]);
}

/** Shows the questions that a text may mean, and sends it to a person if it means none of them. */
function offerQuestions({ close }: Found, talk: Talk): void {
  const { memory, respond } = talk;
  const copy = copyIn(memory);
  const { request, advice, isSpanish } = memory;
  const unknown = talk.shown().isPrivate ? [copy.unknown, copy.ifUrgent] : [copy.unknown];
  const sendAlong = () => respond(request ? [copy.noted] : unknown, request ?? message);
  const none = () => {
    talk.hear(copy.none);
    sendAlong();
  };
  const choices = close.map((one): Choice => [one.ask, () => talk.ask(one), isSpanish]);
  const [closest] = close;
  const isSameCall = isCallAtOnce(request) && isCallAtOnce(closest && talk.requestOf(closest));
  // Nobody in danger chooses from questions.
  if (advice.length > 0) respond([...advice, copy.thenNumber], request ?? message);
  else if (isSameCall) respond([copy.confirms], request);
  else if (closest) respond([copy.isItOne], request, [...choices, [copy.none, none, isSpanish]]);
  else sendAlong();
}

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

/** Says what to do in a danger, tells the owner, and then asks for a number to call. */
function warn(danger: NonNullable<ReturnType<typeof dangerIn>>, text: string, talk: Talk): void {
  const { memory, respond, alert } = talk;
  const { isSpanish, advice } = danger;
  Object.assign(memory, { isSpanish, advice: [advice], said: [...memory.said, text] });
  respond([advice]);
  alert(text);
  respond([copyIn(memory).thenNumber], message);
}

/** What is said to a question, which may be about what was booked. */
function answerTo({ answer, isChange, asksForTime }: Question, memory: Memory): string {
  const copy = copyIn(memory);
  const { booked, isSpanish } = memory;
  if (isChange && !booked) return `${answer} ${copy.passesOn}`;
  const time = booked && booked.chosen !== booked.asked && booked.chosen;
  if (!asksForTime || !time) return answer;
  return copy.isBooked.replace('…', timeInSentence(time, { isSpanish }));
}

/** Answers questions, and offers what they ask for. @param before what is said before the answers */
function answerQuestions(asked: readonly Question[], talk: Talk, before: readonly string[] = []) {
  const { memory, respond } = talk;
  const copy = copyIn(memory);
  const offer = asked.find(({ books, isPassedOn, isChange }) => books || isPassedOn || isChange);
  const urgent = asked.find(({ isUrgent }) => isUrgent);
  const isVisit = offer?.isVisit === true;
  if (!isVisit) memory.urgent = urgent;
  // Any visit replaces neither an emergency nor what waits.
  const emergency = isVisit ? memory.urgent : undefined;
  const waits = memory.request?.booking && memory.request;
  const next = emergency ?? offer;
  const isKnown = next?.asksForTime && memory.booked;
  const request = isVisit && waits && !emergency ? waits : next && !isKnown && talk.requestOf(next);
  const said = (emergency ? [emergency] : asked).map((one) => answerTo(one, memory)).join(' ');
  const isRepeated = said === memory.answered && !emergency;
  const again = urgent ? copy.doThatFirst : copy.thatIsAll;
  memory.answered = said;
  respond([...memory.advice, ...before, isRepeated ? again : said], request || memory.request);
}

/** Answers a text, or offers what it asks for at the time that it names. */
function answer(text: string, find: (text: string) => Found, found: Found, talk: Talk): void {
  const { memory, respond } = talk;
  const { likely } = found;
  const copy = copyIn(memory);
  const asked = answersTo(text, find, found);
  const isUrgent = asked.some((question) => question.isUrgent);
  const booking = isUrgent ? undefined : bookingAt(text, asked[0], found, talk);
  if (booking) respond([...memory.advice, saidOfTime(booking, memory.isSpanish, copy)], booking);
  else if (asked.length > 0) answerQuestions(asked, talk);
  else if (likely) answerQuestions([likely], talk, [copy.mayMean.replace('…', likely.ask)]);
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
  const heard = heardIn(text);
  const isSmallTalk =
    termsOf(text.replace(/^no\b/i, '')).length === 0 ||
    (memory.request && (declines.test(heard) || accepts.test(heard)));
  // Many say “gracias” in English.
  const spoken = thanks.test(heard) ? before : (language ?? before);
  memory.isSpanish = (isSmallTalk ? spoken : found.language) === 'es';
  if (isSmallTalk) {
    replyToSmallTalk(text, talk);
    return;
  }
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
