import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallDatePicker } from '@/features/consultation/components/CallDatePicker';

function renderPicker(props: Partial<Parameters<typeof CallDatePicker>[0]> = {}) {
  const onChange = jest.fn();
  render(
    <CallDatePicker
      value={null}
      onChange={onChange}
      first="2026-11-20"
      last="2026-12-20"
      labelledBy="label"
      {...props}
    />,
  );
  return { user: userEvent.setup(), onChange };
}

const day = (name: RegExp) => screen.getByRole('gridcell', { name });

test('weekdays from the first to the last day can be chosen, nothing else', async () => {
  const { user, onChange } = renderPicker();
  for (const name of [/Thursday, November 19,/, /Saturday, November 21,/, /Sunday, November 22,/]) {
    await user.click(day(name));
  }
  expect(onChange).not.toHaveBeenCalled();
  await user.click(day(/Friday, November 20, 2026/));
  expect(onChange).toHaveBeenLastCalledWith('2026-11-20');
  await user.click(screen.getByRole('button', { name: 'Next Month' }));
  await user.click(day(/Monday, December 21, 2026/));
  expect(onChange).toHaveBeenCalledTimes(1);
  await user.click(day(/Friday, December 18, 2026/));
  expect(onChange).toHaveBeenLastCalledWith('2026-12-18');
});

test.each([
  ['a Saturday', '2026-11-21', /Monday, November 23/],
  ['a Saturday at the end of a month', '2026-10-31', /Monday, November 2/],
  ['the day when clocks go back', '2026-11-01', /Monday, November 2/],
])('on %s the keyboard arrives on the first day on offer', (_, first, focusable) => {
  renderPicker({ first });
  const stops = screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0);
  expect(stops).toHaveLength(1);
  expect(stops[0]).toHaveAccessibleName(expect.stringMatching(focusable));
});

test('the weeks that have passed are folded away, what is left of this one is not', () => {
  renderPicker();
  expect(screen.queryByRole('gridcell', { name: /November 13, 2026/ })).not.toBeInTheDocument();
  expect(day(/Thursday, November 19, 2026/)).toHaveAttribute('aria-disabled', 'true');
  expect(day(/Monday, November 30, 2026/)).toBeVisible();
});

test('arrow keys move between days and Enter chooses', async () => {
  const { user, onChange } = renderPicker();
  act(() => day(/Friday, November 20/).focus());
  await user.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-26');
});

test('the clear action exists only when it is configured, and clears', async () => {
  renderPicker({ value: '2026-11-23' });
  expect(screen.queryByRole('button', { name: 'Clear date' })).not.toBeInTheDocument();
  document.body.replaceChildren();
  const { user, onChange } = renderPicker({ value: '2026-11-23', clearable: true });
  await user.click(screen.getByRole('button', { name: 'Clear date' }));
  expect(onChange).toHaveBeenCalledWith(null);
});

test('an invalid key on a day is reported in the words of docs/product.md', async () => {
  const onInputError = jest.fn();
  const { user } = renderPicker({ onInputError });
  act(() => day(/Friday, November 20/).focus());
  await user.keyboard('x');
  expect(onInputError).toHaveBeenCalledWith('Date input not valid.');
});
