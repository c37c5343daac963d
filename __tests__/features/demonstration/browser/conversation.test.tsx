import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conversationCopy as copy } from '@/content/conversation';
import type { QuestionName } from '@/content/example';
import { examples } from '@/content/examples';
import { converse, type Conversation as Talk } from '@/features/demonstration/browser/conversation';
import type { ExampleFile } from '@/features/demonstration/browser/loadExample';
import { Conversation } from '@/features/demonstration/components/Conversation';
import { writeExampleFile } from '@/features/demonstration/writeExampleFile';

const [plumber] = examples;
const { questions, customer } = plumber;
const fileOf = (slug: string) => writeExampleFile(slug) as ExampleFile;
/** The texts of the log. */
const said = () =>
  Array.from(
    screen.getByRole('log').querySelectorAll('[data-from], [data-owner]'),
    ({ textContent }) => textContent ?? '',
  );
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const ask = (name: QuestionName) => tap(questions[name].ask);
const reply = () => tap('Answer as Robin');

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  render(<Conversation example={plumber} />);
});

test('is the first question, answered and booked, until the script runs', () => {
  expect(said()).toHaveLength(7);
  expect(screen.queryByRole('button')).toBeNull();
});

describe('with script', () => {
  let talk: Talk;
  beforeEach(() => {
    talk = converse(document.getElementById('conversation') as HTMLElement, fileOf('plumber'));
  });

  test('begins with the greeting and all questions', () => {
    expect(said()).toEqual([`${copy.site}: ${copy.greeting}`]);
    expect(buttons()).toEqual(Object.values(questions).map((question) => question.ask));
  });

  test('answers a question at once, keeps it in the log, and leaves room for it', async () => {
    await ask('price');
    expect(said().at(-1)).toContain(questions.price.answer);
    expect(buttons()).toEqual([questions.emergency.ask, questions.time.ask]);
    expect(screen.getByRole('button', { name: questions.emergency.ask })).toHaveFocus();
  });

  test('books only once it has a name, a number and, where somebody drives out, an address', async () => {
    await ask('emergency');
    expect(said().at(-1)).toContain(copy.needsAddress);
    expect(buttons()).toEqual(['Answer as Robin']);
    await reply();
    const who = `${customer.name}, ${customer.phone}, ${customer.address}`;
    expect(said().slice(-4)).toEqual([
      `${copy.customer}: ${who}`,
      `${copy.site}: ${copy.booked}`,
      expect.stringContaining(`Tonight, within 10 minutes`),
      `${copy.text}Leak, kitchen. Call back now: ${who}`,
    ]);
  });

  test('asks later only for what it does not know yet', async () => {
    await ask('emergency');
    await reply();
    await ask('time');
    expect(said().at(-1)).toContain(copy.knowsName);
    await reply();
    expect(said()).toContain(`${copy.customer}: ${copy.sameName}`);
    await tap(questions.price.ask);
    await tap(questions.person.ask);
    await reply();
    await tap(copy.restart);
    await tap(questions.person.ask);
    expect(said().at(-1)).toContain(copy.needsName);
    await reply();
    await tap(questions.emergency.ask);
    expect(said().at(-1)).toContain(copy.knowsNameNotAddress);
    await reply();
    expect(said()).toContain(`${copy.customer}: ${copy.sameNameAt} ${customer.address}.`);
  });

  test('offers to start over after the last question, and answers a link of the website again', async () => {
    for (const name of ['price', 'time', 'emergency', 'person'] as const) {
      talk.ask(name);
      if (questions[name].books) await reply();
    }
    expect(buttons()).toEqual([copy.restart]);
    talk.ask('price');
    expect(said().at(-1)).toContain(questions.price.answer);
    await tap(copy.restart);
    expect(said()).toHaveLength(1);
  });

  test('starts over with another example', () => {
    talk.ask('price');
    const bakery = fileOf('bakery');
    talk.start(bakery);
    expect(said()).toHaveLength(1);
    expect(buttons()).toContain(bakery.questions.emergency.ask);
  });

  test("shows the visitor's name on the calendar", async () => {
    const name = within(document.body).getByText(plumber.name);
    name.textContent = "Vera's Pipes";
    await ask('emergency');
    await reply();
    expect(said().join()).toContain(`${copy.calendarOf} Vera's Pipes`);
  });
});
