import {
  conversationCopy as copy,
  ownerCopy,
  spanishCopy,
  type Words,
} from '@/content/examples/conversation';
import type { Question, TappedName } from '@/content/examples/example';
import { timeInSentence, timeInSpanish } from './bookingTime';
import { build } from './build';
import { type Choice, conversationPanel } from './conversationPanel';
import type { ExampleFile } from './loadExample';
import {
  type Customer,
  changeOf,
  emptyMemory,
  isCall,
  isUnchanged,
  type Memory,
  message,
  type Request,
  requestOf,
} from './memory';
import { calendarEntry, textToOwner } from './ownerCards';
import { ownerText, whoIs } from './ownerTexts';
import { readForm, requestForm } from './requestForm';

/** The questions of an example in the order of their buttons. */
const questionsOf = ({ questions }: ExampleFile) => Object.keys(questions) as TappedName[];

/** How many of them have a button: fewer once something is asked, so that the log has room. */
const buttonCounts = { start: 4, open: 2, booked: 1, asking: 0 } as const;

function stateOf({ request, booked }: Memory): keyof typeof buttonCounts {
  if (request) return 'asking';
  return booked ? 'booked' : 'open';
}

/** A conversation in a panel (components/Conversation.tsx). */
export interface Conversation {
  /** Starts over, with an example. */
  start(example?: ExampleFile): void;
  /** Asks one of the example's questions. */
  ask(name: TappedName): void;
}

/**
 * Makes a panel talk: a tapped question is answered at the end of the log, and the customer confirms in a form
 * there what is booked or passed on. Nothing is sent.
 *
 * @param example the one that the page contains
 */
export function converse(element: HTMLElement, example: ExampleFile): Conversation {
  const panel = conversationPanel(element);
  let shown = example;
  let asked: TappedName[] = [];
  let form: HTMLFormElement | undefined;
  const memory = emptyMemory();

  /** Whether somebody confirms a request in the morning. */
  const isToConfirm = ({ booking }: Request = message) =>
    shown.isByRequest === true && !(booking && isCall(booking));

  const words = (request = memory.request): Words => {
    const said = memory.isSpanish ? { ...copy, ...spanishCopy } : copy;
    const { ask, requested, toConfirm } = said;
    const sent = `${requested} ${toConfirm}`;
    return isToConfirm(request) ? { ...said, book: ask, booked: sent, changed: sent } : said;
  };
  const say = (from: 'customer' | 'site', text: string) => panel.say(from, text, memory.isSpanish);
  /** The visitor's own business, once it has a name. */
  const name = () => panel.paintedName() ?? shown.name;

  /** Shows the questions that are left; none beside a form that waits. */
  function showButtons(state = stateOf(memory)): void {
    const left = questionsOf(shown).filter((name) => !asked.includes(name));
    const buttons = left
      .slice(0, buttonCounts[state])
      .map((name): Choice => [shown.questions[name].ask, () => ask(name), name === 'spanish']);
    const { restart, changes } = words();
    if (left.length === 0) buttons.push([restart, () => start(), memory.isSpanish]);
    if (state === 'booked') buttons.push([changes, () => change(), memory.isSpanish]);
    panel.show(state, state === 'asking' ? [] : buttons);
  }

  /** Remembers what was written into the form, which contains the example's customer at first. */
  function keepForm(): void {
    if (!form || !memory.request) return;
    const { customer, chosen } = readForm(form);
    const isWritten = Object.entries(customer).some(
      ([name, value]) => value !== shown.customer[name as keyof Customer],
    );
    if (isWritten) Object.assign(memory.customer, customer);
    memory.request = { ...memory.request, chosen };
  }

  /** Asks the customer to confirm something at the end of the log, or nothing; not while they choose a question. */
  function setRequest(request?: Request, isShown = true): void {
    form?.remove();
    form = undefined;
    memory.request = request;
    if (!request || !isShown) return;
    // The example's customer, until the visitor says who they are.
    const isSaid = Object.values(memory.customer).some(Boolean);
    const customer = isSaid ? memory.customer : shown.customer;
    form = requestForm(request, customer, words(), memory.isSpanish, { confirm, cancel });
    panel.add(form);
  }

  function respond(texts: readonly string[], request?: Request, choices?: readonly Choice[]): void {
    say('site', texts.join(' '));
    setRequest(request, !choices);
    if (choices) panel.show('open', choices);
    else showButtons();
  }

  function start(next = shown): void {
    shown = next;
    asked = [];
    form = undefined;
    Object.assign(memory, emptyMemory());
    panel.clear();
    panel.add(build('small', {}, copy.role));
    say('site', copy.greeting);
    showButtons('start');
  }

  /** What the customer confirms after a question. */
  const confirmed = (question: Question) => requestOf(question, memory, shown.freeTimes);

  /** Asks a question for the customer. */
  function put(question: Question): void {
    keepForm();
    const message = say('customer', question.ask);
    respond([question.answer], confirmed(question));
    panel.reveal(message);
  }

  function ask(name: TappedName): void {
    asked = [...asked, name];
    memory.isSpanish = name === 'spanish';
    put(shown.questions[name]);
  }

  function text(said: string, label: string = shown.isPrivate ? copy.inbox : copy.text): void {
    const language = memory.isSpanish ? `, ${ownerCopy.speaksSpanish}` : '';
    panel.add(textToOwner(label, `${said}${language}`));
  }

  /** What is done once the customer has confirmed something: the form goes, and the focus moves to what is next. */
  function finish(message: HTMLElement): void {
    showButtons();
    panel.focusNext();
    panel.reveal(message);
  }

  /** Books or passes on what the customer has confirmed, and tells the owner. */
  function confirm(): void {
    if (!form || !memory.request) return;
    const { customer, chosen } = readForm(form);
    const { request, isSpanish } = memory;
    const { booking, isChange } = request;
    const who = whoIs(customer);
    const isSame = isUnchanged(request, chosen, who, memory.booked);
    Object.assign(memory.customer, customer);
    setRequest();
    const isOther = booking && chosen !== request.times[0];
    const isAsked = chosen === request.asked;
    const time = isAsked ? words().asked : isSpanish ? timeInSpanish(chosen) : chosen;
    const message = say('customer', [...(isOther ? [time] : []), who].join('. '));
    if (isSame) {
      say('site', words().unchanged);
      finish(message);
      return;
    }
    const isBooked = booking && !isAsked;
    const { changed, booked, called, passedOn, callsNow, askedFor } = words(request);
    const kept = booking && isCall(booking) ? called : booked;
    const done = isChange ? changed : kept;
    const when = timeInSentence(chosen, { isSpanish });
    const sent = request.asksForCall ? callsNow : passedOn;
    const noted = isAsked ? askedFor : sent;
    say('site', isBooked ? done.replace('…', when) : noted);
    if (isBooked) {
      panel.add(calendarEntry(shown, name(), isToConfirm(request), chosen, booking.what, who));
    }
    const lead = isChange ? `${ownerCopy.changed} ` : '';
    text(`${lead}${ownerText(request, chosen, customer)}`);
    if (booking) memory.booked = { ...request, chosen, who };
    finish(message);
  }

  /** Cancels what was booked, and tells the owner. */
  function cancel(): void {
    const { booked, customer } = memory;
    if (!booked) return;
    setRequest();
    const message = say('customer', words().cancel);
    say('site', words().canceled);
    const about = ownerText(booked, booked.chosen ?? '', customer);
    text(`${ownerCopy.canceled} ${about}`);
    memory.booked = undefined;
    finish(message);
  }

  function change(): void {
    const message = say('customer', words().changes);
    respond([words().offersChange], memory.booked && changeOf(memory.booked));
    panel.reveal(message);
  }

  start();
  return { start, ask };
}
