import { render, screen } from '@testing-library/react';
import { formCopy } from '@/content/copy/consultation';
import { Inputs } from '@/features/consultation/form/Inputs';
import { fields } from '@/features/consultation/model/fields';
import { aUser } from '../../../../testing/unit/user';

const control = (name: 'email') => screen.getByLabelText(fields[name].label);

test('one tap takes the address that was probably meant, which a status tells once the field is left', async () => {
  const onFill = jest.fn();
  render(<Inputs section="personal" services={[]} onFill={onFill} />);
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

test('a suggestion leaves with the next change', async () => {
  render(<Inputs section="personal" services={[]} onFill={() => {}} />);
  const user = aUser();
  await user.type(control('email'), 'ana@gmial.com');
  await user.tab();
  expect(await screen.findByText('ana@gmail.com')).toBeVisible();
  await user.type(control('email'), 'x');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
