import type { Question } from '@/content/examples/answers/answer';
import { timeInSentence } from '../bookingTime';
import type { Choice } from '../conversationPanel';
import { isCallAtOnce, type Memory, message } from '../memory';
import type { Talk } from '../talk';
import { copyIn } from './copyIn';
import type { Found } from './findQuestions';

/** What is said to a question, which may be about what was booked. */
function answerTo({ answer, isChange, asksForTime }: Question, memory: Memory): string {
  const copy = copyIn(memory);
  const { booked, isSpanish } = memory;
  if (isChange && !booked) return `${answer} ${copy.passesOn}`;
  const time = booked && booked.chosen !== booked.asked && booked.chosen;
  if (!asksForTime || !time) return answer;
  return copy.isBooked.replace('…', timeInSentence(time, { isSpanish }));
}

/**
 * Answers questions, and offers what they ask for.
 *
 * @param last the answer to the text before
 * @param before what is said before the answers
 */
export function answerQuestions(
  asked: readonly Question[],
  talk: Talk,
  last: string,
  before: readonly string[] = [],
) {
  const { memory, respond } = talk;
  const copy = copyIn(memory);
  const offer = asked.find(({ books, isPassedOn, isChange }) => books || isPassedOn || isChange);
  const urgent = asked.find(({ isUrgent }) => isUrgent);
  const isVisit = offer?.isVisit === true;
  if (!isVisit) memory.urgent = urgent;
  // Any visit replaces neither an emergency nor what waits, and nothing a change.
  const emergency = isVisit ? memory.urgent : undefined;
  const waits = memory.request?.booking && memory.request;
  const next = emergency ?? offer;
  const isKnown = next?.asksForTime && memory.booked;
  const request =
    waits && (waits.isChange || (isVisit && !emergency))
      ? waits
      : next && !isKnown && talk.requestOf(next);
  const said = (emergency ? [emergency] : asked).map((one) => answerTo(one, memory)).join(' ');
  const isRepeated = said === last && !emergency;
  const again = urgent ? copy.doThatFirst : copy.thatIsAll;
  Object.assign(memory, { answered: said, topic: asked[0] });
  respond([...memory.advice, ...before, isRepeated ? again : said], request || memory.request);
}

/** Shows the questions that a text may mean, and sends it to a person if it means none of them. */
export function offerQuestions({ close }: Found, talk: Talk): void {
  const { memory, respond } = talk;
  const copy = copyIn(memory);
  const { request, isSpanish } = memory;
  const unknown = talk.shown().isPrivate ? [copy.unknown, copy.ifUrgent] : [copy.unknown];
  const sendAlong = () => respond(request ? [copy.noted] : unknown, request ?? message);
  const none = () => {
    talk.hear(copy.none);
    sendAlong();
  };
  const choices = close.map((one): Choice => [one.ask, () => talk.ask(one), isSpanish]);
  const [closest] = close;
  const isSameCall = isCallAtOnce(request?.booking) && isCallAtOnce(closest?.books);
  if (isSameCall) respond([copy.confirms], request);
  else if (closest) respond([copy.isItOne], request, [...choices, [copy.none, none, isSpanish]]);
  else sendAlong();
}
