import type { Booking, QuestionName } from '@/content/examples/answers/answer';
import { conversationCopy as copy } from '@/content/examples/conversation';
import { attributeOf, type ConversationState, mark, marked } from '@/lib/marks';
import { build } from './build';
import { hasAddress, hasNumber, isNo, isShort, isYes, withReply } from './customerReply';
import { isPolite, isQuestion, type Understood, understand } from './findAnswers';
import type { ExampleFile } from './loadExample';
import { calendarEntry, textToOwner } from './ownerCards';
import { withoutRepeatedPrices } from './repeatedPrices';

/** The questions of an example in the order of their buttons. */
const questionsOf = ({ questions }: ExampleFile) => Object.keys(questions) as QuestionName[];

/** How many buttons stay once something is asked, so that the log has room. */
const laterButtons = 2;

/** What waits for the customer's name and number: a booking, or a message to the owner without a time. */
interface Pending extends Omit<Booking, 'when'>, Partial<Pick<Booking, 'when'>> {
  /** Whether a reply left the address out and was asked for it. The next one is taken as it is. */
  isAddressAwaited?: boolean;
}

/** A conversation in a panel (components/Conversation.tsx). */
export interface Conversation {
  /** Starts over, with an example. */
  start(example?: ExampleFile): void;
  /** Asks one of the example's questions. */
  ask(name: QuestionName): void;
}

/**
 * Makes a panel talk: a tapped or typed question is answered at the end of the log, and booked once the customer has
 * said a name and a number. After a tap, the focus moves to the next thing to tap. What is typed stays in the page.
 *
 * @param example the one that the page contains
 */
export function converse(panel: HTMLElement, example: ExampleFile): Conversation {
  const log = panel.querySelector<HTMLElement>('[role="log"]');
  const choices = panel.querySelector<HTMLElement>(marked('choices'));
  const form = panel.querySelector<HTMLFormElement>(marked('typing'));
  let shown = example;
  let asked: QuestionName[] = [];
  /** The customer's name, number and, where it was asked, address. */
  let customer = '';
  let pending: Pending | undefined;
  /** Whether the last question was in Spanish. */
  let isSpanish = false;

  function setState(state: ConversationState): void {
    panel.setAttribute(attributeOf('conversation'), state);
    showChoices(state);
  }

  /** Adds to the log, which screen readers announce. */
  function say(from: 'customer' | 'site', text: string): HTMLElement {
    const speaker = build('span', { class: 'visually-hidden' }, `${copy[from]}: `);
    const words = isSpanish ? build('span', { lang: 'es' }, text) : text;
    const message = build('p', mark('from', from), speaker, words);
    log?.append(message);
    return message;
  }

  /** Brings the newest question to the top of the log, and the log into view. */
  function reveal(message: HTMLElement): void {
    if (log) log.scrollTop = message.offsetTop;
    log?.scrollIntoView({ block: 'nearest' });
  }

  function showChoices(state: ConversationState): void {
    const left = questionsOf(shown).filter((name) => !asked.includes(name));
    const buttons = left
      .slice(0, state === 'start' ? left.length : laterButtons)
      .map((name) => button(shown.questions[name].ask, () => ask(name)));
    const [firstName = ''] = shown.customer.name.split(' ');
    const answer = button(`${copy.answerAs} ${firstName}`, () => reply());
    const restart = button(copy.restart, () => start());
    const others = left.length > 0 ? buttons : [restart];
    choices?.replaceChildren(...(state === 'naming' ? [answer] : others));
  }

  function button(text: string, act: () => void): HTMLElement {
    const made = build('button', { type: 'button' }, text);
    made.addEventListener('click', () => {
      act();
      choices?.querySelector('button')?.focus({ preventScroll: true });
    });
    return made;
  }

  function start(next = shown): void {
    shown = next;
    asked = [];
    customer = '';
    isSpanish = false;
    pending = undefined;
    log?.replaceChildren();
    say('site', copy.greeting);
    setState('start');
  }

  function ask(name: QuestionName): void {
    const { ask: question, answer, books } = shown.questions[name];
    asked = [...asked, name];
    isSpanish = false;
    const message = say('customer', question);
    respond([answer], books);
    reveal(message);
  }

  /** Answers, and asks for a name if something waits for it. */
  function respond(texts: readonly string[], waits?: Pending): void {
    pending = waits;
    say('site', [...texts, ...(waits ? [requestFor(waits)] : [])].join(' '));
    setState(waits ? 'naming' : 'open');
  }

  function requestFor({ asksAddress }: Pending): string {
    const words = isSpanish ? copy.spanish : copy;
    if (asksAddress && !hasAddress(customer)) {
      return customer ? words.knowsNameNotAddress : words.needsAddress;
    }
    return customer ? words.knowsName : words.needsName;
  }

  /** Whether a text is a reply to the request for a name, a number and an address, and no question. */
  function isReply(text: string, { found }: Understood): boolean {
    if (hasNumber(text) || !pending) return hasNumber(text);
    if (isQuestion(text) || !found.every(({ answer: { topic } }) => isPolite(topic))) return false;
    if (pending.isAddressAwaited) return true;
    return isYes(text) || (!hasNumber(customer) && isShort(text));
  }

  /** Answers what the visitor has typed, or hands it over. */
  function answerTyped(text: string): void {
    const understood = understand(text, shown.answers);
    if (isReply(text, understood)) {
      pending ??= { text: copy.callBack };
      reply(text);
      return;
    }
    if (pending && isNo(text)) {
      const message = say('customer', text);
      respond([(isSpanish ? copy.spanish : copy).declined]);
      reveal(message);
      return;
    }
    isSpanish = understood.isSpanish;
    const message = say('customer', text);
    const answers = understood.found.map(({ answer: { topic, say: own, saySpanish } }) => {
      const answer = own ?? shown.questions[topic as QuestionName].answer;
      return (isSpanish && saySpanish) || answer;
    });
    const texts = withoutRepeatedPrices(answers);
    const questions: Partial<ExampleFile['questions']> = shown.questions;
    const [books] = understood.found.flatMap(
      ({ answer: { topic, books: own } }) => own ?? questions[topic as QuestionName]?.books ?? [],
    );
    if (understood.isAnythingUnknown) {
      const { unknown } = isSpanish ? copy.spanish : copy;
      const question = shown.isPrivate ? copy.privateQuestion : `${copy.question} “${text}”`;
      respond([...texts, unknown], { text: question });
    } else {
      respond(texts, books);
    }
    reveal(message);
  }

  /** The reply of the example's customer to what is asked. */
  function exampleReply({ asksAddress }: Pending) {
    const { name, phone, address } = shown.customer;
    const who = [name, phone, ...(asksAddress ? [address] : [])].join(', ');
    const again =
      asksAddress && !hasAddress(customer) ? `${copy.sameNameAt} ${address}.` : copy.sameName;
    return { who, says: hasNumber(customer) ? again : who };
  }

  /** Takes a reply, by default the example's customer's, and books once nothing is missing. */
  function reply(typed?: string): void {
    if (!pending) return;
    const words = isSpanish ? copy.spanish : copy;
    const { who, says } = exampleReply(pending);
    const message = say('customer', typed ?? says);
    customer = typed ? withReply(customer, typed) : who;
    if (!hasNumber(customer)) {
      say('site', customer ? words.needsNumber : requestFor(pending));
    } else if (pending.asksAddress && !pending.isAddressAwaited && !hasAddress(customer)) {
      say('site', words.needsOnlyAddress);
      pending = { ...pending, isAddressAwaited: true };
    } else {
      complete(pending, words);
      return;
    }
    reveal(message);
  }

  /** Puts a booking on the calendar and tells the owner. */
  function complete({ when, what, text }: Pending, words: { booked: string; passedOn: string }) {
    const message = say('site', when ? words.booked : words.passedOn);
    if (when) {
      // The visitor's own name, once the head has it.
      const painted = panel.querySelector(marked('business-name'))?.textContent;
      const business = build('bdi', mark('business-name', shown.name), painted ?? shown.name);
      log?.append(calendarEntry(business, when, what, customer));
    }
    log?.append(textToOwner(`${text} ${customer}`));
    pending = undefined;
    setState('open');
    reveal(message);
  }

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const field = form.querySelector('input');
    const text = field?.value.trim();
    if (field) field.value = '';
    if (text) answerTyped(text);
  });
  if (form) form.hidden = false;
  start();
  return { start, ask };
}
