import { conversationCopy as copy } from '@/content/conversation';
import type { Booking, QuestionName } from '@/content/example';
import { attributeOf, type ConversationState, mark, marked } from '@/lib/marks';
import { build } from './build';
import type { ExampleFile } from './loadExample';

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
 * Makes a panel talk: a tapped question is answered at the end of the log, and booked once the customer has said a name
 * and a number. The focus moves to the next thing to tap.
 *
 * @param example the one that the page contains
 */
export function converse(panel: HTMLElement, example: ExampleFile): Conversation {
  const log = panel.querySelector<HTMLElement>('[role="log"]');
  const choices = panel.querySelector<HTMLElement>(marked('choices'));
  let shown = example;
  let asked: QuestionName[] = [];
  /** The customer's name, number and, where it was asked, address. */
  let customer = '';
  let isAddressKnown = false;
  let booking: Booking | undefined;

  function setState(state: ConversationState): void {
    panel.setAttribute(attributeOf('conversation'), state);
    showChoices(state);
  }

  /** Adds to the log, which screen readers announce. */
  function add(...parts: HTMLElement[]): void {
    log?.append(...parts);
  }

  function say(from: 'customer' | 'site', text: string): HTMLElement {
    const speaker = build('span', { class: 'visually-hidden' }, `${copy[from]}: `);
    const message = build('p', mark('from', from), speaker, text);
    add(message);
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
      .slice(0, asked.length > 0 ? laterButtons : left.length)
      .map((name) => button(shown.questions[name].ask, () => ask(name)));
    const answer = button(`${copy.answerAs} ${shown.customer.name.split(' ')[0]}`, reply);
    const restart = button(copy.restart, () => start());
    const others = buttons.length > 0 ? buttons : [restart];
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
    isAddressKnown = false;
    log?.replaceChildren();
    say('site', copy.greeting);
    setState('start');
  }

  function ask(name: QuestionName): void {
    const { ask: question, answer, books } = shown.questions[name];
    asked = [...asked, name];
    booking = books;
    const message = say('customer', question);
    say('site', books ? `${answer} ${requestFor(books)}` : answer);
    setState(books ? 'naming' : 'open');
    reveal(message);
  }

  function requestFor({ asksAddress }: Booking): string {
    if (!asksAddress || isAddressKnown) return customer ? copy.knowsName : copy.needsName;
    return customer ? copy.knowsNameNotAddress : copy.needsAddress;
  }

  function reply(): void {
    if (!booking) return;
    const { name, phone, address } = shown.customer;
    const isAddressNew = booking.asksAddress && !isAddressKnown;
    const said = isAddressNew ? `${copy.sameNameAt} ${address}.` : copy.sameName;
    const who = [name, phone, ...(booking.asksAddress && address ? [address] : [])].join(', ');
    const message = say('customer', customer ? said : who);
    customer = who;
    if (booking.asksAddress) isAddressKnown = true;
    say('site', copy.booked);
    add(calendarEntry(booking, who), textToOwner(booking, who));
    booking = undefined;
    setState('open');
    reveal(message);
  }

  function calendarEntry({ when, what = copy.callback }: Booking, who: string): HTMLElement {
    // The visitor's own name, once the head has it.
    const name = panel.querySelector(marked('business-name'))?.textContent ?? shown.name;
    const business = build('bdi', mark('business-name', shown.name), name);
    return build(
      'div',
      mark('owner', 'calendar'),
      build('p', {}, `${copy.calendarOf} `, business),
      build('strong', {}, when),
      build('p', {}, what),
      build('p', {}, who),
    );
  }

  start();
  return { start, ask };
}

const textToOwner = ({ text }: Booking, who: string) =>
  build('div', mark('owner', 'text'), build('p', {}, copy.text), build('p', {}, `${text} ${who}`));
