import { fireEvent, isInaccessible, render, screen } from '@testing-library/react';
import { CallDatePicker } from '@/features/consultation/call/calendar/CallDatePicker';
import {
  addDaysTo,
  callRules,
  isOpenDay,
  nextOpenDay,
} from '@/features/consultation/model/call/calendar';
import { dayInCalendar, openDayAfter, siteCalls } from '../../../../../testing/samples/calls';
import { setClock } from '../../../../../testing/unit/clock';
import { aUser } from '../../../../../testing/unit/user';

const midMonth = '2026-11-04';

function renderPicker({
  first = midMonth,
  closedDates = [] as string[],
  value = '',
  now = '',
} = {}) {
  const last = addDaysTo(first, callRules.windowDays);
  const onChange = jest.fn();
  const pickerWith = (chosen: string) => (
    <CallDatePicker
      value={chosen || null}
      onChange={onChange}
      site={{ ...siteCalls, closedDates }}
      now={new Date(now || `${first}T12:00:00Z`)}
      labelledBy="label"
    />
  );
  const { rerender } = render(pickerWith(value));
  const choose = (chosen: string) => rerender(pickerWith(chosen));
  return { user: aUser(), onChange, last, choose };
}

/** For a month, jsdom takes seconds to find a role or label. */
function findCell(day: string) {
  const cell = document.querySelector<HTMLElement>(`[aria-label*="${dayInCalendar(day)},"]`);
  return cell && isInaccessible(cell) ? null : cell;
}
function cell(day: string) {
  const found = findCell(day);
  if (!found) throw new Error(`The calendar does not show ${day}`);
  return found;
}

test('offers only open days within the booking window', () => {
  const { onChange, last } = renderPicker();
  const expected: string[] = [];
  for (let day = addDaysTo(midMonth, -1); day <= addDaysTo(last, 1); day = addDaysTo(day, 1)) {
    let found = findCell(day);
    if (!found) {
      fireEvent.click(screen.getByLabelText('Next Month'));
      found = cell(day);
    }
    if (day >= midMonth && day <= last && isOpenDay(day, [])) expected.push(day);
    expect([day, found.getAttribute('aria-disabled')]).toEqual([
      day,
      String(!expected.includes(day)),
    ]);
  }
  fireEvent.click(cell(last));
  expect(onChange.mock.calls.flat()).toEqual(expected.filter((day) => day === last));
});

test('keeps the focus on a month button at the end of the booking window, and names the end', async () => {
  const { user } = renderPicker();
  for (const [name, none] of [
    ['Next Month', 'No Later Month'],
    ['Previous Month', 'No Earlier Month'],
  ] as const) {
    const button = screen.getByLabelText(name);
    button.focus();
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleName(none);
  }
});

test.each([
  ['in the middle of a month', '2026-11-21'],
  ['while a day of the next month is chosen', '2026-11-20', openDayAfter('2026-12-01')],
  ['when clocks go back', '2026-11-01'],
])(
  'on a closed day %s, the chosen day is the tab stop, or else the first open one',
  (_, first, value = '') => {
    const closed = nextOpenDay(first, []);
    renderPicker({ first, closedDates: [closed], value });
    const stops = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([cell(value || nextOpenDay(first, [closed]))]);
  },
);

test('makes the first open day the tab stop when no day is chosen any more', () => {
  const { choose } = renderPicker({ value: openDayAfter(midMonth) });
  choose('');
  const stops = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([cell(nextOpenDay(midMonth, []))]);
});

test('chooses the day that its button focuses, also if another one is chosen', async () => {
  const { user, onChange } = renderPicker({ first: '2026-11-30', value: '2026-12-03' });
  await user.click(screen.getByRole('button', { name: /^See Today/ }));
  expect(cell('2026-11-30')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['2026-11-30']]);
});

test('has a button to the open days before the month at which it opens', async () => {
  const { user } = renderPicker({ first: '2026-11-30' });
  expect(findCell('2026-12-01')).not.toBeNull();
  for (const _ of ['once', 'and again']) {
    await user.click(screen.getByRole('button', { name: 'See Today, Monday, November 30' }));
    expect(cell('2026-11-30')).toHaveFocus();
    await user.click(screen.getByLabelText('Next Month'));
  }
});

test.each([
  ['2026-11-26', 'See November’s Open Days'],
  ['2026-11-28', 'See Monday, November 30'],
  ['2026-11-30', 'See Today, Monday, November 30'],
])('names the button to the month before on %s “%s”', (first, name) => {
  renderPicker({ first });
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('offers no today, and no button to it, once its last slot has begun', () => {
  renderPicker({ first: '2026-11-30', now: '2026-11-30T22:00:00Z' });
  expect(screen.queryByRole('button', { name: /^See / })).toBeNull();
  expect(screen.getByLabelText('No Earlier Month')).toHaveAttribute('aria-disabled', 'true');
  const stops = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops).toEqual([cell('2026-12-01')]);
});

test('has no week of another month', () => {
  renderPicker();
  // November 2026 begins on a Sunday.
  expect(document.querySelectorAll('[role="row"]:has([role="gridcell"])')).toHaveLength(5);
});

test('shows no button if it opens at the first month', () => {
  renderPicker();
  expect(screen.queryByRole('button', { name: /^See / })).toBeNull();
});

test('marks the agency’s today in each month', async () => {
  setClock(new Date('2026-11-05T04:00:00Z'));
  const { user } = renderPicker({ first: '2026-11-04' });
  const current = () => screen.queryAllByRole('gridcell', { current: 'date' });
  expect(current()).toEqual([cell('2026-11-04')]);
  await user.click(screen.getByLabelText('Next Month'));
  await user.click(screen.getByLabelText('Previous Month'));
  expect(current()).toEqual([cell('2026-11-04')]);
});
