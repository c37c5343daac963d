import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { formCopy } from '@/content/copy/consultation';
import { Inputs } from '@/features/consultation/form/Inputs';
import { fields } from '@/features/consultation/model/fields';
import { serviceOptions } from '@/features/consultation/model/serviceOptions';
import { aUser } from '../../../../testing/unit/user';

const control = (name: 'service' | 'budget' | 'email') => screen.getByLabelText(fields[name].label);

function Business({ services = serviceOptions }) {
  const [chosen, setChosen] = useState('');
  return (
    <div onInput={({ target }) => setChosen((target as HTMLSelectElement).value)}>
      <Inputs section="business" services={services} chosenService={chosen} onFill={() => {}} />
    </div>
  );
}

test('the budget says what the chosen service costs', async () => {
  render(<Business />);
  const user = aUser();
  const expectNote = (note: string) =>
    expect(control('budget')).toHaveAccessibleDescription(`${formCopy.optional} ${note}`);
  expectNote(fields.budget.note);
  await user.selectOptions(control('service'), 'phone');
  expectNote('For a year: from $5,964 ($497/month). Any choice is fine.');
  await user.selectOptions(control('service'), 'website');
  expectNote('From $997, paid once.');
  for (const value of ['multiple', 'consultation']) {
    await user.selectOptions(control('service'), value);
    expectNote(fields.budget.note);
  }
});

test('the service says whom it is not for, once it is chosen', async () => {
  const notFor = 'We don’t offer it to medical practices.';
  render(<Business services={[{ value: 'email', label: 'Email', notFor }]} />);
  expect(control('service')).not.toHaveAccessibleDescription();
  await aUser().selectOptions(control('service'), 'email');
  expect(control('service')).toHaveAccessibleDescription(notFor);
});

test('one tap takes the address that was probably meant, which a status tells once the field is left', async () => {
  const onFill = jest.fn();
  render(<Inputs section="personal" services={[]} chosenService="" onFill={onFill} />);
  const user = aUser();
  const status = screen.getByRole('status');
  await user.type(control('email'), 'ana@gmial.com');
  expect(status).toBeEmptyDOMElement();
  await user.tab();
  const suggestion = await screen.findByRole('button', { name: 'ana@gmail.com' });
  expect(status).toHaveTextContent(`${formCopy.didYouMean} ana@gmail.com?`);
  await user.click(suggestion);
  expect(control('email')).toHaveValue('ana@gmail.com');
  expect(control('email')).toHaveFocus();
  expect(onFill).toHaveBeenCalledTimes(1);
  expect(status).toBeEmptyDOMElement();
});

test('a suggestion waits until the press that left the field is over, and leaves with the next change', async () => {
  render(<Inputs section="personal" services={[]} chosenService="" onFill={() => {}} />);
  const user = aUser();
  const matches = jest.spyOn(document.documentElement, 'matches').mockReturnValue(true);
  await user.type(control('email'), 'ana@gmial.com');
  await user.tab();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  matches.mockReturnValue(false);
  window.dispatchEvent(new Event('mouseup'));
  expect(await screen.findByText('ana@gmail.com')).toBeVisible();
  await user.type(control('email'), 'x');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
