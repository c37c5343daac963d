import { useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { theme } from '@/styles/theme';
import type { ConsultationFormState } from '../form/useConsultationForm';
import { bookingWindow } from '../model/call/calendar';
import { CallDatePicker } from './CallDatePicker';
import { SlotGrid } from './SlotGrid';
import { useSlots, withDay } from './useSlots';

export interface CallBookingProps {
  state: Pick<ConsultationFormState, 'choice' | 'chooseCall' | 'held' | 'form'>;
  /** Its time zone is that of all slots. */
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName' | 'closedDates'>;
}

/** Day and time of a phone call. Its script is loaded once the form is hydrated. */
export function CallBooking({ state, site }: CallBookingProps) {
  const { choice } = state;
  const label = useId();
  const booking = useRef<HTMLDivElement>(null);
  const times = useRef<HTMLDivElement>(null);
  const scrolling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [{ first, last }] = useState(() => bookingWindow(site.timeZone, new Date()));
  const { callDate, callTime } = choice;
  const slots = useSlots(choice, site, state.held);

  // The focus of a time that is disabled would be nowhere.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!slots.some(({ state }) => state !== 'free')) return;
    if (!focused?.matches('[name="callTime"]:disabled')) return;
    const { value } = focused as HTMLInputElement;
    const free = slots.filter(({ state }) => state === 'free');
    const next = free.find((slot) => slot.value > value) ?? free.at(-1);
    const place = next ? `[name="callTime"][value="${next.value}"]` : '[aria-selected="true"]';
    booking.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  }, [slots]);

  /** The day's times come into view after a double click's time. */
  function chooseDate(date: string) {
    state.chooseCall(withDay(choice, date, site));
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
          // A day that has passed is chosen still, and not on offer.
          value={callDate && callDate >= first ? callDate : null}
          onChange={chooseDate}
          first={first}
          last={last}
          closedDates={site.closedDates}
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
            timeZoneName={site.timeZoneName}
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
