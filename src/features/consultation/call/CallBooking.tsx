import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { theme } from '@/styles/theme';
import type { ConsultationFormState } from '../form/useConsultationForm';
import { slotStates } from '../model/call/availability';
import { bookingWindow } from '../model/call/calendar';
import { CallDatePicker } from './CallDatePicker';
import { SlotGrid } from './SlotGrid';
import { useTakenTimes } from './useTakenTimes';

export interface CallBookingProps {
  state: Pick<
    ConsultationFormState,
    'choice' | 'chooseCall' | 'withdrawTaken' | 'now' | 'refreshNow' | 'draft' | 'form'
  >;
  /** Its time zone is that of all slots. */
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName' | 'closedDates'>;
}

/** Day and time of a phone call. Loaded only when a phone call is chosen. */
export function CallBooking({ state, site }: CallBookingProps) {
  const { choice, now, draft } = state;
  const { timeZone, timeZoneName, closedDates } = site;
  const label = useId();
  const booking = useRef<HTMLDivElement>(null);
  const times = useRef<HTMLDivElement>(null);
  const scrolling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { callDate, callTime } = choice;
  const { first, last } = bookingWindow(timeZone, now);
  const held = draft?.corrects?.values;
  const ownTime = held?.callDate === callDate ? held?.callTime : null;
  // Before a day is chosen, the answer about today tells what time it is.
  const taken = useTakenTimes(callDate ?? first, now, ownTime, state.refreshNow);
  const slots = callDate ? slotStates(callDate, timeZone, now, taken) : [];
  const isTaken =
    callTime !== ownTime &&
    slots.some(({ value, state }) => value === callTime && state === 'booked');

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when what is taken has changed
  useEffect(() => {
    if (callDate && isTaken) state.withdrawTaken(callDate);
  }, [isTaken, callDate]);

  // The focus of a time that is disabled would be nowhere.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!activeElement?.matches('[name="callTime"]:disabled')) return;
    const { value } = activeElement as HTMLInputElement;
    const free = times.current?.querySelectorAll<HTMLInputElement>(':enabled') ?? [];
    const next = [...free].find((time) => time.value > value) ?? [...free].at(-1);
    next?.focus({ preventScroll: true });
  });

  /** The chosen time stays if it is free on the new day, whose times come into view after a double click's time. */
  function chooseDate(date: string) {
    const slot = slotStates(date, timeZone, now).find(({ value }) => value === callTime);
    const stays = slot?.state === 'free';
    state.chooseCall({ ...choice, callDate: date, callTime: stays ? callTime : null });
    // Not for keyboard users: the focused day would scroll out of view.
    if (document.activeElement?.matches(':focus-visible')) return;
    clearTimeout(scrolling.current);
    const timer = setTimeout(() => {
      times.current?.scrollIntoView({ block: 'nearest' });
      booking.current
        ?.querySelector('[aria-selected="true"]')
        ?.scrollIntoView({ block: 'nearest' });
    }, 500);
    scrolling.current = timer;
    // Not where the visitor presses something else meanwhile.
    for (const event of ['pointerdown', 'focusin']) {
      state.form.current?.addEventListener(event, () => clearTimeout(timer), { once: true });
    }
  }

  return (
    <Booking ref={booking}>
      <div>
        <h3 id={label}>{callCopy.date}</h3>
        <CallDatePicker
          // A day that has passed is about to be withdrawn.
          value={callDate && callDate >= first ? callDate : null}
          onChange={chooseDate}
          first={first}
          last={last}
          closedDates={closedDates}
          labelledBy={label}
        />
        {callDate && <input type="hidden" name="callDate" value={callDate} />}
      </div>
      {callDate && (
        <Times ref={times}>
          <SlotGrid
            callDate={callDate}
            slots={slots}
            value={callTime}
            onChange={(time) => state.chooseCall({ ...choice, callTime: time })}
            timeZoneName={timeZoneName}
          />
        </Times>
      )}
    </Booking>
  );
}

const Booking = styled.div`
  display: grid;
`;

/* Down to the edge of the window, so that the chosen day can stay in view on a phone. */
const Times = styled.div`
  container-type: inline-size;
  margin-top: ${theme.space.x6};
  scroll-margin-bottom: -6rem;
`;
