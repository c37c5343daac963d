import { fireEvent, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { calendarCopy } from '@/content/copy/calendar';
import { callCopy } from '@/content/copy/consultation';
import { CallStatus } from '@/features/consultation/call/CallStatus';
import { CallBooking } from '@/features/consultation/call/calendar/CallBooking';
import { simulatedBookings, slotStates } from '@/features/consultation/model/call/availability';
import { callMinutesOn, slotInstant, slotsOn } from '@/features/consultation/model/call/calendar';
import type { CallChoice } from '@/features/consultation/model/call/call';
import { dayInWords, timeInWords } from '@/features/consultation/model/call/callInWords';
import {
  agencyZone,
  callMethod,
  openDayAfter,
  siteCalls,
} from '../../../../../testing/samples/calls';
import { setClock, setVisitorZone } from '../../../../../testing/unit/clock';
import { mswServer } from '../../../../../testing/unit/mswServer';
import { aUser } from '../../../../../testing/unit/user';

/** Friday morning in New York. */
const now = new Date('2026-11-20T14:00:00Z');
const date = openDayAfter('2026-11-20');

interface Booking {
  time?: string;
  taken?: string[];
  at?: Date;
  held?: string;
  refused?: string;
}

function BookingOf({ time, held, refused }: Booking) {
  const [choice, chooseCall] = useState<CallChoice>({
    method: callMethod,
    date,
    time: time ?? null,
  });
  const callAt = (at: string) => ({ date, time: at });
  const heldCall = held ? callAt(held) : null;
  const refusedCalls = refused ? [callAt(refused)] : [];
  return (
    <>
      <CallBooking
        choice={choice}
        chooseCall={chooseCall}
        held={heldCall}
        refused={refusedCalls}
        site={siteCalls}
      />
      <CallStatus choice={choice} isReady site={siteCalls} />
    </>
  );
}

function renderBooking({ taken = [], at = now, ...booking }: Booking = {}) {
  setClock(at);
  mswServer.use(
    http.get('*/api/slots', ({ request }) => {
      const isCallDate = new URL(request.url).searchParams.get('date') === date;
      return HttpResponse.json({ taken: isCallDate ? taken : [] });
    }),
  );
  setVisitorZone(agencyZone);
  render(<BookingOf {...booking} />);
  return aUser();
}

const times = () => screen.getByRole('group', { name: /^Select Your Preferred Time ?, / });
const radios = () => within(times()).getAllByRole<HTMLInputElement>('radio');
const timeNamed = (name: string) => within(times()).getByRole('radio', { name });
const bookedTime = (label = '') =>
  within(times()).findByRole('radio', { name: `${label} ${calendarCopy.states.booked}` });
const selected = () => screen.getByText(callCopy.selected, { exact: false }).closest('p');

const free = slotStates(date, siteCalls, now)
  .filter(({ state }) => state === 'free')
  .map(({ value }) => ({ value, label: timeInWords(value) }));
const [aFree = { value: '', label: '' }] = free;

test('shows all slots of a day, and describes the day, gray slots, the zone, and the length', () => {
  renderBooking();
  expect(radios().map(({ value }) => value)).toEqual(slotsOn(date));
  expect(times()).toHaveAccessibleDescription(
    `${dayInWords(date)}. Grayed out times are already booked. Times are in Eastern Time. ` +
      `A call takes ${callMinutesOn(date)} minutes.`,
  );
});

test('keeps a chosen slot that another thread takes, and marks other taken slots', async () => {
  const [, other] = free;
  renderBooking({ time: aFree.value, taken: [aFree.value, other?.value ?? ''] });
  await bookedTime(other?.label);
  expect(timeNamed(aFree.label)).toBeChecked();
  expect(timeNamed(aFree.label)).toBeEnabled();
  expect(selected()).toHaveTextContent(aFree.label);
});

test('clears the chosen time when another day is chosen, and keeps it on the same day', () => {
  renderBooking({ time: aFree.value });
  const choose = (day: string) =>
    fireEvent.click(screen.getByRole('gridcell', { name: `Choose ${dayInWords(day)}` }));
  choose(date);
  expect(timeNamed(aFree.label)).toBeChecked();
  const other = openDayAfter(date);
  choose(other);
  expect(radios().filter(({ checked }) => checked)).toEqual([]);
  expect(screen.getByText(callCopy.missingCall(dayInWords(other)))).toBeVisible();
  choose(date);
  expect(radios().filter(({ checked }) => checked)).toEqual([]);
});

test('keeps the held slot of a correction', async () => {
  const [, other] = free;
  const taken = [aFree.value, other?.value ?? ''];
  renderBooking({ time: aFree.value, taken, held: aFree.value });
  await bookedTime(other?.label);
  expect(timeNamed(aFree.label)).toBeChecked();
});

test('keeps the thread’s own time free of simulated bookings when another one is chosen', async () => {
  const [own = ''] = simulatedBookings(date);
  renderBooking({ time: aFree.value, held: own });
  expect(timeNamed(timeInWords(own))).toBeEnabled();
  const other = openDayAfter(date);
  fireEvent.click(screen.getByRole('gridcell', { name: `Choose ${dayInWords(other)}` }));
  fireEvent.click(screen.getByRole('gridcell', { name: `Choose ${dayInWords(date)}` }));
  expect(timeNamed(timeInWords(own))).toBeEnabled();
});

test('marks a time that the server has refused as booked', async () => {
  renderBooking({ refused: aFree.value });
  expect(await bookedTime(aFree.label)).toBeDisabled();
});

test('keeps a refused time booked after another day was chosen', async () => {
  renderBooking({ refused: aFree.value });
  const other = openDayAfter(date);
  const choose = (day: string) =>
    fireEvent.click(screen.getByRole('gridcell', { name: `Choose ${dayInWords(day)}` }));
  choose(other);
  fireEvent.click(timeNamed(aFree.label));
  choose(date);
  expect(await bookedTime(aFree.label)).not.toBeChecked();
});

test('disables times that have begun while the page was hidden', () => {
  const [first = '', second = ''] = free.map(({ value }) => value);
  const at = (time: string) => slotInstant({ date, time }, agencyZone);
  renderBooking({ at: new Date(at(first).getTime() - 60_000) });
  expect(timeNamed(timeInWords(first))).toBeEnabled();
  setClock(new Date(at(second).getTime() - 60_000));
  fireEvent(document, new Event('visibilitychange'));
  expect(timeNamed(`${timeInWords(first)} Past`)).toBeDisabled();
  expect(timeNamed(timeInWords(second))).toBeEnabled();
});

test('disables times that have begun, and labels them Past', async () => {
  const ofDay = slotsOn(date);
  const begun = ofDay[Math.floor(ofDay.length / 2)] ?? '';
  const at = new Date(slotInstant({ date, time: begun }, agencyZone).getTime() + 5 * 60_000);
  renderBooking({ at });
  for (const { value, disabled, parentElement } of radios()) {
    const [hasBegun, isBooked] = [value <= begun, simulatedBookings(date).has(value)];
    expect([value, disabled]).toEqual([value, hasBegun || isBooked]);
    const [, word] = /(Past|Booked)$/.exec(parentElement?.textContent ?? '') ?? [];
    expect([value, word]).toEqual([value, isBooked ? 'Booked' : hasBegun ? 'Past' : undefined]);
  }
});

test('asks for another date if all slots of a day are taken', async () => {
  renderBooking({ taken: slotsOn(date) });
  const full = calendarCopy.full(dayInWords(date));
  expect(await screen.findByText(full)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/another date/);
});
