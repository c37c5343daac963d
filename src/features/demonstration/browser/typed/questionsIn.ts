import type { Question } from '@/content/examples/answers/answer';
import { isCall, isCallAtOnce, type Memory } from '../memory';
import { hasAppointment } from './bookingAt';
import type { Found } from './findQuestions';
import { aboutOf, type Part, partsOf, priceWords, questionsOf } from './parts';
import { tellsOfPast } from './times';
import { isPlanned } from './withTime';
import { heardIn, sentencesOf, termsOf } from './words';

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

/** What else a text says than what it asks. */
interface Said {
  /** Whether it names a day or an hour. */
  isTimed: boolean;
  /** Whether it asks for the prices of what it lists in one sentence. */
  isPriceList: boolean;
}

/** At most two questions, of which one books something: a call, if one does; or two that ask for prices. */
function withOneBooking(
  questions: readonly Question[],
  { isTimed, isPriceList }: Said,
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
  // A complaint is answered before anything else.
  return few.sort((one, other) => Number(other.isAlone ?? 0) - Number(one.isAlone ?? 0));
}

/** Whether a question is only answered: it books, changes and reports nothing. */
export const isPlain = ({ books, isChange, isUrgent, isAlone }: Question) =>
  !books && !isChange && !isUrgent && !isAlone;

/** Whether a question books a visit, or a call that plans one. */
const booksLater = ({ books }: Question) =>
  books !== undefined && (!isCall(books) || isPlanned(books));

/** The question about what was booked, or a visit for two, that a text asks whatever else it says. */
function aboutBooking(
  heard: string,
  { change, together, appointment, close, likely }: Found,
  known: Question | undefined,
  isPlan: boolean,
): Question | undefined {
  // A customer who cancels a visit does not ask for one.
  if (change && cancels.test(heard)) return change;
  if (together && !isPlan && forTwo.test(heard)) return together;
  const isMade =
    hasAppointment.test(heard) &&
    ((known ?? likely)?.isVisit || (appointment && close.includes(appointment)));
  return isMade || asksIfDone.test(heard) ? appointment : undefined;
}

/** The questions that the parts of a text ask, where the whole asks `only` one, or none. */
function inParts(
  parts: readonly Part[],
  only: Question | undefined,
  found: Found,
  about: Said,
): readonly Question[] {
  // Most words of several questions may be those of one.
  const asked = questionsOf(parts.filter(({ isQuestion }) => isQuestion || about.isPriceList));
  const sure = questionsOf(parts);
  const isEach = parts.every((one) => one.sure);
  if (only) {
    const all = isEach && asked.length > 0 && !about.isTimed ? sure : asked;
    return all.length > 1 && all.includes(only)
      ? withOneBooking(all, about)
      : [...new Set([only, ...sure.filter(({ isWish }) => isWish)])];
  }
  // What is said beside a question need not be understood.
  const isRest = !found.likely && parts.every((one) => one.sure || !one.isQuestion);
  return isRest || isEach ? withOneBooking(sure, about) : [];
}

/** The questions that a text asks: one, or two; what may be an emergency is one, with its price. */
export function questionsIn(
  text: string,
  find: (text: string) => Found,
  found: Found,
): readonly Question[] {
  const isPriced = termsOf(text).some((one) => priceWords.test(one));
  const price = isPriced && found.urgentPrice ? [found.urgentPrice] : [];
  const heard = heardIn(text);
  const { plain, about, ...wish } = aboutOf(text, found.language);
  // A customer who tells of a past day asks for no visit.
  const isPast = tellsOfPast.test(heard);
  const isTimed = wish.isTimed && !isPast;
  const isWish = wish.isWish && !isPast;
  const subject = isPast ? plain : about;
  const { sure, likely, urgent: atOnce, close } = subject === heard ? found : find(subject);
  const parts = partsOf(text, find);
  const besidesUrgent = () => {
    const asked = questionsOf(parts.filter(({ isQuestion }) => isQuestion)).find(isPlain);
    return asked && price.length === 0 ? [asked] : price;
  };
  if (atOnce) return [atOnce, ...besidesUrgent()];
  // The words that ask for a visit make no emergency.
  const unlessUrgent = (one?: Question) => (isWish && one?.isUrgent ? undefined : one);
  const whole = isPast ? sure : unlessUrgent(found.sure);
  const inPlain = isTimed ? find(plain).sure : undefined;
  const wished = isWish ? unlessUrgent(sure ?? inPlain) : undefined;
  // What only one of several parts asks is found there.
  const besides = wished && isPlain(wished) && parts.length > 1 ? undefined : wished;
  // Of a mere day or hour nothing is asked.
  if (isTimed && !besides && termsOf(plain).length === 0) return [];
  // What may be planned on the phone first is not booked at a time.
  const isPlan = ({ books }: Question) => isPlanned(books);
  const planned = [...found.close, ...close].find(isPlan);
  const only = whole ?? besides;
  const booked = aboutBooking(heard, found, besides ?? whole, planned !== undefined);
  if (booked) return [booked];
  const [closest] = close;
  if (isWish && only?.isVisit && closest && isPlan(closest)) return [closest];
  const wishes = questionsOf(parts).filter((question) => question.isWish);
  const isOne = questionsOf(parts.filter(({ isQuestion }) => isQuestion)).length < 2;
  if (besides && booksLater(besides) && isOne) return [besides, ...wishes];
  const urgent = parts.flatMap((one) => (one.sure?.isUrgent ? one.sure : (one.urgent ?? [])))[0];
  // A visit is asked for because of what is said besides.
  if (urgent && (!only || only.isVisit)) return [urgent, ...besidesUrgent()];
  // A customer who names a time, and asks for no price, wants a visit.
  const isPrice = only && !only.isChange && namesPrice(only) && !isPriced;
  const visit = isTimed && isPrice && isOne ? close.find(booksLater) : undefined;
  if (visit) return [visit, ...wishes];
  const isPriceList = isPriced && !/[.,!?;] /.test(text);
  const asked = inParts(parts, only, found, { isTimed, isPriceList });
  if (asked.length > 0 || !isWish) return asked;
  const isFor = (question: Question) => booksLater(question) && !question.isUrgent;
  const probable = planned ?? [likely, ...close].find((one) => one && isFor(one));
  return probable ? [probable] : [];
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
