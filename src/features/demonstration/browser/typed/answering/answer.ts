import type { NamedAnswer } from '@/content/examples/answers/answer';
import { timeInSentence, timeInSpanish } from '@/features/demonstration/browser/bookingTime';
import { isCall, isUrgentCall, type Request } from '@/features/demonstration/browser/memory';
import type { Talk } from '@/features/demonstration/browser/talk';
import { capitalize } from '@/lib/text/words';
import { isAbout, isPolite } from '../reading/findAnswers';
import type { Knowledge } from '../reading/knowledge';
import { personIn } from '../reading/personIn';
import type { Turn } from '../reading/turn';
import { says, wordsOf } from '../reading/words';
import { adviceAgain, isAnsweredToo, needsAdvice } from './advice';
import { askedFor, messageAbout, nextRequest, requestOf, withoutBooked } from './request';
import { saidTo } from './saidTo';
import { withoutRepeats, withoutTimes } from './sentences';
import { typedCopy } from './typedCopy';

/** What is said about the time that is chosen in a form. */
export function aboutTime(request: Request, { times, found, isSpanish }: Turn): string {
  const copy = typedCopy({ isSpanish });
  const { booking, asked, wish, chosen = request.times[0] } = request;
  const when = timeInSentence(chosen, { isSpanish });
  if (isUrgentCall(request) && !(request.canWait && times.length > 0)) {
    if (times.length > 0) return copy.staysUrgent;
    // What else is broken does not ask when the call comes.
    const asksWho = found.some(({ topic }) => topic === 'person');
    return asksWho ? copy.callOnce.replace('…', when) : copy.noted;
  }
  const isOpen = booking && isCall(booking) ? copy.callComes : copy.isOpen;
  if (!asked) {
    const said = capitalize(isOpen.replace('…', when));
    const day = isSpanish && wish ? timeInSpanish(wish) : wish;
    return day ? `${copy.notesDay.replace('…', day)} ${said}` : said;
  }
  const [first, ...others] = request.times;
  if (others.length > 0) return copy.asksOrPicks;
  return `${isOpen.replace('…', timeInSentence(first, { isSpanish }))} ${copy.asks}`;
}

/** What some answers say to a text. */
export const saidTexts = (
  found: readonly NamedAnswer[],
  turn: Turn,
  talk: Talk,
  { phrases }: Knowledge,
) => found.flatMap((one) => saidTo(one, turn, talk.shown(), phrases, typedCopy(turn)));

/** Answers a danger, and tells the owner, before anything else is asked. */
export function warn(turn: Turn, talk: Talk, file: Knowledge): void {
  const texts = saidTexts(turn.found, turn, talk, file);
  const next = nextRequest({ ...turn, times: [] }, undefined, talk.shown(), file);
  talk.respond(texts);
  talk.alert(turn.text);
  Object.assign(talk.memory, { advice: texts.join(' '), isDanger: true, isSafe: false });
  if (next) talk.respond([], next);
}

/** What a request's booking costs, in the language of the conversation; nothing where it does not say. */
export function costsOf(request: Request | undefined, { isSpanish }: Turn): string[] {
  const [inEnglish, inSpanish] = request?.booking?.costs ?? [];
  const said = isSpanish ? inSpanish : inEnglish;
  return said ? [said] : [];
}

/** What is answered; nothing where there is no answer. */
function known(turn: Turn, next: Request | undefined, talk: Talk, file: Knowledge): string[] {
  const { text, found, times, isAlone } = turn;
  // What waits already has its own time.
  const waiting = talk.memory.request;
  const isKept = next && (next === waiting || (next.booking && next.booking === waiting?.booking));
  // In an emergency, whoever asks for somebody asks when the call comes.
  const isWhen = ({ topic }: NamedAnswer) =>
    topic === 'time' || (topic === 'person' && isUrgentCall(waiting));
  // A time that was named before is said, and not the first one that is free.
  const isCarried =
    next?.booking && !isKept && (next.wish || (next.chosen && next.chosen !== next.booking.when));
  const isTime = times.length > 0 ? !isAlone : isCarried || (isKept && found.some(isWhen));
  // What is canceled is not offered.
  const isOffered = isTime && next?.booking && !isAbout(turn, 'cancel');
  const said = found.flatMap((one) => {
    const isKnown = isKept && isWhen(one);
    const isPrice = one.topic === 'rates' || (isKnown && says(text, file.phrases.asksPrice));
    // Whoever is called in an emergency gets no text instead.
    const isCalled = one.topic === 'byText' && isUrgentCall(next);
    if ((isOffered && isPolite(one)) || isCalled) return [];
    if (isKnown && !isPrice) {
      return one.isDone && says(text, file.phrases.asksDone) ? [typedCopy(turn).yes] : [];
    }
    const costs = isPrice ? costsOf(next ?? talk.memory.booked, turn) : [];
    const texts = costs.length > 0 ? costs : saidTexts([one], turn, talk, file);
    const offered = requestOf(one, talk.shown())?.booking;
    const isPlanned = next?.booking && isCall(next.booking) && offered && !isCall(offered);
    return offered && (isOffered || isKept || isPlanned) ? withoutTimes(texts) : texts;
  });
  // That a time is not free is said once.
  const isSaid = isCarried && times.length === 0 && next?.asked;
  const about = isOffered && !isSaid ? [aboutTime(next, turn)] : [];
  const person = next?.booking && personIn(text, file);
  if (person) about.push(typedCopy(turn).notesPerson.replace('…', person));
  // Nobody comes on the examples' night but for an emergency.
  const asksWhen = isAbout(turn, 'tonight') || isAbout(turn, 'hours');
  const isLater = next?.booking && !isUrgentCall(next) && !asksWhen;
  if (isLater && says(text, file.phrases.today)) said.unshift(typedCopy(turn).notToday);
  const isNews = ([one]: string[]) => said.length === 0 || one !== typedCopy(turn).noted;
  return withoutRepeats(isNews(about) ? [...said, ...about] : said, isAbout(turn, 'complaint'));
}

/** Answers a text, or passes it on, and asks the customer to confirm what it asks for. */
export function answer(turn: Turn, talk: Talk, file: Knowledge): void {
  const { text, isAlone, isAnythingUnknown } = turn;
  const { memory, respond } = talk;
  const { phrases } = file;
  const { request, booked, advice, isDanger } = memory;
  const copy = typedCopy(turn);
  const isMoved = !request && !booked && says(text, phrases.movesOwn);
  const cancels = (isAbout(turn, 'cancel') || isMoved) && !says(text, phrases.asksPolicy);
  // An appointment that was made elsewhere is not what waits.
  const isKept = request?.booking?.isUrgent || !says(text, phrases.appointments);
  const next = cancels
    ? (isKept && request) || messageAbout('cancel')
    : (withoutBooked(nextRequest(turn, request, talk.shown(), file), booked) ?? askedFor(turn));
  const isCancel = ({ topic }: NamedAnswer) => topic === 'cancel';
  const policy = isMoved ? { found: file.answers.filter(isCancel), times: [] } : {};
  const said = known({ ...turn, ...policy }, next, talk, file);
  if (booked && next?.booking && says(text, phrases.adds)) {
    talk.passOn([...withoutTimes(said), copy.passesOn]);
    return;
  }
  if (needsAdvice(memory, turn, next)) {
    const answered = isAnsweredToo(turn) ? withoutTimes(said) : [];
    respond([...answered, ...adviceAgain(memory, turn, phrases)], request);
    return;
  }
  if (isAlone) memory.advice = said.join(' ');
  if (said.length > 0 && !isAnythingUnknown) {
    respond(cancels && !request ? [...said, copy.passesOn] : said, next);
    return;
  }
  const isQuestion = turn.isQuestion || isAnythingUnknown;
  // A day, or another one, for what a message is about.
  const isMore =
    request && !request.booking && (says(text, phrases.moves) || turn.times.length > 0);
  const unknown = isQuestion && !isMore ? copy.unknown : request ? copy.noted : copy.passesOn;
  const isPassedOn = turn.found.some((one) => one.isPassedOn);
  const isPatient = talk.shown().isPrivate && said.length === 0 && !request;
  const texts = [
    ...said,
    ...(said.length === 0 ? [unknown] : isPassedOn ? [] : [copy.restUnknown]),
    ...(isPatient ? [copy.ifUrgent] : []),
  ];
  const asksHelp = isDanger || (advice !== '' && says(text, phrases.asksHelp));
  const isUnclear = memory.said.length < 2 && !request && !isQuestion && wordsOf(text).length < 3;
  if (said.length === 0 && asksHelp) respond(adviceAgain(memory, turn, phrases), next);
  else if (booked && !next) talk.passOn(texts);
  else if (said.length === 0 && isUnclear) respond([copy.unclear]);
  else respond(texts, next ?? messageAbout());
}
