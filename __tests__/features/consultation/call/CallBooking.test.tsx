import { fireEvent, render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { callCopy } from '@/content/copy/consultation';
import { CallBooking } from '@/features/consultation/call/CallBooking';
import { CallStatus } from '@/features/consultation/call/CallStatus';
import { emptyForm, type FormState, withCall } from '@/features/consultation/form/formState';
import { bookedSlots, slotStates } from '@/features/consultation/model/call/availability';
import { type BookingChoice, choiceIn } from '@/features/consultation/model/call/bookingChoice';
import { slotInstant } from '@/features/consultation/model/call/calendar';
import { callInLine, dayInWords } from '@/features/consultation/model/call/callInWords';
import { callRules, timeSlots } from '@/features/consultation/model/call/callRules';
import { agencyZone, openDayAfter } from '../../../../testing/samples/calls';
import { setVisitorZone } from '../../../../testing/unit/clock';
import { mswServer } from '../../../../testing/unit/mswServer';
import { aUser } from '../../../../testing/unit/user';

/** Friday morning in New York. */
const now = new Date('2026-11-20T14:00:00Z');
const callDate = openDayAfter('2026-11-20');

interface Booking {
  callTime?: string;
  taken?: string[];
  at?: Date;
  /** What the request that the form corrects holds. */
  held?: string;
}

function BookingOf({ callTime = '', at = now, held }: Booking) {
  const values = { contactMethod: 'phone', callDate, callTime };
  const [state, setState] = useState<FormState>({ ...emptyForm, values });
  const corrects = {
    id: '',
    values: { callDate, callTime: held ?? '' },
    version: { uid: '', sequence: 0 },
    thread: '',
  };
  const [draft] = useState({ id: '', corrects: held ? corrects : null });
  const site = { timeZone: agencyZone, timeZoneName: 'Eastern Time', closedDates: [] };
  const current = {
    ...state,
    choice: choiceIn(state.values),
    draft,
    now: at,
    refreshNow: () => {},
    form: { current: null },
    chooseCall: (chosen: BookingChoice) => setState((state) => withCall(state, chosen, null)),
    withdrawTaken: (day: string) =>
      setState((state) =>
        withCall(state, { contactMethod: 'phone', callDate: day, callTime: null }, 'taken'),
      ),
  };
  return (
    <>
      <CallBooking state={current} site={site} />
      <CallStatus state={current} site={site} />
    </>
  );
}

function renderBooking({ taken = [], ...booking }: Booking = {}) {
  mswServer.use(
    http.get('*/api/slots', ({ request }) => {
      const isCallDate = new URL(request.url).searchParams.get('date') === callDate;
      return HttpResponse.json({ taken: isCallDate ? taken : [] });
    }),
  );
  setVisitorZone(agencyZone);
  render(<BookingOf {...booking} />);
  return aUser();
}

const times = () => screen.getByRole('group', { name: 'Select Your Preferred Time' });
const radios = () => within(times()).getAllByRole<HTMLInputElement>('radio');
const timeNamed = (name: string | RegExp) => within(times()).getByRole('radio', { name });
const selected = () => screen.getByText(callCopy.selected, { exact: false }).closest('p');

const free = slotStates(callDate, agencyZone, now).filter(({ state }) => state === 'free');
const [aFree = { value: '', label: '' }] = free;

test('shows all times of the day at once, and says which day, what gray ones mean, the zone and the length', () => {
  renderBooking();
  expect(radios().map(({ value }) => value)).toEqual(timeSlots.map(({ value }) => value));
  expect(times()).toHaveAccessibleDescription(
    `${dayInWords(callDate)}. Grayed out times are already booked. Times are in Eastern Time. ` +
      `A call takes ${callRules.stepMinutes} minutes.`,
  );
});

test('takes back a chosen time that somebody else has taken meanwhile, and says so', async () => {
  const user = renderBooking({ callTime: aFree.value, taken: [aFree.value] });
  expect(await screen.findByText(callCopy.taken)).toBeVisible();
  expect(screen.getByText(callCopy.taken).parentElement).toHaveRole('status');
  expect(timeNamed(new RegExp(`^${aFree.label} ?Booked`))).not.toBeChecked();
  expect(screen.queryByText(callCopy.selected, { exact: false })).not.toBeInTheDocument();
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

test('a chosen time stays on another day where it is free', () => {
  const other = openDayAfter(callDate);
  const stays = free.find(({ value }) => !bookedSlots(other).has(value));
  renderBooking({ callTime: stays?.value ?? '' });
  fireEvent.click(screen.getByRole('gridcell', { name: `Choose ${dayInWords(other)}` }));
  expect(selected()).toHaveTextContent(`${dayInWords(other)} at ${stays?.label}`);
  expect(timeNamed(stays?.label ?? '')).toBeChecked();
});

test('the time of the call that a correction takes over stays chosen', async () => {
  const [, other] = free;
  const taken = [aFree.value, other?.value ?? ''];
  renderBooking({ callTime: aFree.value, taken, held: aFree.value });
  expect(
    await within(times()).findByRole('radio', { name: new RegExp(`^${other?.label} ?Booked`) }),
  );
  expect(timeNamed(aFree.label)).toBeChecked();
});

test('disables times that have begun and labels them Past', async () => {
  // Five minutes after a slot in the middle of the day.
  const begun = timeSlots[14]?.value ?? '';
  const at = new Date(slotInstant(callDate, begun, agencyZone).getTime() + 5 * 60_000);
  renderBooking({ at });
  for (const { value, disabled, parentElement } of radios()) {
    const [hasBegun, isBooked] = [value <= begun, bookedSlots(callDate).has(value)];
    expect([value, disabled]).toEqual([value, hasBegun || isBooked]);
    const [, word] = /(Past|Booked)$/.exec(parentElement?.textContent ?? '') ?? [];
    expect([value, word]).toEqual([value, isBooked ? 'Booked' : hasBegun ? 'Past' : undefined]);
  }
});

test('says that no time is left on a day', () => {
  renderBooking({ at: slotInstant('2026-11-20', timeSlots.at(-1)?.value ?? '', agencyZone) });
  const today = dayInWords('2026-11-20');
  fireEvent.click(screen.getByRole('gridcell', { name: `Choose ${today}` }));
  expect(times()).toHaveAccessibleDescription(new RegExp(`^${callCopy.full(today)}`));
  fireEvent.click(screen.getByRole('gridcell', { name: `Choose ${dayInWords(callDate)}` }));
  expect(screen.queryByText(callCopy.full(today))).not.toBeInTheDocument();
});

test('a status that says what is lacking then tells the selected date and time', () => {
  renderBooking();
  const before = screen.getByRole('status');
  expect(before).toHaveTextContent(callCopy.lacking(dayInWords(callDate)));
  fireEvent.click(timeNamed(aFree.label));
  expect(selected()).toBe(before);
  const call = callInLine(callDate, aFree.value).replaceAll('\u00a0', ' ');
  expect(selected()).toHaveTextContent(new RegExp(`^Selected: ${call} Eastern Time$`));
});
