import type { NamedAnswer, QuestionName } from '@/content/examples/answers/answer';
import { toOwner } from '@/content/examples/typedReplies';
import type { ExampleFile } from '../loadExample';
import { isCall, type Memory, type Offer, offerText, type Pending, passedOn } from '../memory';
import type { Response } from '../talk';
import { isAbout, timeTopics, type Understood } from './findAnswers';
import {
  areFree,
  chosenFrom,
  earlierThan,
  inOrder,
  isEarliest,
  isNear,
  isNextWeek,
  otherTimesFor,
} from './freeTimes';
import { isNextTime, partOfDay, turnsDown } from './intent';
import type { Knowledge } from './knowledge';
import { withoutTimes } from './sentences';
import { areOffered } from './times';
import { onDay, wishAbout } from './toOwner';
import { typedCopy } from './typedCopy';
import { says } from './words';

/** What an answer offers, by default what the example's question of the same name books. */
export function offerOf(answer: NamedAnswer, { questions }: ExampleFile): Offer | undefined {
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
export const changes = (typed: Understood, { phrases }: Knowledge) =>
  !(typed.isQuestion || typed.isAlone || isAbout(typed, 'cancel')) &&
  says(typed.text, phrases.moves);

/** The first free time, for whoever asks for it, unless it is the one that is offered anyway. */
function earliestFor(
  { text, found, times, isAlone }: Understood,
  { pending, done }: Memory,
  shown: ExampleFile,
  { phrases }: Knowledge,
): Offer | undefined {
  const [own] = found.flatMap((one) => offerOf(one, shown) ?? []);
  const offered = own ?? pending?.bookings.at(-1);
  if (isAlone || done || times.length > 0 || !offered || isCall(offered)) return undefined;
  return says(text, phrases.asksEarliest) ? earlierThan(offered, shown.freeTimes) : undefined;
}

/** Whether a text wishes for another time than the offered one, on a day when somebody comes. */
export function isWish(
  typed: Understood,
  memory: Memory,
  shown: ExampleFile,
  file: Knowledge,
): boolean {
  const { text, found, times } = typed;
  const { pending, done } = memory;
  const { phrases } = file;
  // In a danger nobody is asked to come at another time. A day in a complaint is when it happened.
  if (memory.isDanger || isAbout(typed, 'complaint')) return false;
  // Nor is a day after a cancellation, or after the opening hours.
  if (
    isAbout(typed, 'hours') &&
    typed.isQuestion &&
    found.some(({ say }) => say === memory.answered)
  )
    return false;
  if (pending?.lead === toOwner.cancels) return false;
  if (turnsDown(typed, memory, file) || earliestFor(typed, memory, shown, file)) return true;
  if ((pending ?? done)?.bookings.length && changes(typed, file)) return true;
  if (times.length === 0 || isAbout(typed, 'late')) return false;
  if (found.some(({ closed }) => closed && says(times.join(' '), closed))) return false;
  if (says(text, phrases.moves)) return true;
  // A part of the day says more of the day that was wished for.
  if (pending?.wish && times.every((one) => partOfDay.test(one))) return true;
  const about = found.filter(({ topic, books }) => books || timeTopics.includes(topic));
  const comes = says(text, phrases.asksToCome);
  if (typed.isAlone || isAbout(typed, 'cancel')) return false;
  if (found.length > 0 && about.length === 0 && !comes) return false;
  if (about.some(({ topic }) => topic === 'hours') && says(text, phrases.asksHours)) return false;
  // An opening hour that answers this text is no offer to somebody who asks to come.
  const own = about.filter(({ topic }) => !(comes || pending) || topic !== 'hours');
  const waiting = (pending ?? done)?.bookings.map(offerText) ?? [];
  const offers = own.map((one) => offerOf(one, shown)?.says ?? `${one.say} ${one.saySpanish}`);
  return !areOffered(times, [...(waiting.length > 0 ? waiting : offers)].join(' '));
}

/** What the free times are for: what this text is about, what was offered before, or the next time. */
function wished(
  found: readonly NamedAnswer[],
  memory: Memory,
  shown: ExampleFile,
  file: Knowledge,
) {
  const { pending, done } = memory;
  // What is booked stays until somebody answers.
  if (done && !pending && (done.bookings.length > 0 || done.wish)) return undefined;
  const own = found.filter(({ topic }) => !timeTopics.includes(topic) && topic !== 'hello');
  const ownOffers = own.flatMap((one) => offerOf(one, shown) ?? []);
  // The free times are not for calls, nor for what a person plans first.
  if (ownOffers.some(isCall) || own.some((one) => one.isPlanned)) return undefined;
  const [next] = file.answers.filter(isNextTime);
  const offers = [
    ...ownOffers,
    ...(pending?.bookings.toReversed() ?? []),
    ...(pending?.named ?? []),
    ...(next && !pending?.bookings.length ? [offerOf(next, shown)] : []),
  ];
  return offers.find((one) => one && !isCall(one));
}

/** Answers a wish with a free time that suits, or passes it on and names one or two. */
export function answerToWish(
  typed: Understood,
  memory: Memory,
  shown: ExampleFile,
  file: Knowledge,
  texts: readonly string[],
): Response {
  const { text, found, times } = typed;
  const { pending, done, answered } = memory;
  const { otherTime, passesOn, whichDay, yes, good } = typedCopy(memory);
  const isTurnedDown = turnsDown(typed, memory, file);
  // Two offers in one breath would be one too many.
  const first = withoutTimes(texts).filter((one) => !answered.includes(one));
  const earliest = earliestFor(typed, memory, shown, file);
  if (earliest) {
    const texts = [...first, isEarliest(earliest, memory)];
    return { texts, offer: earliest, waits: pending, asks: 'always' };
  }
  const subject = times.length > 0 ? wished(found, memory, shown, file) : undefined;
  const offered = pending?.bookings.at(-1);
  // What was named for something else is not what is wished for now.
  const named = (pending?.named ?? []).filter(({ what }) => !subject || what === subject.what);
  // The free times are this week's, unless their day says otherwise.
  const isLaterWeek = says(`${text} ${pending?.wish}`, file.phrases.nextWeek);
  const others = subject
    ? otherTimesFor(subject, shown.freeTimes, named).filter(
        (one) => one.when !== offered?.when && (!isLaterWeek || isNextWeek(one)),
      )
    : [];
  const before = pending ?? done;
  const isToday = says(memory.said.join(' '), 'today, tonight, hoy');
  const dayBefore = before?.wish ?? (isToday ? '' : before?.bookings.at(-1)?.when);
  // “From Thursday to Friday” wants Friday.
  const wanted = onDay(
    times.slice(times.length > 1 && says(text, 'from, del') ? -1 : 0),
    dayBefore,
  );
  const isPart = pending?.wish && times.every((one) => partOfDay.test(one));
  const { fitting, nearest } = chosenFrom(
    others,
    isPart ? { ...typed, times: [wanted] } : typed,
    offered ?? subject,
  );
  const kept = {
    ...passedOn(pending),
    named: [...named, ...(offered && subject ? [offered] : [])],
  };
  const [taken] = isTurnedDown ? [] : fitting;
  if (taken) {
    const isNamed = named.some(({ when }) => when === taken.when);
    const bookings = kept.bookings.filter((one) => one !== subject);
    return {
      texts: [
        ...first,
        ...(isNamed ? [typed.isQuestion ? yes : good] : []),
        ...areFree([taken], memory),
      ],
      offer: taken,
      waits: { ...kept, bookings },
      asks: 'always',
    };
  }
  // What cannot wait is not put off.
  const isNew = ({ when }: Offer) => !named.some((one) => one.when === when);
  const isAlmost = offered && subject && /\d/.test(times.join()) && isNear(times, offered);
  // What cannot wait is kept for whoever names its hour without the minutes.
  if (isAlmost && !isTurnedDown && subject.isUrgent) {
    return { texts: [...first, ...areFree([offered], memory)], waits: kept, asks: 'always' };
  }
  const next = isAlmost && !isTurnedDown ? [offered] : inOrder(nearest.filter(isNew).slice(0, 2));
  const free = subject?.isUrgent ? [] : next;
  const isDayOpen = isLaterWeek && free.length === 0 && !/day|[aeo]s\b/i.test(times.join());
  const booked = done && !pending ? done : undefined;
  return {
    texts: [
      ...first,
      isTurnedDown ? passesOn : otherTime,
      ...areFree(free, memory),
      ...(isDayOpen ? [whichDay] : []),
    ],
    waits: {
      ...kept,
      named: [...kept.named, ...free],
      asksAddress: shown.questions.time.books?.asksAddress,
      wish: wishAbout(
        before?.bookings.at(-1) ?? (subject && !isCall(subject) ? subject : undefined),
        isTurnedDown ? '' : wanted,
        {
          otherwise: isTurnedDown ? toOwner.otherTime : toOwner.withChange,
          isBooked: !!booked?.bookings.length && !booked.bookings.some(isCall),
        },
      ),
    },
    asks: 'always',
  };
}

/** Answers somebody whose emergency can wait with a visit, at the time that is named or at the next one. */
export function answerLater(
  typed: Understood,
  memory: Memory,
  shown: ExampleFile,
  file: Knowledge,
): Response {
  const found = typed.found.filter(({ isAlone }) => !isAlone);
  if (typed.times.length > 0) {
    // What can wait till Friday is wished for on Friday.
    const text = typed.text.replace(/\b(?:un)?till?\b/gi, '');
    return answerToWish({ ...typed, text, found, isAlone: false }, memory, shown, file, []);
  }
  const [next] = file.answers.filter(isNextTime);
  const offer = (next && offerOf(next, shown)) ?? shown.questions.time.books;
  return {
    texts: areFree(
      [offer].flatMap((one) => one ?? []),
      memory,
    ),
    offer,
    waits: memory.pending,
  };
}

/** Of the free times that were named after a wish, the only one is taken with a yes; otherwise it's asked which. */
export function takeNamed(pending: Pending, memory: Memory): Response | undefined {
  const { bookings, named = [] } = pending;
  const free = named.filter((one) => !bookings.some(({ when }) => when === one.when)).slice(-2);
  const { good, nothingBooked } = typedCopy(memory);
  const [offer, other] = free;
  if (!offer) return undefined;
  if (other) return { texts: [nothingBooked, ...areFree(free, memory)], waits: pending };
  return { texts: [good], offer, waits: { ...pending, bookings: [] } };
}
