import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fieldErrorCopy } from '@/content/consultation';
import { ConsultationFlow } from '@/features/consultation/components/ConsultationFlow';

function renderForm() {
  render(
    <ConsultationFlow
      intro={null}
      aside={null}
      privacy={null}
      questions={null}
      street={null}
      siteName="Night Shift"
      instagramUrl="https://www.instagram.com/nightshift"
      timeZone="America/New_York"
      timeZoneName="Eastern Time"
    />,
  );
  return userEvent.setup();
}

const submitButton = () => screen.getByRole('button', { name: 'Submit Consultation Request' });
const email = () => screen.getByRole('textbox', { name: 'Email' });

test('a form that cannot be sent says at each invalid field what it lacks', async () => {
  const user = renderForm();
  expect(screen.getByLabelText('Full Name')).not.toHaveAttribute('aria-invalid');
  await user.click(submitButton());
  expect(screen.getByLabelText('Full Name')).toHaveFocus();
  for (const [label, name] of [
    ['Full Name', 'name'],
    ['Phone', 'phone'],
    ['Primary Service Interest', 'service'],
    ['Tell us about your business and goals', 'description'],
  ] as const) {
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(fieldErrorCopy.fields[name]);
  }
  expect(screen.getByRole('radio', { name: 'Text message' })).toHaveAccessibleDescription(
    `Short and quick, to your phone ${fieldErrorCopy.fields.contactMethod}`,
  );
  expect(screen.getByLabelText(/Company Name/)).not.toHaveAttribute('aria-invalid');
  expect(submitButton()).toHaveAccessibleDescription('6 fields still need you.');
});

test('an error ends with the input that makes its field valid, and no earlier', async () => {
  const user = renderForm();
  await user.click(submitButton());
  await user.type(email(), 'ada@');
  expect(email()).toHaveAccessibleDescription(fieldErrorCopy.fields.email);
  await user.type(email(), 'example.com');
  expect(email()).not.toHaveAttribute('aria-invalid');
  expect(email()).not.toHaveAccessibleDescription();
});

test('before the first attempt no field is marked, and after it each one that is left invalid', async () => {
  const user = renderForm();
  await user.type(email(), 'ada');
  await user.tab();
  expect(email()).not.toHaveAttribute('aria-invalid');
  await user.click(submitButton());
  await user.type(email(), '@example.com');
  await user.clear(email());
  expect(email()).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(email()).toHaveAttribute('aria-invalid', 'true');
});
