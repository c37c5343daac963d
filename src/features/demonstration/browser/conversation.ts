import { conversationCopy as copy, spanishCopy } from '@/content/examples/conversation';
import type { TappedName } from '@/content/examples/example';
import type { ConversationState } from '@/lib/marks';
import { build } from './build';
import { conversationPanel } from './conversationPanel';
import { type ExampleFile, loadAnswers } from './loadExample';
import { loadTyping } from './loadScript';
import {
  emptyMemory,
  needsAddress,
  type Pending,
  rememberTold,
  requestFor,
  type Told,
  withOffer,
} from './memory';
import { calendarEntry, textToOwner } from './ownerCards';
import type { Response } from './talk';
import { type Customer, whoIs } from './typed/reading/customer';

type Typing = Awaited<ReturnType<typeof loadTyping>>['typing'];

/** The questions of an example in the order of their buttons. */
const questionsOf = ({ questions }: ExampleFile) => Object.keys(questions) as TappedName[];

/** How many buttons there are at first, and once something is asked, so that the log has room. */
const firstButtons = 4;
const laterButtons = 2;

/** A conversation in a panel (components/Conversation.tsx). */
export interface Conversation {
  /** Starts over, with an example. */
  start(example?: ExampleFile): void;
  /** Asks one of the example's questions. */
  ask(name: TappedName): void;
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
  let asked: TappedName[] = [];
  const memory = emptyMemory();
  /** What reads typed texts, once something was typed. */
  let typing: Typing | undefined;

  const words = () => (memory.isSpanish ? { ...copy, ...spanishCopy } : copy);
  const say = (from: 'customer' | 'site', text: string) => panel.say(from, text, memory.isSpanish);

  const request = (waits: Pending) => requestFor(waits, memory.customer, words());
  const load = () => Promise.all([loadAnswers(shown.slug), loadTyping()]);

  /** What the example's customer replies; nothing while somebody else's reply is incomplete. */
  function exampleReply(): string | undefined {
    const { customer, pending } = memory;
    const { name, phone, address } = shown.customer;
    if (!pending || (customer.name && !customer.number)) return undefined;
    const isAsked = needsAddress(pending, customer);
    if (!customer.number) return [name, phone, ...(isAsked ? [address] : [])].join(', ');
    if (memory.isAddressAwaited) return `${words().itIs} ${address}.`;
    return isAsked ? `${words().sameName} ${words().itIs} ${address}.` : words().sameName;
  }

  /** How many questions to offer: beside what was booked there is room for one. */
  function buttonsIn(state: ConversationState): number {
    if (state === 'start') return firstButtons;
    return memory.done ? 1 : laterButtons;
  }

  function setState(state: ConversationState): void {
    const left = questionsOf(shown).filter((name) => !asked.includes(name));
    const questions = left
      .slice(0, buttonsIn(state))
      .map((name) => [shown.questions[name].ask, () => ask(name), name === 'spanish'] as const);
    const others =
      left.length > 0 ? questions : [[words().restart, () => start(), memory.isSpanish] as const];
    const says = exampleReply();
    const [firstName = ''] = shown.customer.name.split(' ');
    const label = memory.customer.number ? says : `${words().answerAs} ${firstName}`;
    panel.show(
      state,
      says && label ? [[label, () => replyAsExample(says), memory.isSpanish]] : others,
    );
  }

  function start(next = shown): void {
    shown = next;
    asked = [];
    Object.assign(memory, emptyMemory());
    panel.clear();
    panel.add(build('small', {}, copy.role));
    say('site', copy.greeting);
    setState('start');
  }

  function ask(name: TappedName): void {
    const { ask: question, answer, books } = shown.questions[name];
    asked = [...asked, name];
    memory.isSpanish = name === 'spanish';
    memory.said = [...memory.said, question];
    const message = say('customer', question);
    const offer = books && { ...books, says: answer };
    memory.urgent = offer?.isUrgent ? answer : '';
    respond({
      texts: [answer],
      offer,
      waits: memory.pending,
      asks: offer ? 'always' : 'again',
    });
    panel.reveal(message);
  }

  /** Answers, and asks for a name where it should. */
  function respond({ texts, offer, waits: waiting, asks = 'always' }: Response): void {
    const waits = offer ? withOffer(waiting, offer) : waiting;
    const requested = waits ? request(waits) : '';
    const isAsked = asks === 'always' || (asks === 'again' && !memory.answered.endsWith(requested));
    memory.pending = waits;
    memory.isAddressAwaited = false;
    memory.answered = [...texts, ...(requested && isAsked ? [requested] : [])].join(' ');
    if (memory.answered) say('site', memory.answered);
    setState(waits ? 'naming' : 'open');
  }

  /** Takes a reply, and tells the owner once nothing is missing. */
  function reply(said: Customer = {}): void {
    const { customer, pending = { bookings: [] } } = memory;
    Object.assign(customer, said);
    Object.assign(memory, { pending, answered: '' });
    const isBooking = pending.wish || pending.bookings.length > 0;
    if (!customer.number && (isBooking || !customer.email)) {
      say('site', customer.name || customer.email ? words().needsNumber : request(pending));
    } else if (needsAddress(pending, customer)) {
      say('site', words().needsOnlyAddress);
      memory.isAddressAwaited = true;
    } else {
      const texts = typing?.textsFor(pending, memory) ?? pending.bookings.map(({ text }) => text);
      tell({ ...pending, texts });
      return;
    }
    setState('naming');
  }

  function replyAsExample(says: string): void {
    const { customer, pending } = memory;
    const { name, phone, address } = shown.customer;
    const message = say('customer', says);
    const isAsked = pending && needsAddress(pending, customer);
    reply({ name, number: phone, ...(isAsked && address && { address }), ...customer });
    panel.reveal(message);
  }

  function text(said: string): void {
    const { customer, isSpanish } = memory;
    const language = isSpanish ? `, ${copy.speaksSpanish}` : '';
    const label = shown.isPrivate ? copy.inbox : copy.text;
    const [about, rest = ''] = said.split('{who}');
    panel.add(textToOwner(label, `${about} ${whoIs(customer)}${language}${rest}`));
  }

  /** Puts bookings on the calendar, and tells the owner. */
  function tell(told: Told, lead = ''): void {
    const who = whoIs(memory.customer);
    const business = panel.paintedName() ?? shown.name;
    const bookings = told.wish ? [] : told.bookings;
    // Whoever is in danger reads once more what cannot wait.
    const again = memory.isDanger ? [memory.urgentAgain].filter(Boolean) : [];
    const done = bookings.length > 0 ? words().booked : words().passedOn;
    if (!lead) say('site', [done, ...again].join(' '));
    for (const { when, what } of bookings) {
      panel.add(calendarEntry(shown.name, business, when, what, who));
    }
    for (const one of told.texts) text(`${lead}${one}`);
    rememberTold(memory, told);
    setState('open');
  }

  function alert(said: string): void {
    panel.add(textToOwner(copy.alert, `“${said}” ${whoIs(memory.customer)}`));
  }

  function take(typed: string, [answers, script]: Awaited<ReturnType<typeof load>>): void {
    let message: HTMLElement | undefined;
    const hear = (said: string) => {
      message = say('customer', said);
    };
    typing = script.typing;
    typing.takeTyped(
      typed,
      { memory, shown: () => shown, hear, request, respond, reply, tell, text, alert },
      answers,
    );
    if (message) panel.reveal(message);
  }

  panel.onTyped(load, take);
  start();
  return { start, ask };
}
