import { toOwner } from '@/content/examples/typedReplies';
import type { ExampleFile } from '@/features/demonstration/browser/loadExample';
import {
  inDanger,
  isCall,
  isUrgentAwaited,
  type Memory,
  passedOn,
  withoutOffers,
} from '@/features/demonstration/browser/memory';
import type { Response } from '@/features/demonstration/browser/talk';
import { isAbout, isPolite, timeTopics, type Understood } from '../reading/findAnswers';
import { isNextTime, isYesToPrice } from '../reading/intent';
import type { Knowledge } from '../reading/knowledge';
import { says } from '../reading/words';
import { followsUp, goesOn, inShort, urgentAgain } from './followUp';
import { changes, isWish, offerOf } from './isWish';
import { beyondIn, onlyCare, onlyTime, saidTo } from './saidTo';
import { withoutRepeatedPrices } from './sentences';
import { typedCopy } from './typedCopy';
import { answerToWish } from './wish';

/** What comes before the customer's words in the text to the owner, if they are no question. */
function leadOf(typed: Pick<Understood, 'found'>, cancels: boolean): string | undefined {
  if (cancels) return toOwner.cancels;
  return isAbout(typed, 'complaint') ? toOwner.complaint : undefined;
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
  // What has to be done before a day is not for that day.
  const isClosed = closed.length > 0 && !typed.isAlone && !says(text, 'before, by, antes');
  // A day after the opening hours asks about them, too.
  const asksHours =
    says(text, file.phrases.asksHours) ||
    file.answers.some(
      ({ topic, say }) => topic === 'hours' && typed.isQuestion && say === answered,
    );
  // A day without a question may be the one that is open.
  const isBare = typed.found.every(({ topic }) => topic === 'hours');
  const isOnlyTime =
    isYesToPrice(typed, memory, file) ||
    (typed.found.length === 0 && !pending && !done && says(text, file.phrases.asksEarliest)) ||
    (isBare &&
      !isClosed &&
      times.length > 0 &&
      !(pending?.bookings.length || pending?.wish || pending?.lead === toOwner.cancels) &&
      !done &&
      !asksHours);
  // Whether something is done on a day when nobody comes is answered by that.
  const asksDone = says(text, file.phrases.asksDone);
  // A day after a cancellation is the one of what is canceled, and no offer.
  const isCanceled = pending?.lead === toOwner.cancels && times.length > 0;
  const others = typed.found.filter(
    ({ topic }) =>
      !(isCanceled && timeTopics.includes(topic)) &&
      (!isClosed || !(asksDone || topic === 'hours')),
  );
  const found = isOnlyTime
    ? file.answers.filter(isNextTime)
    : [...(isClosed ? closed : []), ...others];
  const { unknown, restUnknown, passesOn, onceSafe } = typedCopy(memory);
  const questions: Partial<ExampleFile['questions']> = shown.questions;
  // Who complains wakes nobody, unless water is pouring.
  const isMorning = isAbout({ found }, 'complaint') && !says(text, file.phrases.floods);
  const [offer] = found
    .flatMap((one) => offerOf(one, shown) ?? [])
    .filter((one) => !(isMorning && isCall(one)));
  // A day alone, or another answer, leaves of the offered time the time.
  const isBrief = isOnlyTime || found.length > 1;
  const answersOf = (some: typeof found) =>
    withoutRepeatedPrices(
      some.flatMap((one) => {
        const said = saidTo(one, typed, memory, questions, file);
        if (isMorning && one.isAlone && !offer) return onlyCare(said);
        return isBrief && one.topic === 'time' ? onlyTime(said) : said;
      }),
      isAbout({ found }, 'complaint'),
    );
  const texts = answersOf(found);
  if (isWish({ ...typed, found }, memory, shown, file)) {
    const facts = answersOf(found.filter(({ topic }) => !timeTopics.includes(topic)));
    return answerToWish({ ...typed, found }, memory, shown, file, facts);
  }
  // A day in a danger is for what comes after it.
  if (
    memory.isDanger &&
    times.length > 0 &&
    !typed.isAlone &&
    !says(text, file.phrases.asksHours)
  ) {
    return {
      texts: [...inShort(memory), onceSafe],
      waits: passedOn(inDanger(pending)),
      asks: 'always',
    };
  }
  if (followsUp({ ...typed, found }, memory, file)) {
    const again = urgentAgain({ text, found }, memory, file);
    if (memory.isUrgentRepeated && !says(text, file.phrases.asksSoon)) {
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
    const offered = onlyTime([waiting.says ?? '']);
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
  const isPassedOn =
    isUnknown || isTold || found.some((one) => one.isPassedOn || beyondIn(text, one));
  const isMore = isPassedOn || isOnlyTime || (offer && found.length > 1);
  const isDanger = !offer && found.some((one) => one.isUrgent);
  const left = isDanger ? inDanger(pending) : pending;
  const waits = cancels || isAbout({ found }, 'complaint') ? withoutOffers(left) : left;
  // Who asks whether this is a robot is asked again what was left open.
  // So is in an emergency who somebody is, until that is known.
  const isOpen =
    isUrgentAwaited(memory) &&
    !(memory.customer.number || memory.isDanger || found.some((one) => one.isUrgent));
  const asks = isPassedOn || offer || isOpen || isAbout({ found }, 'robot') ? 'always' : 'again';
  const answers = isRepeated
    ? []
    : [
        ...texts,
        ...(goesOn({ ...typed, found }, memory) && memory.reminders < 2 ? inShort(memory) : []),
      ];
  const passed = answers.length > 0 ? restUnknown : unknown;
  return {
    texts: isUnknown
      ? [...answers, typed.isQuestion && !isCanceled ? passed : passesOn]
      : isTold && typed.rest === text
        ? [...answers, passesOn]
        : answers,
    offer,
    waits: isMore ? passedOn(waits, leadOf({ found }, cancels)) : waits,
    // Danger comes alone, and what is asked about the business is no moment to ask for a name.
    asks: asks === 'again' && found.some((one) => one.isUrgent || one.isShared) ? 'never' : asks,
  };
}
