import { toOwner } from '@/content/examples/typedReplies';
import {
  isCall,
  isPlain,
  isUrgentAwaited,
  onlyCalls,
  type Pending,
  passedOn,
  withoutUrgentCalls,
} from '../memory';
import type { Talk } from '../talk';
import { answer, change, retell } from './answering/answer';
import { bookedFor } from './answering/bookedTime';
import { namesMinutes, sentencesOf } from './answering/sentences';
import { eased } from './answering/toOwner';
import { typedCopy } from './answering/typedCopy';
import { answerLater, takeNamed } from './answering/wish';
import { eases } from './reading/canWait';
import { correctionIn } from './reading/correction';
import { type Customer, hasContact, saidUnasked, withoutWordsAround } from './reading/customer';
import { customerIn } from './reading/customerIn';
import { isPolite, understand } from './reading/findAnswers';
import { type Intent, intentOf, unquoted } from './reading/intent';
import type { Knowledge } from './reading/knowledge';
import { isProper } from './reading/name';
import { says } from './reading/words';

/** Takes what a visitor has typed, by what it does. */
export function takeTyped(text: string, talk: Talk, file: Knowledge): void {
  const { memory, respond } = talk;
  // A heart or a thumb up is thanks.
  const typed = understand(/[\p{L}\p{N}?!]/u.test(text) ? text : 'thx', file);
  memory.isSpanish = typed.language === 'es' || (memory.isSpanish && typed.language !== 'en');
  const { pending, done, canceled, declined, customer, isAddressAwaited, answered } = memory;
  const does = intentOf(typed, memory, file);
  const copy = typedCopy(memory);
  const say = (said: string, waits?: Pending) => respond({ texts: [said], waits });
  /** Drops what was offered, with its advice, unless that is about a danger. */
  function decline(): void {
    memory.declined = pending;
    say(copy.declined);
    if (!memory.isDanger) memory.urgent = '';
  }
  function cancel(said: string): void {
    if (!done) {
      decline();
      return;
    }
    // Only what was booked here can be canceled here.
    if (done.wish || done.bookings.length === 0) {
      change(done, talk, [copy.asksToCancel], toOwner.cancels);
      return;
    }
    say(said);
    retell(done, talk, toOwner.canceled);
    Object.assign(memory, { done: undefined, canceled: done, urgent: '' });
  }
  const replied = () =>
    customerIn(text, file, {
      known: customer,
      isReply: true,
      // Words alone are a name, as long as it is missing.
      isAddress: isAddressAwaited && !hasContact(text) && (/\d/.test(text) || !!customer.name),
    });
  /** Takes what was offered, or a reply to the request for a name. */
  function take(said: Customer): void {
    // The offered time is taken after all.
    if (typed.times.length > 0) memory.pending = pending && { ...pending, wish: undefined };
    // Whoever asks for a call, and gives a number, has not taken a visit, and needs no address.
    const isCalled = hasContact(text) && says(text, file.phrases.reached);
    if (isCalled && memory.pending && !isUrgentAwaited(memory)) {
      memory.pending = passedOn(onlyCalls(memory.pending), toOwner.callBack);
    }
    const waits = memory.pending;
    const isAnybody = Object.keys(said).length > 0 || customer.number;
    if (!waits || isAnybody) talk.reply(said);
    else
      respond(
        (waits.wish && takeNamed(waits, memory)) || {
          texts: [typed.isQuestion ? copy.yes : copy.good],
          waits,
        },
      );
  }
  const act: Record<Intent, () => void> = {
    ask: () => answer(typed, talk, file),
    reply: () => take(replied().said),
    accept: () =>
      take(hasContact(text) ? replied().said : saidUnasked(customerIn(text, file).said)),
    correct() {
      Object.assign(customer, correctionIn(typed, memory, file));
      say(copy.corrected, pending);
      if (done && !pending) talk.tell(done, `${toOwner.correction} `);
    },
    change: () => done && change(done, talk),
    cancel: () => cancel(copy.canceled),
    over: () => cancel(copy.over),
    shut() {
      const advice = sentencesOf(memory.urgent);
      // Whoever is out of danger hears how to stay so, and is asked who she is.
      if (memory.isDanger && !customer.number) {
        respond({ texts: [copy.good, ...advice.slice(-1)], waits: passedOn(pending) });
        memory.urgentAgain = advice.at(-1) ?? '';
        return;
      }
      // What is done needs no advice anymore, only when somebody comes.
      if (!memory.isDanger) memory.urgent = advice.filter(namesMinutes).join(' ');
      say(copy.good, pending);
    },
    later() {
      const isTold = done && !pending;
      const calls = isTold ? done.bookings.filter(isCall) : [];
      for (const call of calls) talk.text(eased(call, memory));
      Object.assign(memory, {
        pending: passedOn(withoutUrgentCalls(pending)),
        done: isTold && done.bookings.length === calls.length ? undefined : done,
        urgent: '',
        urgentAgain: '',
      });
      const response = answerLater(typed, memory, talk.shown(), file);
      const isGood = eases(text, file.phrases);
      respond({ ...response, texts: [...(isGood ? [copy.good] : []), ...response.texts] });
    },
    keep: () => (canceled ? talk.tell(canceled) : say(copy.stays, pending ?? declined)),
    decline,
    refuse() {
      if (pending && customer.number && answered.endsWith(talk.request(pending))) {
        memory.customer = {};
        respond({ texts: [], waits: pending });
      } else {
        const isUrgent = isUrgentAwaited(memory);
        say(isUrgent ? copy.stays : copy.declined, isUrgent ? pending : undefined);
      }
    },
    when() {
      const [booking] = done?.bookings ?? [];
      if (!done) say(copy.nothingBooked, pending);
      else if (!booking || done.wish) answer({ ...typed, found: [] }, talk, file);
      else say(bookedFor(booking, memory), pending);
    },
    clarify: () => (pending ? respond({ texts: [], waits: pending }) : say(copy.unclear)),
  };
  talk.hear(text);
  // Who somebody is stands behind what she has said. Without a capital or a number, a name may be none.
  const { said, rest } = replied();
  const isSurelyWho = !said.name || hasContact(text) || isProper(said.name);
  const isMore = !isPlain(pending) && withoutWordsAround(rest, file.phrases.aroundNames);
  const isOnlyWho = does === 'reply' && isSurelyWho && !isMore;
  const isManners = typed.found.length > 0 && typed.found.every(isPolite);
  const isNothingNew = typed.times.length === 0 && unquoted.includes(does);
  if (!(isOnlyWho || isManners || isNothingNew)) {
    memory.said = [...memory.said, text];
  }
  act[does]();
}
