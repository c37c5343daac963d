import { toOwner } from '@/content/examples/typedReplies';
import {
  isCall,
  isPlain,
  isUrgentAwaited,
  onlyCalls,
  type Pending,
  passedOn,
  type Told,
  withoutUrgentCalls,
} from '../memory';
import type { Talk } from '../talk';
import { answerTo } from './answering';
import { bookedFor, untilThen } from './bookedTime';
import { correctionIn } from './correction';
import { type Customer, hasContact, saidUnasked, withoutWordsAround } from './customer';
import { customerIn } from './customerIn';
import { isPolite, type Understood, understand } from './findAnswers';
import { eases, type Intent, intentOf, unquoted } from './intent';
import type { Knowledge } from './knowledge';
import { isIntroduced, isProper } from './name';
import { namesMinutes, sentencesOf, withoutTimes } from './sentences';
import { eased, retold } from './toOwner';
import { typedCopy } from './typedCopy';
import { answerLater, takeNamed } from './wish';
import { says } from './words';

/** Tells the owner what the customer has said about what he was told. */
function retell(done: Told, { memory, text }: Talk, lead: string): void {
  text(`${lead} ${retold(done, memory)}`);
  memory.said = [];
}

/** Tells the owner what the customer wants to change, or adds. */
function change(
  done: Told,
  talk: Talk,
  answers: readonly string[] = [typedCopy(talk.memory).changed],
  lead: string = toOwner.changes,
): void {
  talk.respond({ texts: answers });
  retell(done, talk, lead);
}

/** Answers a text. The owner is told at once whom to reach. */
function answer(typed: Understood, talk: Talk, file: Knowledge): void {
  const { memory } = talk;
  const { text, isAlone, isQuestion } = typed;
  const { pending, done } = memory;
  const response = answerTo(typed, memory, talk.shown(), file);
  const wish = response.waits?.wish;
  const isReached = hasContact(text);
  // Whoever has just left a name and a number is not asked for them again.
  const isAdded = !response.offer && (wish || response.waits?.isPassedOn);
  if (isAdded && done && !pending && !isReached) {
    const isAnswered = isQuestion || typed.found.length > 0;
    const stands = wish && untilThen(done, memory);
    // What is booked for an emergency call is told as it was.
    const isTimed = wish && typed.times.length > 0;
    const wished = isTimed && !done.bookings.some(isCall) ? { ...done, wish } : done;
    change(wished, talk, stands || (isAnswered || memory.isDanger ? response.texts : undefined));
    if (isTimed) Object.assign(memory, { done: { ...done, wish }, urgent: '' });
    return;
  }
  const isAgain = [memory.urgent, memory.urgentAgain].includes(response.texts[0] ?? '');
  const isNewDanger = isAlone && response.asks === 'never' && !memory.isDanger;
  if (isAlone && !isAgain && (response.offer || response.asks === 'never')) {
    const [{ again = '', againSpanish = '' } = {}] = typed.found;
    Object.assign(memory, {
      urgentAgain: memory.isSpanish ? againSpanish : again,
      urgent: response.texts.join(' '),
      isUrgentRepeated: false,
      isDanger: response.asks === 'never',
    });
  } else if (isAgain) {
    memory.isUrgentRepeated = true;
  } else if (wish) {
    memory.urgent = '';
  } else if (response.waits?.named) {
    // The advice stays, without the time that was put off.
    memory.urgent = withoutTimes([memory.urgent]).join(' ');
  }
  const { said } = customerIn(text, file);
  const { name, address } = saidUnasked(said);
  if (isReached) Object.assign(memory.customer, said);
  else if (address) memory.customer.address = address;
  else if (name && memory.pending && isIntroduced(text)) memory.customer.name = name;
  // Whoever asks for a call has not taken a visit.
  const isCallAsked = isReached && says(text, file.phrases.reached);
  if (isCallAsked && response.offer && !isCall(response.offer)) {
    talk.respond({ ...response, offer: undefined, waits: passedOn(pending), asks: 'never' });
    talk.reply();
    return;
  }
  // A time that is the customer's own is not offered again.
  const booked = done?.bookings.find((one) => one.when === response.offer?.when);
  talk.respond({
    ...response,
    ...(booked && { offer: undefined }),
    ...(booked &&
      !isAlone && { texts: [...withoutTimes(response.texts), bookedFor(booked, memory)] }),
    ...((isReached || booked) && { asks: 'never' }),
  });
  if (isNewDanger) talk.alert(text);
  if (isReached) talk.reply();
}

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
