import type { QuestionName } from '@/content/examples/answers/answer';
import { conversationCopy as copy } from '@/content/examples/conversation';
import type { ConversationState } from '@/lib/marks';
import { conversationPanel } from './conversationPanel';
import { type AnswersFile, type ExampleFile, loadAnswers } from './loadExample';
import { calendarEntry, textToOwner } from './ownerCards';
import { exampleReply, type Pending, requestFor, wishInsteadOf, withNote } from './pending';
import { withoutRepeatedPrices } from './repeatedPrices';
import { hasAddress, hasNumber, isCancellation, isNo, withReply } from './typed/customerReply';
import { type Understood, understand } from './typed/findAnswers';
import { isAccepted, isReply, isUnclear, isWhen, isWish, keptOffer } from './typed/readTyped';

/** The questions of an example in the order of their buttons. */
const questionsOf = ({ questions }: ExampleFile) => Object.keys(questions) as QuestionName[];

/** How many buttons stay once something is asked, so that the log has room. */
const laterButtons = 2;

/** A conversation in a panel (components/Conversation.tsx). */
export interface Conversation {
  /** Starts over, with an example. */
  start(example?: ExampleFile): void;
  /** Asks one of the example's questions. */
  ask(name: QuestionName): void;
}

/**
 * Makes a panel talk: a tapped or typed question is answered at the end of the log, and booked once the customer has
 * said a name and a number. What is typed stays in the page.
 *
 * @param example the one that the page contains
 */
export function converse(element: HTMLElement, example: ExampleFile): Conversation {
  const panel = conversationPanel(element);
  let shown = example;
  let asked: QuestionName[] = [];
  /** The customer's name, number and, where it was asked, address. */
  let customer = '';
  let pending: Pending | undefined;
  /** What was booked last, until it is canceled. */
  let booked: Pending | undefined;
  /** The website's last answer. */
  let answered = '';
  /** The answer to what cannot wait, until another answer is given. */
  let urgent = '';
  /** What was typed before, unless it was a reply. */
  let typedBefore = '';
  /** Whether the last question was in Spanish. */
  let isSpanish = false;
  let spanish: AnswersFile['spanish'] | undefined;

  const words = () => (isSpanish ? { ...copy, ...spanish } : copy);
  const say = (from: 'customer' | 'site', text: string) => panel.say(from, text, isSpanish);

  function setState(state: ConversationState): void {
    const left = questionsOf(shown).filter((name) => !asked.includes(name));
    const questions = left
      .slice(0, state === 'start' ? left.length : laterButtons)
      .map((name) => [shown.questions[name].ask, () => ask(name)] as const);
    const [firstName = ''] = shown.customer.name.split(' ');
    const answer = [`${copy.answerAs} ${firstName}`, () => reply()] as const;
    const others = left.length > 0 ? questions : [[copy.restart, () => start()] as const];
    panel.show(state, state === 'naming' ? [answer] : others);
  }

  function start(next = shown): void {
    shown = next;
    asked = [];
    customer = '';
    typedBefore = '';
    isSpanish = false;
    pending = undefined;
    booked = undefined;
    urgent = '';
    panel.clear();
    say('site', copy.greeting);
    setState('start');
  }

  function ask(name: QuestionName): void {
    const { ask: question, answer, books } = shown.questions[name];
    asked = [...asked, name];
    isSpanish = false;
    const message = say('customer', question);
    respond([answer], books);
    panel.reveal(message);
  }

  /** Answers, and asks for a name if something waits for it. */
  function respond(texts: readonly string[], waits?: Pending): void {
    pending = waits;
    answered = [...texts, ...(waits ? [requestFor(waits, customer, words())] : [])].join(' ');
    say('site', answered);
    setState(waits ? 'naming' : 'open');
  }

  /** What the owner is told of a text, which may be about somebody's health. */
  const noteOf = (text: string, lead: string = copy.question) =>
    shown.isPrivate ? copy.privateQuestion : `${lead} “${text}”`;

  /** Takes what the visitor has typed as a reply, or answers it. */
  function take(text: string, file: AnswersFile): void {
    spanish = file.spanish;
    const understood = understand(text, file.answers, file.frequentSpanish);
    const found = understood.found.map(({ answer }) => answer);
    const context = { ...understood, found, pending, booked, customer, answered };
    const wish = isWish(text, context)
      ? wishInsteadOf(pending ?? booked, (lead) =>
          shown.isPrivate ? copy.privateWish : noteOf(text, lead),
        )
      : undefined;
    if (isReply(text, context)) {
      pending = wish ?? pending ?? { text: typedBefore ? noteOf(typedBefore) : copy.callBack };
      reply(text);
    } else if (isAccepted(text, context)) {
      reply('yes', text);
    } else {
      isSpanish = understood.isSpanish || (isSpanish && (wish !== undefined || isNo(text)));
      const message = say('customer', text);
      if (pending && isNo(text)) respond([words().declined]);
      else if (booked && isCancellation(text)) cancel(booked);
      else if (booked && isWhen(text)) respond([`${copy.bookedFor} ${booked.when}.`]);
      else if (isUnclear(text, context) && answered !== words().unclear) respond([words().unclear]);
      else answer(text, understood, wish);
      typedBefore = text;
      panel.reveal(message);
    }
  }

  /** Answers a text, books what the answers book, and hands over what has no answer. */
  function answer(text: string, { found, isAnythingUnknown }: Understood, wish?: Pending): void {
    const answers = found.map((one) => one.answer);
    const questions: Partial<ExampleFile['questions']> = shown.questions;
    const texts = withoutRepeatedPrices(
      answers.map(
        ({ topic, say: own = questions[topic as QuestionName]?.answer, saySpanish }) =>
          (isSpanish && saySpanish) || own || '',
      ),
    );
    const isUnknown = isAnythingUnknown || found.length === 0;
    const offer = keptOffer(text, { found: answers, pending });
    const isUrgent = answers.some((one) => one.isUrgent || one.isAlone);
    if (answers.length > 0) urgent = isUrgent ? texts.join(' ') : '';
    if (urgent && answers.length === 0 && !(wish && (pending ?? booked))) {
      respond([urgent], offer);
    } else if (wish) {
      respond([...texts.filter((one) => !answered.includes(one)), words().otherTime], wish);
    } else if (isUnknown || answers.some((one) => one.isPassedOn)) {
      const note = noteOf(text);
      const unknown = isUnknown ? [words().unknown] : [];
      respond([...texts, ...unknown], { ...offer, text: withNote(offer, note) });
    } else {
      const [books] = answers.flatMap(
        ({ topic, books: own }) => own ?? questions[topic as QuestionName]?.books ?? [],
      );
      respond(texts, books ?? offer);
    }
  }

  /** Cancels what was booked, and tells the owner. */
  function cancel({ when }: Pending): void {
    respond([words().canceled]);
    panel.add(textToOwner(`${copy.canceledBooking} ${when}, ${customer}`));
    booked = undefined;
  }

  /** Takes a reply, by default the example's customer's, and books once nothing is missing. */
  function reply(typed?: string, shownAs = typed): void {
    if (!pending) return;
    const { who, says } = exampleReply(pending, customer, shown.customer);
    const message = say('customer', shownAs ?? says);
    customer = typed ? withReply(customer, typed) : who;
    if (!hasNumber(customer)) {
      say('site', customer ? words().needsNumber : requestFor(pending, customer, words()));
    } else if (pending.asksAddress && !pending.isAddressAwaited && !hasAddress(customer)) {
      say('site', words().needsOnlyAddress);
      pending = { ...pending, isAddressAwaited: true };
    } else {
      complete(pending);
      return;
    }
    panel.reveal(message);
  }

  /** Puts a booking on the calendar and tells the owner. */
  function complete(done: Pending): void {
    const { when, what, text } = done;
    const message = say('site', when ? words().booked : words().passedOn);
    if (when) {
      const business = panel.paintedName() ?? shown.name;
      panel.add(calendarEntry(shown.name, business, when, what, customer));
      booked = done;
    }
    panel.add(textToOwner(`${text} ${customer}`));
    pending = undefined;
    typedBefore = '';
    setState('open');
    panel.reveal(message);
  }

  panel.onTyped(() => loadAnswers(shown.slug), take);
  start();
  return { start, ask };
}
