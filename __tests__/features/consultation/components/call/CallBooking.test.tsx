import { fireEvent, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useReducer } from 'react';
import { callCopy } from '@/content/copy/consultation';
import { CallBooking } from '@/features/consultation/components/call/CallBooking';
import { formReducer, initialState } from '@/features/consultation/components/form/formReducer';
import { slotStates } from '@/features/consultation/model/call/availability';
import { bookedSlots } from '@/features/consultation/model/call/bookedSlots';
import type { BookingChoice } from '@/features/consultation/model/call/bookingChoice';
import {
  bookingWindow,
  lastOpenDay,
  slotInstant,
} from '@/features/consultation/model/call/calendar';
import {
  datesInWords,
  dayInWords,
  openDaysInWords,
  slotForVisitor,
} from '@/features/consultation/model/call/callInWords';
import { callRules } from '@/features/consultation/model/call/callRules';
import { isShownFirst, timeSlots } from '@/features/consultation/model/call/slots';
import { agencyZone, openDayAfter } from '../../../../../testing/samples/calls';
import { mswServer } from '../../../../../testing/unit/mswServer';
import { aUser } from '../../../../../testing/unit/user';

jest.mock('@/features/consultation/model/call/callRules', () =>
  jest.requireActual('../../../../../testing/samples/callRules'),
);

/** Friday morning in New York. */
const now = new Date('2026-11-20T14:00:00Z');
const callDate = openDayAfter('2026-11-20');

interface Booking {
  callTime?: string | null;
  visitorZone?: string;
  taken?: string[];
  at?: Date;
  closedDates?: string[];
  holidays?: Record<string, string>;
}

function BookingOf({ callTime = null, at = now, closedDates = [], holidays = {} }: Booking) {
  const choice: BookingChoice = { contactMethod: 'phone', callDate, callTime };
  const [state, dispatch] = useReducer(formReducer, { ...initialState, choice });
  return (
    <CallBooking
      choice={state.choice}
      onChange={(chosen) => dispatch({ type: 'callChosen', choice: chosen })}
      lostTime={state.lostTime}
      onTaken={() => dispatch({ type: 'timeTaken' })}
      site={{ timeZone: agencyZone, timeZoneName: 'Eastern Time', closedDates, holidays }}
      now={at}
      withdrawals={0}
    />
  );
}

function renderBooking({ visitorZone = agencyZone, taken = [], ...booking }: Booking = {}) {
  mswServer.use(
    http.get('*/api/slots', ({ request }) => {
      const isCallDate = new URL(request.url).searchParams.get('date') === callDate;
      return HttpResponse.json({ taken: isCallDate ? taken : [] });
    }),
  );
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...resolved, timeZone: visitorZone });
  render(<BookingOf {...booking} />);
  return aUser();
}

const times = () => screen.getByRole('group', { name: 'Select Your Preferred Time' });
const radios = () => within(times()).getAllByRole<HTMLInputElement>('radio');
const values = () => radios().map(({ value }) => value);
const timeNamed = (name: string | RegExp) => within(times()).getByRole('radio', { name });
const partsOfDay = () =>
  within(times())
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);
const more = () => screen.getByRole('button', { name: /^Show (More|Fewer) Times$/ });

const all = timeSlots.map(({ value }) => value);
const shownFirst = timeSlots.filter(isShownFirst).map(({ value }) => value);
const free = slotStates(callDate, agencyZone, now).filter(({ state }) => state === 'free');
const aFree = { value: '', label: '', ...free.find(isShownFirst) };
const aLaterFree = { value: '', label: '', ...free.find((slot) => !isShownFirst(slot)) };

test('shows some times first and all of them after a tap', async () => {
  const user = renderBooking();
  expect(screen.getByRole('group', { name: 'Select Your Preferred Date' })).toBeVisible();
  expect(values()).toEqual(shownFirst);
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  await user.click(more());
  expect(values()).toEqual(all);
  expect(more()).toHaveAttribute('aria-expanded', 'true');
  expect(more()).toHaveTextContent(callCopy.fewerTimes);
  await user.click(timeNamed(aLaterFree.label));
  await user.click(more());
  expect(values()).toHaveLength(shownFirst.length + 1);
  expect(timeNamed(aLaterFree.label)).toBeChecked();
});

test('shows a chosen time even when it is not one of the first', () => {
  renderBooking({ callTime: aLaterFree.value });
  expect(timeNamed(aLaterFree.label)).toBeChecked();
});

test('shows all times when none of the first ones is free', async () => {
  renderBooking({ taken: shownFirst });
  expect(await screen.findByRole('radio', { name: aLaterFree.label })).toBeEnabled();
  expect(values()).toEqual(all);
  expect(screen.queryByRole('button', { name: callCopy.moreTimes })).not.toBeInTheDocument();
});

test('takes back a chosen time that somebody else has taken meanwhile, and says so', async () => {
  const user = renderBooking({ callTime: aFree.value, taken: [aFree.value] });
  expect(await screen.findByText(callCopy.taken)).toHaveRole('status');
  expect(timeNamed(new RegExp(`^${aFree.label} ?Booked`))).not.toBeChecked();
  expect(screen.queryByText(callCopy.selected, { exact: false })).not.toBeInTheDocument();
  await user.click(more());
  const other = openDayAfter(callDate);
  const isFreeToday = (time: string) => time !== aFree.value && !bookedSlots(callDate).has(time);
  const chosen = timeSlots.find(({ value }) => isFreeToday(value) && bookedSlots(other).has(value));
  await user.click(timeNamed(chosen?.label ?? ''));
  expect(screen.queryByText(callCopy.taken)).not.toBeInTheDocument();
  // On a day when the chosen time is booked, nobody else just took it.
  await user.click(screen.getByRole('gridcell', { name: `Choose ${dayInWords(other)}` }));
  expect(screen.queryByText(callCopy.taken)).not.toBeInTheDocument();
  expect(screen.queryByText(callCopy.selected, { exact: false })).not.toBeInTheDocument();
});

test('disables times that have begun and labels them Past', async () => {
  // Five minutes after a slot in the middle of the day.
  const begun = all[Math.floor(all.length / 2)] ?? '';
  const at = new Date(slotInstant(callDate, begun, agencyZone).getTime() + 5 * 60_000);
  const user = renderBooking({ at });
  await user.click(more());
  for (const { value, disabled, parentElement } of radios()) {
    const [hasBegun, isBooked] = [value <= begun, bookedSlots(callDate).has(value)];
    expect([value, disabled]).toEqual([value, hasBegun || isBooked]);
    const [, word] = /(Past|Booked)$/.exec(parentElement?.textContent ?? '') ?? [];
    expect([value, word]).toEqual([value, isBooked ? 'Booked' : hasBegun ? 'Past' : undefined]);
  }
});

test('scrolls to the words that no time is left, rather than to the times', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderBooking({ at: slotInstant('2026-11-20', all.at(-1) ?? '', agencyZone) });
  const today = dayInWords('2026-11-20');
  fireEvent.click(screen.getByRole('gridcell', { name: `Choose ${today}` }));
  expect(scroll.mock.contexts).toEqual([screen.getByText(callCopy.free(0, today))]);
});

test('explains gray times only when one is booked', async () => {
  const user = renderBooking({ taken: [aFree.value] });
  const explained = /^Grayed out times are already booked\./;
  await screen.findByText('Booked', { selector: `[value="${aFree.value}"] ~ *` });
  expect(times()).toHaveAccessibleDescription(explained);
  const later = [1, 2, 3, 4, 5].map((nth) => openDayAfter(callDate, nth));
  const other = later.find((day) => shownFirst.every((time) => !bookedSlots(day).has(time))) ?? '';
  await user.click(screen.getByRole('gridcell', { name: `Choose ${dayInWords(other)}` }));
  expect(times()).not.toHaveAccessibleDescription(explained);
  await user.click(more());
  expect(times()).toHaveAccessibleDescription(explained);
});

test('says which days have calls', () => {
  const closed = openDayAfter(callDate);
  const holidays = { [closed]: 'Thanksgiving Day', '2030-01-01': 'New Year’s Day' };
  renderBooking({ closedDates: [closed, '2030-01-01'], holidays });
  const day = datesInWords([closed], {});
  const { last } = bookingWindow(agencyZone, now);
  const lastDay = datesInWords([lastOpenDay(last, [])], {});
  expect(screen.getByRole('group', { name: callCopy.date })).toHaveAccessibleDescription(
    `We call ${openDaysInWords()}, except ${day} (Thanksgiving Day). You can book until ${lastDay}.`,
  );
});

test('shows each time large on the visitor’s own clock, with the agency’s below, and both named', () => {
  renderBooking({ visitorZone: 'Europe/Berlin' });
  const { ownTime: own } = slotForVisitor(callDate, aFree.value, agencyZone, 'Europe/Berlin');
  expect(timeNamed(`${own} ${callCopy.yourTime}, ${aFree.label} ET`)).toBeEnabled();
  const bothZones = callCopy.ownTimes('Central European Time', 'Eastern Time');
  expect(times()).toHaveAccessibleDescription(expect.stringContaining(bothZones));
  expect(partsOfDay()).toEqual(['Afternoon', 'Evening']);
});

test('calls the hours after a visitor’s midnight night', () => {
  renderBooking({ visitorZone: 'Asia/Tokyo' });
  expect(partsOfDay()).toEqual(['Night', 'Morning']);
});

test('shows each time once when both clocks agree', () => {
  renderBooking();
  expect(within(times()).queryByText(callCopy.yourTime)).not.toBeInTheDocument();
  expect(times()).toHaveAccessibleDescription(
    new RegExp(`${callCopy.length(callRules.stepMinutes)} ${callCopy.zone('Eastern Time')}$`),
  );
});

test('scrolls to the appointment card after a tap on a time', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderBooking({ visitorZone: 'Europe/Berlin' });
  // A tap moves no focus, as in Safari.
  fireEvent.click(timeNamed(new RegExp(`${aFree.label} ET$`)));
  const line = screen.getByText(callCopy.selected, { exact: false });
  expect(line).toHaveRole('status');
  const { ownTime: own } = slotForVisitor(callDate, aFree.value, agencyZone, 'Europe/Berlin');
  const onBothClocks = `${callCopy.selected} ${dayInWords(callDate)} at ${own} Your time (Central European Time). That’s ${aFree.label} Eastern Time for us.`;
  expect(line).toHaveTextContent(onBothClocks.replaceAll('\u00a0', ' '));
  expect(screen.getByText(callCopy.purpose)).toBeInTheDocument();
  expect(scroll.mock.contexts.at(-1)).toContainElement(line);
});
