import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { formCopy } from '@/content/copy/consultation';
import { Inputs } from '@/features/consultation/components/form/Inputs';
import { fields } from '@/features/consultation/model/fields';
import { aUser } from '../../../../../testing/unit/user';

const offers = { services: [], tradePhrases: {}, nameWords: {} };
const input = (name: 'email' | 'phone' | 'name') => screen.getByLabelText(fields[name].label);

function renderInputs() {
  render(<Inputs section="personal" offers={offers} />);
  return aUser();
}

test('asks about a likely slip in an address when it is left, and one tap takes the suggestion', async () => {
  const user = renderInputs();
  await user.type(input('email'), 'lola@gmial.com');
  await user.tab();
  const suggestion = await screen.findByRole('button', { name: 'lola@gmail.com' });
  expect(input('email')).toHaveAccessibleDescription(/^Did you mean lola@gmail\.com ?\?$/);
  await user.click(suggestion);
  expect(input('email')).toHaveValue('lola@gmail.com');
  expect(input('email')).toHaveFocus();
  expect(input('email')).not.toHaveAccessibleDescription();
  expect(input('email').closest('[data-open]')).toBeNull();
});

test('asks about an address without an ending', async () => {
  const user = renderInputs();
  await user.type(input('email'), 'joe@gsplumbing');
  await user.tab();
  expect(await screen.findByText(formCopy.noEnding)).toBeVisible();
});

test('asks about a short phone number when it is left, until it is changed', async () => {
  const user = renderInputs();
  await user.type(input('phone'), '212 55');
  await user.tab();
  expect(await screen.findByText(formCopy.shortPhone)).toBeVisible();
  await user.type(input('phone'), '5');
  expect(screen.queryByText(formCopy.shortPhone)).not.toBeInTheDocument();
});

test('names the letter in a phone number', async () => {
  const user = renderInputs();
  await user.type(input('phone'), '614-555-01O2');
  await user.tab();
  expect(await screen.findByText(formCopy.letterInPhone('O'))).toBeVisible();
});

test('a field is open from its first letter until it is left without a question', async () => {
  const user = renderInputs();
  const isOpen = () => input('phone').closest('[data-open]') !== null;
  expect(isOpen()).toBe(false);
  await user.type(input('phone'), '614-555-01');
  expect(isOpen()).toBe(true);
  await user.tab();
  await screen.findByText(formCopy.shortPhone);
  expect(isOpen()).toBe(true);
  await user.type(input('phone'), '02');
  expect(isOpen()).toBe(true);
  await user.tab();
  await waitFor(() => expect(isOpen()).toBe(false));
});

test("says in words what the browser refuses, instead of the browser's bubble, and describes the field with it", async () => {
  const user = renderInputs();
  const showsBubble = fireEvent.invalid(input('name'));
  expect(showsBubble).toBe(false);
  expect(input('name')).toHaveAccessibleDescription(fields.name.missing);
  expect(input('name')).toBeInvalid();
  await user.type(input('name'), 'A');
  expect(input('name')).not.toHaveAccessibleDescription();
  await user.type(input('email'), 'lola@');
  await user.tab();
  await waitFor(() => expect(input('email')).toHaveAccessibleDescription(fields.email.malformed));
});

test('says nothing at an optional or empty field that is left', async () => {
  const user = renderInputs();
  await user.click(input('email'));
  await user.tab();
  await user.tab();
  expect(screen.queryByText(formCopy.shortPhone)).not.toBeInTheDocument();
});
