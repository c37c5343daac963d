import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { callCopy } from '@/content/consultation';
import { CallBooking } from '@/features/consultation/components/CallBooking';
import { bookedSlots } from '@/features/consultation/model/bookedSlots';
import type { BookingChoice } from '@/features/consultation/model/bookingChoice';
import { timeSlots } from '@/features/consultation/model/slots';
import { mswServer } from '../../../support/mswServer';

/** Friday morning in New York, and the Monday after. */
const now = new Date('2026-11-20T14:00:00Z');
const callDate = '2026-11-23';

function Booking({ callTime, at }: { callTime: string | null; at: Date }) {
  const [choice, onChange] = useState<BookingChoice>({
    contactMethod: 'phone',
    callDate,
    callTime,
  });
  return (
    <CallBooking
      choice={choice}
      onChange={onChange}
      timeZone="America/New_York"
      timeZoneName="Eastern Time"
      now={at}
      timesTakenBack={0}
    />
  );
}

function renderBooking({
  callTime = null as string | null,
  visitorZone = 'America/New_York',
  taken = [] as string[],
  at = now,
} = {}) {
  mswServer.use(http.get('*/api/slots', () => HttpResponse.json({ taken })));
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...resolved, timeZone: visitorZone });
  render(<Booking callTime={callTime} at={at} />);
  return userEvent.setup();
}

const times = () => screen.getByRole('group', { name: 'Select Your Preferred Time' });
const radios = () => within(times()).getAllByRole<HTMLInputElement>('radio');
const values = () => radios().map(({ value }) => value);
const timeNamed = (name = '') => within(times()).getByRole('radio', { name });
const more = () => screen.getByRole('button', { name: callCopy.quarters });
const quarters = timeSlots.filter(
  ({ value }) => /[14]5$/.test(value) && !bookedSlots(callDate).has(value),
);
const freeQuarter = { value: '', label: '', ...quarters[0] };

test('whole and half hours come first, and all 29 times one tap further', async () => {
  const user = renderBooking();
  expect(screen.getByRole('group', { name: 'Select Your Preferred Date' })).toBeVisible();
  expect(values()).toHaveLength(15);
  expect(values().every((value) => /[03]0$/.test(value))).toBe(true);
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  await user.click(more());
  expect(values()).toEqual(timeSlots.map(({ value }) => value));
  expect(more()).toHaveAttribute('aria-expanded', 'true');
  await user.click(timeNamed(freeQuarter.label));
  await user.click(more());
  expect(values()).toHaveLength(16);
  expect(timeNamed(freeQuarter.label)).toBeChecked();
});

test('a quarter that was chosen before is shown', () => {
  renderBooking({ callTime: freeQuarter.value });
  expect(timeNamed(freeQuarter.label)).toBeChecked();
});

test('where no whole and no half hour is free, the quarters are shown', async () => {
  renderBooking({ taken: timeSlots.map(({ value }) => value).filter((value) => /0$/.test(value)) });
  expect(await screen.findByRole('radio', { name: freeQuarter.label })).toBeEnabled();
  expect(values()).toHaveLength(29);
  expect(screen.queryByRole('button', { name: callCopy.quarters })).not.toBeInTheDocument();
});

test('times that have begun cannot be had, and say Past instead of Booked', async () => {
  // Monday, 12:05 in New York.
  const user = renderBooking({ at: new Date('2026-11-23T17:05:00Z') });
  await user.click(more());
  for (const { value, disabled, parentElement } of radios()) {
    const [hasBegun, isBooked] = [value < '12:05', bookedSlots(callDate).has(value)];
    expect([value, disabled]).toEqual([value, hasBegun || isBooked]);
    const [, word] = /(Past|Booked)$/.exec(parentElement?.textContent ?? '') ?? [];
    expect([value, word]).toEqual([value, isBooked ? 'Booked' : hasBegun ? 'Past' : undefined]);
  }
});

test('each time is told on the clock of a visitor elsewhere, too', () => {
  renderBooking({ visitorZone: 'Europe/Berlin' });
  const free = timeSlots.find(
    ({ value }) => value >= '12:00' && /0$/.test(value) && !bookedSlots(callDate).has(value),
  );
  const [hour, minute] = (free?.value ?? '').split(':');
  const own = `${Number(hour) + 6 - 12}:${minute}\u00a0PM`;
  expect(timeNamed(`${free?.label} ${own} ${callCopy.yourTime}`)).toBeEnabled();
  expect(times()).toHaveAccessibleDescription(new RegExp(`Eastern Time\\. ${callCopy.ownTimes}$`));
});

test('a visitor on the same clock reads each time once', () => {
  renderBooking();
  expect(within(times()).queryByText(callCopy.yourTime)).not.toBeInTheDocument();
  expect(times()).toHaveAccessibleDescription(
    `Grayed out times are already booked. ${callCopy.zone('Eastern Time')}`,
  );
});

test('the chosen time is an appointment that says who calls whom, where, and what about', () => {
  renderBooking({ callTime: '10:15', visitorZone: 'Europe/Berlin' });
  const line = screen.getByText(callCopy.selected, { exact: false });
  expect(line).toHaveRole('status');
  expect(line).toHaveTextContent(
    `${callCopy.selected} Monday, November 23, 2026 at 10:15 AM Eastern Time. ${callCopy.ownClock('4:15 PM Central European Time')}`,
  );
  expect(screen.getByText(callCopy.purpose)).toBeInTheDocument();
  expect(line.parentElement?.previousElementSibling).toHaveTextContent('Nov23');
});
