import { toOwner } from '@/content/examples/typedReplies';
import { isCall, passedOn, type Told } from '@/features/demonstration/browser/memory';
import type { Talk } from '@/features/demonstration/browser/talk';
import { hasContact, saidUnasked } from '../reading/customer';
import { customerIn } from '../reading/customerIn';
import type { Understood } from '../reading/findAnswers';
import type { Knowledge } from '../reading/knowledge';
import { isIntroduced } from '../reading/name';
import { says } from '../reading/words';
import { answerTo } from './answerTo';
import { bookedFor, untilThen } from './bookedTime';
import { inShort } from './followUp';
import { withoutTimes } from './sentences';
import { retold } from './toOwner';
import { typedCopy } from './typedCopy';

/** Tells the owner what the customer has said about what he was told. */
export function retell(done: Told, { memory, text }: Talk, lead: string): void {
  text(`${lead} ${retold(done, memory)}`);
  memory.said = [];
}

/** Tells the owner what the customer wants to change, or adds. */
export function change(
  done: Told,
  talk: Talk,
  answers: readonly string[] = [typedCopy(talk.memory).changed],
  lead: string = toOwner.changes,
): void {
  talk.respond({ texts: answers });
  retell(done, talk, lead);
}

/** Answers a text. The owner is told at once whom to reach. */
export function answer(typed: Understood, talk: Talk, file: Knowledge): void {
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
  const isReminded = inShort(memory).some((one) => response.texts.slice(1).includes(one));
  memory.reminders = isReminded ? memory.reminders + 1 : 0;
  const { said } = customerIn(text, file);
  const { name, address } = saidUnasked(said);
  if (isReached) Object.assign(memory.customer, said);
  else if (address) memory.customer.address = address;
  else if (name && isIntroduced(text) && (memory.pending || says(text, 'my name, me llamo'))) {
    memory.customer.name = name;
  }
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
