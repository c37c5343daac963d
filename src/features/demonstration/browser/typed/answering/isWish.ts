import type { NamedAnswer, QuestionName } from '@/content/examples/answers/answer';
import { toOwner } from '@/content/examples/typedReplies';
import type { ExampleFile } from '@/features/demonstration/browser/loadExample';
import {
  isCall,
  type Memory,
  type Offer,
  offerText,
} from '@/features/demonstration/browser/memory';
import { eases } from '../reading/canWait';
import { isAbout, timeTopics, type Understood } from '../reading/findAnswers';
import { isNextTime, partOfDay, turnsDown } from '../reading/intent';
import type { Knowledge } from '../reading/knowledge';
import { areOffered } from '../reading/times';
import { says } from '../reading/words';
import { earlierThan } from './freeTimes';

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
export function earliestFor(
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
  // What says when it happened leaves a call tonight as it is.
  if (pending?.bookings.some((one) => one.isUrgent && isCall(one))) return false;
  // A part of the day says more of the day that was wished for.
  if (pending?.wish && times.every((one) => partOfDay.test(one))) return true;
  const about = found.filter(({ topic, books }) => books || timeTopics.includes(topic));
  const comes = says(text, phrases.asksToCome);
  // Whoever names again what got better wants another time for it.
  const isAlone = typed.isAlone && !(pending && eases(text, phrases));
  if (isAlone || isAbout(typed, 'cancel')) return false;
  if (found.length > 0 && about.length === 0 && !comes) return false;
  if (about.some(({ topic }) => topic === 'hours') && says(text, phrases.asksHours)) return false;
  // An opening hour that answers this text is no offer to somebody who asks to come.
  const own = about.filter(({ topic }) => !(comes || pending) || topic !== 'hours');
  const waiting = (pending ?? done)?.bookings.map(offerText) ?? [];
  const offers = own.map((one) => offerOf(one, shown)?.says ?? `${one.say} ${one.saySpanish}`);
  return !areOffered(times, [...(waiting.length > 0 ? waiting : offers)].join(' '));
}

/** What the free times are for: what this text is about, what was offered before, or the next time. */
export function wished(
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
