import { render, screen } from '@testing-library/react';
import { formCopy } from '@/content/copy/consultation';
import { Inputs } from '@/features/consultation/components/form/Inputs';
import { fields } from '@/features/consultation/model/fields';
import { serviceOptions } from '@/features/consultation/model/serviceOptions';
import { aUser } from '../../../../../testing/unit/user';

const offers = { services: serviceOptions, tradePhrases: {}, nameWords: {} };
const control = (name: 'service' | 'budget') => screen.getByLabelText(fields[name].label);

test('the budget says what the chosen service costs', async () => {
  render(<Inputs section="business" offers={offers} />);
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
  const services = [{ value: 'email', label: 'Email', cost: 'From $1.', notFor }];
  render(<Inputs section="business" offers={{ ...offers, services }} />);
  expect(control('service')).not.toHaveAccessibleDescription();
  await aUser().selectOptions(control('service'), 'email');
  expect(control('service')).toHaveAccessibleDescription(notFor);
});
