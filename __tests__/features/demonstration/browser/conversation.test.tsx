import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { demonstration } from '@/content/demonstration';
import { type Example, examples, type QuestionName } from '@/content/examples';
import { enhanceConversations } from '@/features/demonstration/browser/conversation';
import { Conversation } from '@/features/demonstration/components/Conversation';

const [example] = examples as readonly [Example];
const { questions, customer } = example;
const log = () => within(screen.getByRole('log'));
/** The visible text of the log. */
const said = () =>
  Array.from(screen.getByRole('log').querySelectorAll('[data-from], [data-owner]'))
    .filter((turn) => !turn.closest('[hidden]'))
    .map(({ textContent }) => textContent ?? '');
const ask = (name: QuestionName) =>
  userEvent.click(screen.getByRole('button', { name: questions[name].ask }));
const reply = () => userEvent.click(document.querySelector('[data-reply]') as Element);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  render(
    <div data-example="">
      <a href="#there" data-ask="price">
        Prices
      </a>
      <Conversation example={example} />
    </div>,
  );
});

test('shows the first exchange until the script runs, then only the greeting', () => {
  expect(said()).toHaveLength(7);
  enhanceConversations();
  expect(said()).toEqual([`${demonstration.site}: ${demonstration.greeting}`]);
});

describe('with script', () => {
  beforeEach(() => enhanceConversations());

  test('answers a question at once and keeps it in the log', async () => {
    await ask('price');
    expect(log().getByText(questions.price.answer)).toBeVisible();
    expect(screen.getByText(questions.price.ask, { selector: 'button' })).not.toBeVisible();
  });

  test('books only once it has a name and a number', async () => {
    await ask('emergency');
    const when = questions.emergency.books?.when ?? '';
    expect(log().getAllByText(when)[0]).not.toBeVisible();
    await reply();
    expect(log().getAllByText(when)[0]).toBeVisible();
    expect(said().at(-1)).toContain(customer.phone);
  });

  test('asks nothing else while it waits for a name', async () => {
    await ask('emergency');
    await userEvent.click(screen.getByRole('link', { name: 'Prices' }));
    expect(log().getByText(questions.price.answer)).not.toBeVisible();
  });

  test('lists exchanges in the order asked, and reuses the name after the first booking', async () => {
    await ask('person');
    await reply();
    await ask('price');
    await ask('emergency');
    const order = Array.from(
      document.querySelectorAll<HTMLElement>('[data-exchange]:not([hidden])'),
      ({ dataset }) => dataset.exchange,
    );
    expect(order).toEqual(['person', 'price', 'emergency']);
    const known = document.querySelectorAll<HTMLElement>('[data-known][data-exchange]');
    expect(Array.from(known, ({ dataset }) => dataset.exchange)).toEqual(['price', 'emergency']);
  });

  test("a link of the example's website asks its question and scrolls to the conversation", async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Prices' }));
    expect(log().getByText(questions.price.answer)).toBeVisible();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  test('starts over with all questions', async () => {
    await ask('price');
    await userEvent.click(screen.getByText(demonstration.restart));
    expect(said()).toHaveLength(1);
    expect(screen.getByRole('button', { name: questions.price.ask })).toBeVisible();
  });
});
