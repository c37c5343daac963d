import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { openings } from '@/content/examples';
import { keepVisitorShop } from '@/features/consultation/browser/visitorShop';
import { Inputs } from '@/features/consultation/components/Inputs';
import { fields } from '@/features/consultation/model/fields';

const offers = { services: [], openings };
const description = () => screen.getByLabelText<HTMLTextAreaElement>(fields.description.label);
const phrase = (name: string) => screen.getByRole('button', { name });

function renderDescription() {
  render(<Inputs section={3} offers={offers} />);
  return userEvent.setup();
}

test('four phrases add themselves to the description, and can be taken out again', async () => {
  const user = renderDescription();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(fields.description.phrases);
  await user.type(description(), 'I cut hair.');
  for (const name of ['I miss calls', 'I have no-shows']) await user.click(phrase(name));
  expect(description()).toHaveValue('I cut hair. I miss calls. I have no-shows.');
  const pressed = () => screen.getAllByRole('button', { pressed: true });
  expect(pressed()).toEqual([phrase('I miss calls'), phrase('I have no-shows')]);
  await user.click(phrase('I miss calls'));
  expect(description()).toHaveValue('I cut hair. I have no-shows.');
  expect(pressed()).toEqual([phrase('I have no-shows')]);
});

test('a phrase that was typed over is no longer taken for one of ours', async () => {
  const user = renderDescription();
  await user.click(phrase('I miss calls'));
  await user.type(description(), '{Backspace} on Mondays');
  expect(phrase('I miss calls')).toHaveAttribute('aria-pressed', 'false');
  await user.click(phrase('I miss calls'));
  expect(description()).toHaveValue('I miss calls on Mondays\nI miss calls.');
});

test('a phrase that no longer fits is not added', async () => {
  const user = renderDescription();
  const full = 'a'.repeat(fields.description.maxLength);
  description().value = full;
  await user.click(phrase('I miss calls'));
  expect(description()).toHaveValue(full);
});

test.each([
  [{ name: '', trade: 'dentist' }, 'I run a dental practice'],
  [{ name: "Vera's Bakery", trade: 'shop' }, "I run Vera's Bakery"],
])('the text is offered a beginning where %j is known', async (shop, opening) => {
  keepVisitorShop(shop);
  const user = renderDescription();
  expect(description()).toHaveValue('');
  await user.type(description(), 'We are closed on Mondays.');
  await user.click(phrase(opening));
  expect(description()).toHaveValue(`${opening}. We are closed on Mondays.`);
  await user.click(phrase(opening));
  expect(description()).toHaveValue('We are closed on Mondays.');
});

test('until they work they are not seen', () => {
  expect(renderToString(<Inputs section={3} offers={offers} />)).toMatch(/<ul[^>]* data-idle=""/);
  renderDescription();
  expect(screen.getByRole('list')).not.toHaveAttribute('data-idle');
});

test('the hints say that one line is enough, and what the phone number is for', () => {
  render(
    ([1, 3] as const).map((section) => <Inputs key={section} section={section} offers={offers} />),
  );
  expect(description()).toHaveAccessibleDescription(/^One line is enough/);
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(
    'Only to answer this request.',
  );
});

test('an optional field says so as long as it is empty', () => {
  render(
    ([1, 2] as const).map((section) => <Inputs key={section} section={section} offers={offers} />),
  );
  for (const label of ['Company Name', 'Current Website']) {
    expect(screen.getByLabelText(label)).toHaveAttribute('placeholder', 'Optional');
  }
  for (const label of ['Budget Range', 'Desired Timeline']) {
    expect(screen.getByLabelText(label)).toHaveDisplayValue('Optional');
  }
  expect(screen.getByLabelText('Full Name')).not.toHaveAttribute('placeholder');
});
