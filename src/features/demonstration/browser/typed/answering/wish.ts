import { toOwner } from '@/content/examples/typedReplies';
import type { ExampleFile } from '@/features/demonstration/browser/loadExample';
import {
  isCall,
  type Memory,
  type Offer,
  type Pending,
  passedOn,
} from '@/features/demonstration/browser/memory';
import type { Response } from '@/features/demonstration/browser/talk';
import type { Understood } from '../reading/findAnswers';
import { isNextTime, partOfDay, turnsDown } from '../reading/intent';
import type { Knowledge } from '../reading/knowledge';
import { areOffered } from '../reading/times';
import { says } from '../reading/words';
import {
  areFree,
  chosenFrom,
  inOrder,
  isEarliest,
  isNear,
  isNextWeek,
  limit,
  otherTimesFor,
} from './freeTimes';
import { earliestFor, offerOf, wished } from './isWish';
import { withoutTimes } from './sentences';
import { dayIn, onDay, wishAbout } from './toOwner';
import { typedCopy } from './typedCopy';

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
  // “My Thursday one to Friday” wants Friday.
  const isMove = times.length > 1 && /\b(?:from|my|del|mi)\b.*\b(?:to|al?|para)\b/i.test(text);
  const sought = isMove ? times.slice(-1) : times;
  const wanted = onDay(sought, dayBefore);
  // An hour after a day that the customer has named is on that day.
  const isOwnDay =
    offered &&
    sought.every((one) => partOfDay.test(one) || (limit.test(one) && !dayIn(one))) &&
    memory.said.slice(0, -1).some((one) => dayIn(one) && areOffered([dayIn(one)], offered.when));
  const isPart = isOwnDay || (pending?.wish && times.every((one) => partOfDay.test(one)));
  const asked = { ...typed, times: isPart ? [wanted] : sought };
  const { fitting, nearest } = chosenFrom(others, asked, offered ?? subject);
  // What is offered may be early or late enough.
  if (offered && isOwnDay && !isTurnedDown && chosenFrom([offered], asked, offered).fitting[0]) {
    return { texts: [...first, ...areFree([offered], memory)], waits: pending, asks: 'always' };
  }
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
