import type { QuestionName } from '@/content/examples/answers/answer';
import { toOwner } from '@/content/examples/typedReplies';
import type { ExampleFile } from '../loadExample';
import { inDanger, isUrgentAwaited, type Memory, passedOn, withoutOffers } from '../memory';
import type { Response } from '../talk';
import { isAbout, isPolite, type Understood } from './findAnswers';
import { followsUp, urgentAgain } from './followUp';
import { isNextTime, isYesToPrice } from './intent';
import type { Knowledge } from './knowledge';
import { namesTime, sentencesOf, withoutRepeatedPrices } from './sentences';
import { typedCopy } from './typedCopy';
import { answerToWish, changes, isWish, offerOf } from './wish';
import { begins, says } from './words';

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
  const { unknown, restUnknown, passesOn, yes } = typedCopy(memory);
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
  if (isWish({ ...typed, found }, memory, shown, file)) {
    return answerToWish({ ...typed, found }, memory, shown, file, texts);
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
  const isDanger = !offer && found.some((one) => one.isUrgent);
  const left = isDanger ? inDanger(pending) : pending;
  const waits = cancels || isAbout({ found }, 'complaint') ? withoutOffers(left) : left;
  const asks = isPassedOn || offer ? 'always' : 'again';
  const answers = isRepeated ? [] : texts;
  const passed = answers.length > 0 ? restUnknown : unknown;
  return {
    texts: isUnknown
      ? [...answers, typed.isQuestion ? passed : passesOn]
      : isTold && typed.rest === text
        ? [...texts, passesOn]
        : texts,
    offer,
    waits: isMore ? passedOn(waits, cancels ? toOwner.cancels : undefined) : waits,
    // Danger comes alone, and what is asked about the business is no moment to ask for a name.
    asks: asks === 'again' && found.some((one) => one.isUrgent || one.isShared) ? 'never' : asks,
  };
}
