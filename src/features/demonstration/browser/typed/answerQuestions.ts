import type { Question } from '@/content/examples/answers/answer';
import { timeInSentence } from '../bookingTime';
import type { Choice } from '../conversationPanel';
import { isCall, isCallAtOnce, message, type Request } from '../memory';
import type { Talk } from '../talk';
import { openAt, saidOfTime } from './bookingAt';
import { copyIn } from './copyIn';
import type { Found } from './findQuestions';
import { timesIn } from './times';
import { atTimeOf, isPlanned } from './withTime';
import { sentencesOf } from './words';

/** An answer without the sentence that names a time. */
const withoutSentence = (answer: string, time: string) =>
  sentencesOf(answer)
    .filter((sentence) => !sentence.toLowerCase().includes(time.toLowerCase()))
    .join(' ');

/** Whether a question asks for a price, in both languages. */
const asksPrice = ({ ask }: Question) => /^(?:how much|¿cuánto c)/i.test(ask);

/** The sentences of an answer that name a price. */
export const priceIn = ({ answer }: Question) =>
  sentencesOf(answer)
    .filter((sentence) => sentence.includes('$'))
    .join(' ');

/**
 * What is said to a question, which may be about what was booked.
 *
 * @param offered what the form beside it offers
 */
function answerTo(question: Question, { memory, shown }: Talk, offered?: Request): string {
  const { books, isVisit, isChange, asksForTime } = question;
  const answer = question.isUrgentPrice && memory.urgent ? priceIn(question) : question.answer;
  const copy = copyIn(memory);
  const { booked, isSpanish } = memory;
  const { booking, chosen = booking?.when } = offered ?? {};
  // A time is named only if it is the one in the form.
  if (books && chosen !== books.when) {
    if (offered?.asksForCall) return copy.thenNumber;
    const rest = withoutSentence(answer, timeInSentence(books.when, { isSpanish }));
    if (isVisit && booking && !isCall(booking))
      return `${openAt(offered?.times[0], memory)} ${rest}`;
    if (isVisit) return booking ? copy.confirms : answer;
    return rest.includes(' ') ? rest : copy.noted;
  }
  // The rule for appointments is none for a call at once.
  if (isChange && isCallAtOnce(booked?.booking)) return copy.changesHere;
  if (isChange && booked) return `${answer} ${copy.changesHere}`;
  if (isChange) return booking ? answer : `${answer} ${copy.passesOn}`;
  if (asksForTime && !booked && offered?.booking)
    return `${saidOfTime({ chosen: offered.times[0], ...offered }, memory)} ${copy.confirms}`;
  const time = booked?.chosen;
  if (!asksForTime || !time) return answer;
  const isAsked = time === booked.asked;
  const when = isAsked ? timesIn(time) : timeInSentence(time, { isSpanish });
  return (isAsked || shown().isByRequest ? copy.isAsked : copy.isBooked).replace('…', when);
}

/**
 * What the customer confirms after a question. An emergency is replaced only by one that is as urgent, and a visit not by
 * any other; nothing replaces a change.
 */
function offeredBy(question: Question | undefined, talk: Talk): Request | undefined {
  const { request, booked, urgent } = talk.memory;
  if (question?.isAlone) return talk.requestOf(question);
  // In a danger, somebody calls at once.
  if (request?.asksForCall && question?.books && isCall(question.books)) return request;
  const waits = request?.booking ? request : undefined;
  const isAtOnce = isCallAtOnce(waits?.booking);
  const isAsUrgent = question?.isUrgent && (!isAtOnce || isCallAtOnce(question.books));
  const isSameCall = isAtOnce && isCallAtOnce(question?.books) && !question?.isUrgent;
  // What a person reads, and a change, are about something else.
  const isOther = question?.isPassedOn || question?.isChange;
  const isKept = isSameCall || (urgent ? !isAsUrgent && !isOther : question?.isVisit && !isAtOnce);
  if (waits && ((waits.isChange && !isOther && !question?.isUrgent) || isKept)) return waits;
  // What was booked is not offered once more.
  const { what } = booked?.booking ?? {};
  const isBooked = question?.asksForTime ? booked : what && what === question?.books?.what;
  const next = question && !isBooked ? talk.requestOf(question) : request;
  // An emergency is as soon as it can be.
  return next && waits && !question?.isUrgent ? atTimeOf(next, waits) : next;
}

/**
 * Answers questions, and offers what they ask for. An emergency stays while the customer asks for any visit.
 *
 * @param last the answer to the text before
 * @param isGuess whether the question is only probable, and replaces nothing that waits
 */
export function answerQuestions(
  asked: readonly Question[],
  talk: Talk,
  last: string,
  isGuess = false,
) {
  const { memory, respond } = talk;
  const copy = copyIn(memory);
  // A customer who asks for several prices has not chosen yet, but may plan one of the visits on the phone.
  const isPrices = asked.length > 1 && asked.every(asksPrice);
  const offer = isPrices
    ? asked.find(({ books }) => isPlanned(books))
    : asked.find(({ books, isPassedOn, isChange }) => books || isPassedOn || isChange);
  const urgent = asked.find(({ isUrgent }) => isUrgent);
  if (urgent || !memory.request) memory.urgent = urgent;
  const emergency = offer?.isVisit ? memory.urgent : undefined;
  const isKept = isGuess && memory.request?.booking && !memory.request.isChange;
  const offered = isKept ? memory.request : offeredBy(emergency ?? offer, talk);
  // An emergency stays one as long as its request waits.
  if (offered !== memory.request && !emergency) memory.urgent = urgent;
  const answers = (emergency ? [emergency] : asked).map((one) => answerTo(one, talk, offered));
  // The time of a visit that turns out to need a plan.
  const isPlan = isPlanned(offered?.booking) && !isPlanned(memory.request?.booking);
  const noted =
    isPlan && offered?.visitTime && !offered.isChange ? [saidOfTime(offered, memory)] : [];
  const said = [...new Set([...answers, ...noted].flatMap(sentencesOf))].join(' ');
  // What to do in an emergency is said again.
  const isRepeated = said === last && !emergency && !urgent;
  const [topic] = asked.filter(({ asksForTime }) => !asksForTime);
  Object.assign(memory, { answered: said, topic: topic ?? memory.topic });
  const again = offered ? copy.noted : copy.thatIsAll;
  respond([isRepeated ? again : said], offered);
}

/** Shows the questions that a text may mean, and sends it to a person if it means none of them. */
export function offerQuestions({ close }: Found, talk: Talk, isQuestion: boolean): void {
  const { memory, respond } = talk;
  const copy = copyIn(memory);
  const { request, isSpanish } = memory;
  const mayPassOn = isQuestion ? copy.unknown : copy.canPassOn;
  const unknown = talk.shown().isPrivate ? [mayPassOn, copy.ifUrgent] : [mayPassOn];
  const noted = isQuestion ? copy.notKnown : copy.noted;
  const sendAlong = () => respond(request ? [noted] : unknown, request ?? message);
  const none = () => {
    talk.hear(copy.none);
    sendAlong();
  };
  const put = (one: Question) =>
    talk.ask({ ...one, answer: answerTo(one, talk, talk.requestOf(one)) });
  const choices = close.map((one): Choice => [one.ask, () => put(one), isSpanish]);
  const [closest] = close;
  const { booking, chosen } = talk.memory.booked ?? {};
  const callsSoon =
    !request?.booking && isCallAtOnce(booking) && timeInSentence(chosen, { isSpanish });
  const isSameCall = isCallAtOnce(request?.booking) && isCallAtOnce(closest?.books);
  if (isSameCall) respond([isQuestion && closest ? closest.answer : copy.confirms], request);
  else if (callsSoon) respond([copy.callsSoon.replace('…', callsSoon)], message);
  // What is not understood in an emergency, a person reads.
  else if (memory.urgent && request) respond([noted], request);
  else if (closest) respond([copy.isItOne], request, [...choices, [copy.none, none, isSpanish]]);
  else sendAlong();
}
