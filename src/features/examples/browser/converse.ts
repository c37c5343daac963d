import { conversationCopy as copy, replyCopy } from '@/content/examples/conversationCopy';
import type { Booking, Language, QuestionName } from '@/content/examples/example';
import { answerOf, doneText, ownerText, whoIs } from './booking';
import { type Choice, conversationPanel } from './conversationPanel';
import type { ExampleData } from './fillExample';

/** Few, to leave space for the log. */
const afterAnswer = 3;
const afterBooking = 2;

/** Begins with an answered question. */
export function converse(element: HTMLElement, example: ExampleData) {
  const panel = conversationPanel(element);
  let current = example;
  let asked: QuestionName[] = [];
  let latest: HTMLElement | undefined;

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
    const greeting = panel.add('site', { said: copy.greeting });
    addExchange('price');
    return greeting;
  }

  function start(next: ExampleData): void {
    current = next;
    greet();
    panel.offer('start', questions(afterAnswer), copy.role);
  }

  function restart(): void {
    const greeting = greet();
    panel.offer('start', questions(afterAnswer), copy.role, greeting);
  }

  function addExchange(name: QuestionName): void {
    const question = current.questions[name];
    const language = languageOf(name);
    asked.push(name);
    latest = panel.add('customer', { said: question.ask }, language);
    panel.add('site', { said: answerOf(question, language) }, language);
  }

  function ask(name: QuestionName): void {
    if (asked.at(-1) !== name) addExchange(name);
    const { books } = current.questions[name];
    if (books) offerTimes(books, languageOf(name));
    else panel.offer('open', questions(afterAnswer), '', latest);
  }

  function offerTimes(booking: Booking, language: Language): void {
    const { times } = booking;
    const { answerAs, pickTime } = replyCopy[language];
    const customer = current.customers[language].name;
    const reply = (time: string) => () => book(booking, time, language);
    const [buttons, about]: [Choice[], string] =
      times.length === 1
        ? [[[`${answerAs} ${customer}`, reply(times[0]), language]], '']
        : [times.map((time) => [time, reply(time)]), `${pickTime} ${customer}`];
    panel.offer('asking', buttons, about, latest);
  }

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
