import type { Question } from '@/content/examples/answers/answer';
import { isCall, isCallAtOnce, type Memory } from '../memory';
import { type Asking, askingIn, booksLater, isPlain, priceWords } from './asking';
import { hasAppointment, moves } from './bookingAt';
import type { Found } from './findQuestions';
import { isPlanned } from './withTime';
import { sentencesOf, termsOf } from './words';

/** Asks whether something has arrived, or what was booked. */
export const asksIfDone =
  /\bdid (?:it|that|this|my \w+) go (?:through|in)\b|\bdid (?:you|u) (?:guys )?get (?:it|that|my|the)\b|\b(?:what|when)(?: time| day)? did i (?:just )?book\b|\bis (?:it|that|this) confirmed\b|\bam i (?:all )?(?:booked|down|confirmed|set)\b|\bwhat (?:time|day) (?:am i|was i|is it|was it|was that)\b/;

/** Cancels or moves what was booked, in both languages. */
const cancels = /\b(?:cancel|reschedul|(?:move|switch|change) my (?!number|name|address|mind))/;

const people =
  'sons?|daughters?|kids?|husband|wife|mom|dad|sister|hij[oa]s?|espos[oa]|mama|hermana';

/** Asks for two people, in both languages. */
const forTwo = new RegExp(
  String.raw`\b(?:me and my|(?:yo|mi) y mi|2 people|two people|(?:2|two) of us|room for (?:2|two)|(?:2|dos) personas)\b|\bmy (?:${people}) and (?:me|i)\b|\b(?:my|mi) (?:\w+ )?(?:${people})\b.*\b(?:too|also|tambien)\b(?! (?:young|old|late|much|soon|early|many))|\balso my (?:${people})\b`,
);

/** Whether the answer to a question names a price. */
const namesPrice = ({ answer }: Question) => answer.includes('$');

/** At most two questions, of which one books something: a call, if one does; or two that ask for prices. */
function withOneBooking(
  questions: readonly Question[],
  { isTimed, isPriceList }: Asking,
): readonly Question[] {
  const prices = isPriceList && !isTimed ? questions.filter(namesPrice) : [];
  if (prices.length > 1) return prices.slice(0, 2);
  // A customer who changes a booking makes no new one.
  const changes = questions.filter(({ isChange }) => isChange);
  if (changes.length > 0) return changes;
  const bookings = questions.filter(({ books }) => books);
  // A customer who names a day is not called at once.
  const isMeant = ({ books, isUrgent }: Question) => !isTimed || isUrgent || !isCallAtOnce(books);
  const meant = bookings.filter(isMeant);
  const kept = meant.find(({ books }) => books && isCall(books)) ?? meant[0] ?? bookings[0];
  const few = questions.filter((one) => !one.books || one === kept).slice(0, 2);
  // A customer who complains is told nothing else.
  const alone = few.find(({ isAlone }) => isAlone);
  return alone ? [alone] : few;
}

/** A text's questions by one rule; undefined where the rule does not decide. */
type Rule = (asking: Asking) => readonly Question[] | undefined;

/** An emergency, with what it costs or what else is asked; a complaint alone. */
function withRest(urgent: Question, { found, asked, isPriced }: Asking): readonly Question[] {
  if (urgent.isAlone) return [urgent];
  if (isPriced && found.urgentPrice) return [urgent, found.urgentPrice];
  const besides = asked.find(isPlain);
  return besides ? [urgent, besides] : [urgent];
}

/** What the text is about may be an emergency. */
const asEmergency: Rule = (asking) =>
  asking.subject.urgent && withRest(asking.subject.urgent, asking);

/** Of a mere day or hour nothing is asked. */
const asOnlyTime: Rule = ({ isOnlyTime, wished }) => (isOnlyTime && !wished ? [] : undefined);

/** It is about what was booked, or a visit for two, whatever else it says. */
const asBooked: Rule = ({ heard, found, whole, wished, planned }) => {
  const { change, together, appointment, close, likely } = found;
  // A customer who cancels a visit does not ask for one.
  const isMoved = hasAppointment.test(heard) && moves.test(heard);
  if (change && (isMoved || cancels.test(heard))) return [change];
  if (together && !planned && forTwo.test(heard)) return [together];
  const isVisit = (wished ?? whole ?? likely)?.isVisit;
  const isMade =
    hasAppointment.test(heard) && (isVisit || (appointment && close.includes(appointment)));
  return appointment && (isMade || asksIfDone.test(heard)) ? [appointment] : undefined;
};

/** A call plans what any visit is asked for. */
const asPlan: Rule = ({ subject, only, isWish }) => {
  const [closest] = subject.close;
  const isPlan = isWish && only?.isVisit && isPlanned(closest?.books);
  return isPlan && closest ? [closest] : undefined;
};

/** It asks for one visit, and says how it is wanted. */
const asVisit: Rule = ({ wished, isOne, wishes }) =>
  wished && booksLater(wished) && isOne ? [wished, ...wishes] : undefined;

/** A visit is asked for because of an emergency that is told besides. */
const asVisitBecause: Rule = (asking) => {
  const { parts, only } = asking;
  const [urgent] = parts.flatMap((one) => (one.sure?.isUrgent ? one.sure : (one.urgent ?? [])));
  return urgent && (!only || only.isVisit) ? withRest(urgent, asking) : undefined;
};

/** A customer who names a time, and asks for no price, wants the visit that has one. */
const asPricedVisit: Rule = (asking) => {
  const { subject, only, isTimed, isPriced, isOne, wishes } = asking;
  if (!isTimed || isPriced || !isOne || !only || only.isChange || !namesPrice(only)) return;
  const visit = subject.close.find(booksLater);
  return visit && [visit, ...wishes];
};

/** Its parts ask them, where the whole asks only one, or none. */
const asParts: Rule = (asking) => {
  const { parts, found, only, told, wishes, isTimed, isPriceList } = asking;
  // Most words of several questions may be those of one.
  const asked = isPriceList ? told : asking.asked;
  const isEach = parts.every((one) => one.sure);
  if (only) {
    const all = isEach && asked.length > 0 && !isTimed ? told : asked;
    return all.length > 1 && all.includes(only)
      ? withOneBooking(all, asking)
      : [...new Set([only, ...wishes])];
  }
  // What is said beside a question need not be understood.
  const isRest = !found.likely && parts.every((one) => one.sure || !one.isQuestion);
  const some = isRest || isEach ? withOneBooking(told, asking) : [];
  return some.length > 0 ? some : undefined;
};

/** It asks for the visit that it probably means. */
const asProbableVisit: Rule = ({ subject: { likely, close }, isWish, planned }) => {
  const isFor = (question: Question) => booksLater(question) && !question.isUrgent;
  const probable = planned ?? [likely, ...close].find((one) => one && isFor(one));
  return isWish && probable ? [probable] : undefined;
};

/** In their order: the first that decides. */
const rules = [
  asEmergency,
  asOnlyTime,
  asBooked,
  asPlan,
  asVisit,
  asVisitBecause,
  asPricedVisit,
  asParts,
  asProbableVisit,
];

/** The questions that a text asks: none, one, or two; an emergency with its price. */
export function questionsIn(
  text: string,
  find: (text: string) => Found,
  found: Found,
): readonly Question[] {
  const asking = askingIn(text, find, found);
  for (const rule of rules) {
    const questions = rule(asking);
    if (questions) return questions;
  }
  return [];
}

/** What only asks how much or how long, of what was said before, and the sentences that tell, in both languages. */
const followUps = [
  [priceWords, /\$|\bprice|\bprecio/],
  [/^(?:long|take|cuanto|dura|tarda|tiempo)$/, /\b(?:minut|hours?\b|una hora|horas\b)/],
] as const;

/** What the last answer says about a mere “how much” or “how long”; empty if it says nothing of it. */
export function followUpTo(text: string, { topic }: Memory): string {
  const terms = termsOf(text);
  const [, tells] =
    followUps.find(([asks]) => terms.length > 0 && terms.every((term) => asks.test(term))) ?? [];
  if (!topic || topic.isUrgent || !tells) return '';
  return sentencesOf(topic.answer)
    .filter((one) => tells.test(one))
    .join(' ');
}
