import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { formCopy } from '@/content/copy/consultation';
import { nameWords, tradePhrases } from '@/content/examples/examples';
import { Inputs } from '@/features/consultation/components/form/Inputs';
import { fields } from '@/features/consultation/model/fields';
import { keepVisitorBusiness } from '@/features/visitorBusiness/browser/visitorBusiness';
import { aUser } from '../../../../../testing/unit/user';

const offers = { services: [], tradePhrases, nameWords: {} };
const [first, , third] = fields.description.phrases;
const description = () => screen.getByLabelText<HTMLTextAreaElement>(fields.description.label);
const phrase = (name: string) => screen.getByRole('button', { name });

function renderDescription() {
  render(<Inputs section="project" offers={offers} />);
  return aUser();
}

test('adds four phrases to the description and removes them again', async () => {
  const user = renderDescription();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(fields.description.phrases);
  await user.type(description(), 'I cut hair.');
  for (const name of [first, third]) await user.click(phrase(name));
  expect(description()).toHaveValue(`I cut hair. ${first}. ${third}.`);
  const pressed = () => screen.getAllByRole('button', { pressed: true });
  expect(pressed()).toEqual([phrase(first), phrase(third)]);
  await user.click(phrase(first));
  expect(description()).toHaveValue(`I cut hair. ${third}.`);
  expect(pressed()).toEqual([phrase(third)]);
});

test('does not treat an edited phrase as added', async () => {
  const user = renderDescription();
  await user.click(phrase(first));
  await user.type(description(), '{Backspace} on Mondays');
  expect(phrase(first)).toHaveAttribute('aria-pressed', 'false');
  await user.click(phrase(first));
  expect(description()).toHaveValue(`${first} on Mondays\n${first}.`);
});

test('does not add a phrase that exceeds the maximum length', async () => {
  const user = renderDescription();
  const full = 'a'.repeat(fields.description.maxLength);
  description().value = full;
  await user.click(phrase(first));
  expect(description()).toHaveValue(full);
});

test.each([
  [{ name: '', trade: 'dentist' }, 'I run a dental practice'],
  [{ name: "Vera's Bakery", trade: 'general' }, formCopy.opening("Vera's Bakery")],
])('offers an opening sentence when %j is known', async (business, opening = '') => {
  keepVisitorBusiness({ ...business, isTradeChosen: false });
  const user = renderDescription();
  expect(description()).toHaveValue('');
  await user.type(description(), 'We are closed on Mondays.');
  await user.click(phrase(opening));
  expect(description()).toHaveValue(`${opening}. We are closed on Mondays.`);
  await user.click(phrase(opening));
  expect(description()).toHaveValue('We are closed on Mondays.');
});

test('offers the program that most of the visitor’s trade use', async () => {
  keepVisitorBusiness({ name: '', trade: 'plumber', isTradeChosen: true });
  const user = renderDescription();
  await user.click(phrase(first));
  await user.click(phrase('I use Housecall Pro'));
  expect(description()).toHaveValue(`${first}. I use Housecall Pro.`);
});

test('offers the program of the trade that the company in the form has', async () => {
  const sections = ['personal', 'project'] as const;
  render(
    sections.map((section) => (
      <Inputs key={section} section={section} offers={{ ...offers, nameWords }} />
    )),
  );
  await aUser().type(screen.getByLabelText(fields.company.label), 'Mancuso Plumbing');
  expect(phrase('I use Housecall Pro')).toBeVisible();
});

test('hides the phrases until they work', () => {
  expect(renderToString(<Inputs section="project" offers={offers} />)).toMatch(
    /<ul[^>]* data-idle=""/,
  );
  renderDescription();
  expect(screen.getByRole('list')).not.toHaveAttribute('data-idle');
});

test('a field’s hints describe it to screen readers', () => {
  render(
    (['personal', 'business', 'project'] as const).map((section) => (
      <Inputs key={section} section={section} offers={offers} />
    )),
  );
  const { description, phone } = fields;
  expect(screen.getByLabelText(phone.label)).toHaveAccessibleDescription(phone.hint);
  const whole = `${description.hint} ${formCopy.phrasesHint}`;
  expect(screen.getByLabelText(description.label)).toHaveAccessibleDescription(whole);
  const budget = `${formCopy.optional} ${fields.budget.note}`;
  expect(screen.getByLabelText(fields.budget.label)).toHaveAccessibleDescription(budget);
});
