import type { TypedCopy } from '@/content/examples/typedReplies';
import { capitalize } from '@/lib/text/words';
import { timeInSentence } from '../bookingTime';
import { isUrgentCall, type Request } from '../memory';
import { whoIs } from '../ownerTexts';
import type { Talk } from '../talk';
import { aboutTime, answer, costsOf, saidTexts, warn } from './answering/answer';
import { messageAbout, visitAt, withTime } from './answering/request';
import { sentencesOf } from './answering/sentences';
import { typedCopy } from './answering/typedCopy';
import { hasShortPhone } from './reading/contact';
import { isPolite } from './reading/findAnswers';
import type { Intent } from './reading/intent';
import type { Knowledge } from './reading/knowledge';
import { turnOf } from './reading/turn';
import { says } from './reading/words';

/** The number of a card, which nobody keeps or passes on. */
const cardNumber = /(?<![\d+])(?:(?:\d{4}[ -]?){3}\d{4}|\d{4}[ -]?\d{6}[ -]?\d{5})(?!\d)/g;

/** What is said of the time of what waits or is booked, which stands in place of `…`. */
function whenCopy(
  about: Request | undefined,
  booked: Request | undefined,
  copy: TypedCopy,
  isPrivate?: boolean,
) {
  if (about?.booking && about !== booked)
    return isUrgentCall(about) ? copy.callOnce : copy.onceConfirmed;
  if (!booked) return copy.nothingBooked;
  if (isUrgentCall(booked)) return copy.callBooked;
  return isPrivate || booked.chosen === booked.asked ? copy.askedFor : copy.bookedFor;
}

/**
 * Answers what a visitor has typed. Nothing is booked, changed or canceled by it: what it asks for is put into a form, which
 * the customer confirms.
 */
export function takeTyped(typed: string, talk: Talk, file: Knowledge): void {
  const text = typed.replace(cardNumber, 'card number');
  const { memory, respond } = talk;
  const { request, booked, advice, isDanger } = memory;
  const turn = turnOf(text, memory, file);
  const { does, contact, found, times } = turn;
  memory.isSpanish = turn.isSpanish;
  const copy = typedCopy(turn);
  talk.hear(text);
  if (contact) Object.assign(memory.customer, contact.customer);
  const isManners = found.length > 0 && found.every(isPolite);
  if (!isManners && (['ask', 'warn', 'safe'].includes(does) || times.length > 0))
    memory.said = [...memory.said, text];

  if (request && does !== 'warn' && hasShortPhone(text)) {
    respond([copy.isShort], request);
    return;
  }
  if (memory.customer.phone && says(text, file.phrases.asksContact)) {
    respond([copy.have.replace('…', whoIs(memory.customer))], request);
    return;
  }
  const act: Record<Intent, () => void> = {
    warn: () => warn(turn, talk, file),
    ask: () => answer(turn, talk, file),
    reach() {
      if (booked && !request) talk.offerChange();
      else respond([copy.confirms], request ?? messageAbout('nothing'));
    },
    decline() {
      const still = booked && copy.stillDown.replace('…', timeInSentence(booked.chosen, memory));
      respond([request?.isChange ? copy.stays : (still ?? copy.declined)]);
    },
    confirm() {
      if (request) respond([copy.confirms], request);
      else respond([copy.areOpen], visitAt({ ...turn, times: [] }, talk.shown(), file));
    },
    change() {
      if (request?.isChange) {
        respond([copy.toCancel], { ...request, isCancel: true });
        return;
      }
      if (booked && says(text, file.phrases.cancels)) {
        const rules = file.answers.filter(({ topic }) => topic === 'cancel');
        const asked = { ...turn, times: [booked.chosen ?? ''] };
        const said = saidTexts(rules, asked, talk, file);
        respond([...said, copy.toCancel], { ...booked, isChange: true, isCancel: true });
        return;
      }
      // Nobody comes on that day.
      if (turn.found.some(({ closed }) => closed)) {
        answer(turn, talk, file);
        return;
      }
      const change = booked && withTime({ ...booked, isChange: true }, turn);
      const isWish = change?.wish && change.wish !== booked?.wish;
      if (isWish) respond([copy.notesDay.replace('…', change.wish ?? '')], change);
      else talk.offerChange(change);
    },
    when() {
      const isBooked = booked && (request?.isChange || says(text, file.phrases.asksOwn));
      const about = isBooked ? booked : (request ?? booked);
      const when = timeInSentence(about?.chosen, memory);
      const price = says(text, file.phrases.asksPrice) ? costsOf(about, turn) : [];
      const said = whenCopy(about, booked, copy, talk.shown().isPrivate).replace('…', when);
      respond([...price, capitalize(said)], request);
    },
    safe() {
      if (isUrgentCall(booked) && !request) {
        const comes = copy.callBooked.replace('…', timeInSentence(booked?.chosen, memory));
        talk.passOn([copy.good, comes]);
        return;
      }
      // What has been done is not advised again.
      if (isDanger) Object.assign(memory, { advice: sentencesOf(advice).at(-1), isSafe: true });
      const again = isDanger ? [memory.advice] : [];
      const when = timeInSentence(request?.chosen ?? request?.times[0], memory);
      const comes = isUrgentCall(request) && says(text, file.phrases.asksSoon);
      const soon = comes ? [copy.callOnce.replace('…', when)] : [];
      respond([copy.good, ...again, ...soon], request && { ...request, canWait: true });
    },
    wait() {
      const isVisit = times.length > 0 || says(text, file.phrases.canWait);
      const visit = isVisit ? visitAt(turn, talk.shown(), file) : undefined;
      // The price of what can wait stays.
      const costs = request?.booking?.costs ?? visit?.booking?.costs;
      const next = visit?.booking && { ...visit, booking: { ...visit.booking, costs } };
      respond([copy.good, ...(next ? [aboutTime(next, turn)] : [])], next);
    },
  };
  act[does]();
}
