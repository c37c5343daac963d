import { conversationCopy as copy, replyCopy } from '@/content/examples/conversationCopy';
import type { Booking, Language, QuestionName } from '@/content/examples/example';
import { answerOf, doneText, ownerText, whoIs } from './booking';
import { type Choice, conversationPanel } from './conversationPanel';
import type { ExampleData } from './fillExample';

/** How many questions to offer at first, after an answer, and beside what was booked, so that the log has room. */
const atFirst = 4;
const afterAnswer = 3;
const afterBooking = 2;

/**
 * Makes a panel (components/Conversation.tsx) talk: a tapped question is answered at the end of the log, and the
 * example's customer books.
 */
export function converse(element: HTMLElement, example: ExampleData) {
  const panel = conversationPanel(element);
  let current = example;
  let asked: QuestionName[] = [];
  /** What was asked last. */
  let latest: HTMLElement | undefined;

  /** Buttons for the questions that are left, in the order of the example's. */
  function questions(count: number): Choice[] {
    const names = Object.keys(current.questions) as QuestionName[];
    const left = names.filter((name) => !asked.includes(name));
    if (left.length === 0) return [[copy.restart, restart]];
    return left
      .slice(0, count)
      .map((name) => [current.questions[name].ask, () => ask(name), languageOf(name)]);
  }

  function greet(): HTMLElement {
    asked = [];
    panel.clear();
    return panel.add('site', { said: copy.greeting });
  }

  function start(next: ExampleData): void {
    current = next;
    greet();
    panel.offer('start', questions(atFirst), copy.role);
  }

  function restart(): void {
    const greeting = greet();
    panel.offer('start', questions(atFirst), copy.role, greeting);
  }

  function ask(name: QuestionName): void {
    const question = current.questions[name];
    const language = languageOf(name);
    // Pressed again, it is there already.
    if (asked.at(-1) !== name) {
      asked.push(name);
      latest = panel.add('customer', { said: question.ask }, language);
      panel.add('site', { said: answerOf(question, language) }, language);
    }
    if (question.books) offerTimes(question.books, language);
    else panel.offer('open', questions(afterAnswer), '', latest);
  }

  /** Lets the visitor reply as the example's customer, at one of the times. */
  function offerTimes(booking: Booking, language: Language): void {
    const { times } = booking;
    const answerAs = `${replyCopy[language].answerAs} ${current.customers[language].name}`;
    const reply = (time: string) => () => book(booking, time, language);
    const [buttons, about]: [Choice[], string] =
      times.length === 1
        ? [[[answerAs, reply(times[0]), language]], '']
        : [times.map((time) => [time, reply(time)]), answerAs];
    panel.offer('asking', buttons, about, latest);
  }

  /** Books a time for the example's customer, and tells the owner. */
  function book(booking: Booking, time: string, language: Language): void {
    const { what, times, isToConfirm } = booking;
    const who = whoIs(current.customers[language], booking);
    const said = times.length === 1 ? who : `${time}. ${who}`;
    panel.add('customer', { said }, language);
    const answer = panel.add('site', { said: doneText(booking, time) }, language);
    const label = isToConfirm ? copy.toConfirmAt : copy.calendarOf;
    panel.add('calendar', { label, when: time, what, who });
    panel.add('text', {
      label: current.isPrivate ? copy.inbox : copy.text,
      note: ownerText(booking, time, who, language),
    });
    panel.offer('open', questions(afterBooking), '', answer);
  }

  start(example);
  return { start, ask, settle: panel.settle };
}

const languageOf = (name: QuestionName): Language => (name === 'spanish' ? 'es' : 'en');
