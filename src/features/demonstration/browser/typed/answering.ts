import type { NamedAnswer, QuestionName } from '@/content/examples/answers/answer';
import { english, spanish, toOwner } from '@/content/examples/typedReplies';
import type { ExampleFile } from '../loadExample';
import {
  isUrgentAwaited,
  type Memory,
  type Offer,
  offerText,
  passedOn,
  withoutOffers,
} from '../memory';
import type { Response } from '../talk';
import { isAbout, isPolite, timeTopics, type Understood } from './findAnswers';
import { followsUp, urgentAgain } from './followUp';
import { isNextTime, isYesToPrice, turnsDown } from './intent';
import type { Knowledge } from './knowledge';
import { namesTime, sentencesOf, withoutRepeatedPrices, withoutTimes } from './sentences';
import { areOffered } from './times';
import { wishAbout } from './toOwner';
import { begins, says } from './words';

/** What is said to typed texts, in the language of the conversation. */
export const typedCopy = ({ isSpanish }: Memory) => (isSpanish ? spanish : english);

/** What an answer offers, by default what the example's question of the same name books. */
function offerOf(answer: NamedAnswer, { questions }: ExampleFile): Offer | undefined {
  const { topic, books, isAlone, isUrgent, say, saySpanish } = answer;
  const question = questions[topic as QuestionName];
  const offer = books ?? question?.books;
  return (
    offer && {
      ...offer,
      isUrgent: Boolean(isAlone || isUrgent || offer.isUrgent),
      says: `${say ?? question?.answer} ${saySpanish}`,
    }
  );
}

/** Whether a text changes what was offered or booked, such as for how many. */
const changes = (typed: Understood, { phrases }: Knowledge) =>
  !(typed.isQuestion || typed.isAlone || isAbout(typed, 'cancel')) &&
  says(typed.text, phrases.moves);

/** Whether a text wishes for another time than the offered one, on a day when somebody comes. */
function isWish(typed: Understood, memory: Memory, file: Knowledge): boolean {
  const { text, found, times } = typed;
  const { pending, done } = memory;
  const { phrases } = file;
  // A day in a complaint is when it happened.
  if (isAbout(typed, 'complaint')) return false;
  if (turnsDown(typed, memory, file)) return true;
  if ((pending ?? done)?.bookings.length && changes(typed, file)) return true;
  if (times.length === 0 || isAbout(typed, 'late')) return false;
  if (found.some(({ closed }) => closed && says(times.join(' '), closed))) return false;
  if (says(text, phrases.moves)) return true;
  const about = found.filter(({ topic, books }) => books || timeTopics.includes(topic));
  const comes = says(text, phrases.asksToCome);
  if (typed.isAlone || isAbout(typed, 'cancel')) return false;
  if (found.length > 0 && about.length === 0 && !comes) return false;
  if (about.some(({ topic }) => topic === 'hours') && says(text, phrases.asksHours)) return false;
  // An opening hour that answers this text is no offer to somebody who asks to come.
  const own = about.filter(({ topic }) => !(comes || pending) || topic !== 'hours');
  const waiting = (pending ?? done)?.bookings.map(offerText) ?? [];
  const offers = own.map(({ say, saySpanish }) => `${say} ${saySpanish}`);
  return !areOffered(times, [...(waiting.length > 0 ? waiting : offers)].join(' '));
}

/** What is answered, by what was said before. */
export function answerTo(
  typed: Understood,
  memory: Memory,
  shown: ExampleFile,
  file: Knowledge,
): Response {
  const { text, isAnythingUnknown, times } = typed;
  const { pending, done, answered } = memory;
  const closed = file.answers.filter((one) => one.closed && says(times.join(' '), one.closed));
  const isClosed = closed.length > 0 && !typed.isAlone;
  // A day without a question may be the one that is open.
  const isBare = typed.found.every(({ topic }) => topic === 'hours');
  const isOnlyTime =
    isYesToPrice(typed, memory, file) ||
    (isBare &&
      !isClosed &&
      times.length > 0 &&
      !(pending?.bookings.length || pending?.wish) &&
      !done &&
      !says(text, file.phrases.asksHours));
  // Whether something is done on a day when nobody comes is answered by that.
  const asksDone = says(text, file.phrases.asksDone);
  const others = typed.found.filter(({ topic }) => !isClosed || !(asksDone || topic === 'hours'));
  const found = isOnlyTime
    ? file.answers.filter(isNextTime)
    : [...(isClosed ? closed : []), ...others];
  const { unknown, otherTime, passesOn, yes } = typedCopy(memory);
  const passed = typed.isQuestion ? unknown : passesOn;
  const questions: Partial<ExampleFile['questions']> = shown.questions;
  // A day alone, or another answer, leaves of the offered time the time.
  const isBrief = isOnlyTime || found.length > 1;
  const texts = withoutRepeatedPrices(
    found.flatMap(
      ({ topic, say = questions[topic as QuestionName]?.answer, saySpanish, isDone }) => {
        // What has no Spanish answer goes to a person.
        const said = memory.isSpanish ? saySpanish : say;
        if (!said) return [];
        if (isBrief && topic === 'time') return sentencesOf(said).filter(namesTime);
        return isDone && asksDone && !begins(said, 'yes,si') ? `${yes} ${said}` : said;
      },
    ),
    isAbout({ found }, 'complaint'),
  );
  const [offer] = found.flatMap((one) => offerOf(one, shown) ?? []);
  if (isWish({ ...typed, found }, memory, file)) {
    const facts = found.every(({ topic }) => timeTopics.includes(topic)) ? [] : texts;
    const [next] = file.answers.filter(isNextTime);
    const saidNext = (memory.isSpanish ? next?.saySpanish : next?.say) ?? '';
    const nextTime = sentencesOf(saidNext).filter(namesTime);
    // Whoever has been offered no time may take the next one.
    const isFirstOffer = !(pending || done);
    const nextOffer = isFirstOffer && next && offerOf(next, shown);
    const [offered] = (pending ?? done)?.bookings.slice(-1) ?? [];
    const wish = (pending ?? done)?.wish ?? wishAbout(offered);
    return {
      texts: [
        // Two offers in one breath would be one too many.
        ...withoutTimes(facts).filter((one) => !answered.includes(one)),
        turnsDown({ ...typed, found }, memory, file) ? passesOn : otherTime,
        ...(isFirstOffer ? nextTime : []),
      ],
      waits: {
        ...passedOn(pending),
        ...(nextOffer && { bookings: [nextOffer] }),
        asksAddress: shown.questions.time.books?.asksAddress,
        wish,
      },
      asks: 'always',
    };
  }
  if (followsUp({ ...typed, found }, memory, file)) {
    const again = urgentAgain(text, memory, file);
    if (memory.isUrgentRepeated) {
      return { texts: [...again, passesOn], waits: passedOn(pending), asks: 'always' };
    }
    const isOffered = !memory.isDanger && isUrgentAwaited(memory);
    return { texts: again, waits: pending, asks: isOffered ? 'always' : 'never' };
  }
  // Whoever asks when somebody can come has been offered a time.
  const [waiting] = pending?.bookings.slice(-1) ?? [];
  const asksWhen =
    found.length > 0 ? found.every(isNextTime) : says(text, 'ok when, tonight, today, hoy');
  if (waiting && waiting.text !== offer?.text && asksWhen) {
    const offered = sentencesOf(waiting.says ?? '').filter(namesTime);
    const said = offered.at(memory.isSpanish ? -1 : 0);
    if (said) return { texts: [said], waits: pending, asks: 'always' };
  }
  // What adds to a question is not answered by the same again.
  const isRepeated =
    !(typed.isQuestion || offer || found.some((one) => one.isUrgent || isPolite(one))) &&
    texts.every((one) => answered.includes(one));
  const isUnknown = isAnythingUnknown || texts.length === 0 || isRepeated;
  // What is canceled or changed may have been booked in another talk.
  const cancels = isAbout({ found }, 'cancel') && !says(text, file.phrases.asksPolicy);
  const isTold = cancels || (!offer && changes(typed, file));
  const isPassedOn = isUnknown || isTold || found.some((one) => one.isPassedOn);
  const isMore = isPassedOn || isOnlyTime || (offer && found.length > 1);
  const waits = cancels || isAbout({ found }, 'complaint') ? withoutOffers(pending) : pending;
  const asks = isPassedOn || offer ? 'always' : 'again';
  return {
    texts: isUnknown
      ? [...(isRepeated ? [] : texts), passed]
      : isTold && typed.rest === text
        ? [...texts, passesOn]
        : texts,
    offer,
    waits: isMore ? passedOn(waits, cancels ? toOwner.cancels : undefined) : waits,
    // Danger comes alone, and what is asked about the business is no moment to ask for a name.
    asks: asks === 'again' && found.some((one) => one.isUrgent || one.isShared) ? 'never' : asks,
  };
}
