import { render, screen } from '@testing-library/react';
import { conversationCopy as copy, replyCopy } from '@/content/examples/conversationCopy';
import type { Example, QuestionName } from '@/content/examples/example';
import { examples } from '@/content/examples/examples';
import { converse } from '@/features/examples/browser/converse';
import { Conversation } from '@/features/examples/components/Conversation';
import { exampleData } from '@/features/examples/exampleData';
import { aUser } from '../../../../testing/unit/user';

const [plumber, dentist] = examples as [Example, Example];
const { questions } = plumber;
const robin = 'Robin Reed, 555-0142, 14 Elm St';
const answerAsRobin = `${replyCopy.en.answerAs} Robin Reed`;
const panel = () => document.getElementById('conversation') as HTMLElement;
const buttons = () =>
  Array.from(panel().querySelectorAll('[data-choices] button'), ({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
const press = (name: string) =>
  aUser().click(
    screen.getByRole('button', { name: (own) => own.replaceAll('\u00a0', ' ') === name }),
  );
async function tap(name: string): Promise<void> {
  await press(name);
  talk.settle();
}
const ask = (name: QuestionName) => tap(questions[name].ask);
const messages = () =>
  Array.from(
    screen.getByRole('log').querySelectorAll('[data-from], [data-owner]'),
    ({ textContent }) => textContent?.replaceAll('\u00a0', ' ') ?? '',
  );

let talk: ReturnType<typeof converse>;
beforeEach(() => {
  render(<Conversation example={plumber} />);
  expect(messages()).toHaveLength(6);
  talk = converse(panel(), exampleData(plumber));
});

test('begins with one question answered, which it does not offer again', () => {
  expect(messages().slice(1)).toEqual([
    `${copy.customer}: ${questions.price.ask}`,
    `${copy.site}: ${questions.price.answer}`,
  ]);
  expect(buttons()).toEqual([questions.emergency.ask, questions.time.ask, questions.spanish.ask]);
});

test('a double click is one press, and the next buttons come after it', async () => {
  const [first, second] = panel().querySelectorAll('[data-choices] button');
  for (const _ of [1, 2]) await press(questions.emergency.ask);
  expect(messages()).toHaveLength(5);
  talk.settle();
  expect(buttons()).toEqual([answerAsRobin]);
  expect(screen.getByRole('button', { name: answerAsRobin })).toBe(first);
  expect(second).not.toBeInTheDocument();
  for (const _ of [1, 2]) talk.ask('time');
  talk.settle();
  expect(messages()).toHaveLength(7);
});

test('books only once the example’s customer has answered, and tells the owner', async () => {
  await ask('emergency');
  expect(messages().at(-1)).toBe(
    `${copy.site}: ${questions.emergency.answer} ${replyCopy.en.address}`,
  );
  expect(buttons()).toEqual([answerAsRobin]);
  expect(screen.getByRole('button', { name: answerAsRobin })).toHaveFocus();
  await tap(answerAsRobin);
  expect(messages().slice(-4)).toEqual([
    `${copy.customer}: ${robin}`,
    `${copy.site}: Thanks. I’m ringing Dana now. She’ll call you once she’s up.`,
    `${copy.calendarOf} ${plumber.name}Tonight, once Dana is upDana calls: leak, kitchen${robin}`,
    `${copy.text}Leak, kitchen. Call back now: ${robin}`,
  ]);
  expect(buttons()).toEqual([questions.time.ask, questions.spanish.ask]);
  // Screen readers must not read each typed letter.
  for (const name of screen.getByRole('log').querySelectorAll('[data-business-name]')) {
    expect(name).toHaveAttribute('aria-live', 'off');
  }
});

test('books the time that is chosen among several', async () => {
  await ask('time');
  expect(screen.getByText(`${replyCopy.en.pickTime} Robin Reed`)).toBeVisible();
  expect(buttons()).toEqual(questions.time.books?.times);
  await tap('Saturday, 9:30 AM');
  expect(messages().slice(-4)).toEqual([
    `${copy.customer}: Saturday, 9:30 AM. ${robin}`,
    `${copy.site}: You’re all set for Saturday at 9:30 AM.`,
    `${copy.calendarOf} ${plumber.name}Saturday, 9:30 AMWater heater, first look${robin}`,
    `${copy.text}Water heater, first look, Saturday, 9:30 AM: ${robin}`,
  ]);
});

test('answers a Spanish question in Spanish, for an owner who reads English', async () => {
  await ask('spanish');
  const { answer, books } = questions.spanish;
  expect(screen.getByText(answer, { exact: false })).toHaveAttribute('lang', 'es');
  const answerAsRosa = screen.getByRole('button', { name: `${replyCopy.es.answerAs} Rosa Reyes` });
  expect(answerAsRosa).toHaveAttribute('lang', 'es');
  await aUser().click(answerAsRosa);
  expect(screen.getByText(books?.done ?? '')).toHaveAttribute('lang', 'es');
  expect(messages().at(-1)).toBe(
    `${copy.text}Clogged drain, Friday, 8:00 AM, speaks Spanish: Rosa Reyes, 555-0148, 20 Elm St`,
  );
});

test('asks for the details that a practice confirms, and shows the message to its inbox', async () => {
  talk.start(exampleData(dentist));
  talk.ask('emergency');
  talk.settle();
  await tap(`${replyCopy.en.answerAs} Ben Okafor`);
  expect(messages().slice(-3)).toEqual([
    `${copy.site}: I’ve asked for tomorrow at 8:40 AM. Our front desk will confirm it in the morning.`,
    expect.stringContaining(copy.toConfirmAt),
    `${copy.inbox}Visit request, tomorrow, 8:40 AM: Ben Okafor, 555-0117`,
  ]);
});

test("shows the visitor's name on the calendar", async () => {
  panel().querySelector('[data-shows=answersFor]')?.replaceChildren("Vera's Pipes");
  await ask('emergency');
  await tap(answerAsRobin);
  expect(messages().join()).toContain(`${copy.calendarOf} Vera's Pipes`);
});
