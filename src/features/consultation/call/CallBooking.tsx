import { type FocusEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { theme } from '@/styles/theme';
import type { ConsultationFormState } from '../form/useConsultationForm';
import { slotStates } from '../model/call/availability';
import type { BookingChoice } from '../model/call/bookingChoice';
import { bookingWindow } from '../model/call/calendar';
import { CallDatePicker } from './CallDatePicker';
import { SlotGrid } from './SlotGrid';
import { useTakenTimes } from './useTakenTimes';

export interface CallBookingProps {
  state: Pick<
    ConsultationFormState,
    'choice' | 'chooseCall' | 'withdrawTime' | 'now' | 'refreshNow' | 'withdrawn' | 'draft' | 'form'
  >;
  /** Its time zone is that of all slots. */
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName' | 'closedDates'>;
}

/** Day and time of a phone call. Loaded only when a phone call is chosen. */
export function CallBooking({ state, site }: CallBookingProps) {
  const { choice, now, withdrawn, draft } = state;
  const { timeZone, timeZoneName, closedDates } = site;
  const label = useId();
  const booking = useRef<HTMLDivElement>(null);
  const times = useRef<HTMLDivElement>(null);
  const scrolling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { callDate, callTime } = choice;
  const { first, last } = bookingWindow(timeZone, now);
  const held = draft?.corrects;
  const ownTime = held?.callDate === callDate ? held?.callTime : null;
  // Before a day is chosen, the answer about today tells what time it is.
  const taken = useTakenTimes(callDate ?? first, now, ownTime, state.refreshNow);
  const slots = callDate ? slotStates(callDate, timeZone, now, taken) : [];
  const isFull = callDate !== null && slots.every(({ state }) => state !== 'free');
  const isTaken =
    callTime !== ownTime &&
    slots.some(({ value, state }) => value === callTime && state === 'booked');
  /** What has the focus here. React removes or disables it without telling. */
  const focused = useRef<HTMLElement | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when what is free has changed
  useEffect(() => {
    if (!callDate) return;
    if (isTaken) state.withdrawTime(callDate, 'taken');
    else if (isFull !== (withdrawn === 'full'))
      state.withdrawTime(callDate, isFull ? 'full' : null);
  }, [isTaken, isFull, callDate]);

  useLayoutEffect(() => {
    const { current } = focused;
    const isGone = current && (!current.isConnected || current.matches(':disabled'));
    const isNowhere = [document.body, current].includes(document.activeElement as HTMLElement);
    if (isGone && isNowhere) nextTo(current, booking.current)?.focus({ preventScroll: true });
  });

  function noteFocus({ type, target }: FocusEvent<HTMLElement>): void {
    focused.current = type === 'focus' ? target : null;
  }

  /** @param parts what is to be in view after the time of a double click, the most important one last */
  function choose(next: BookingChoice, parts: () => (Element | null | undefined)[]) {
    state.chooseCall(next);
    // Not for keyboard users: the focused control would scroll out of view.
    if (document.activeElement?.matches(':focus-visible')) return;
    clearTimeout(scrolling.current);
    const timer = setTimeout(() => {
      for (const part of parts()) part?.scrollIntoView({ block: 'nearest' });
    }, 500);
    scrolling.current = timer;
    // Not where the visitor presses something else meanwhile.
    for (const event of ['pointerdown', 'focusin']) {
      state.form.current?.addEventListener(event, () => clearTimeout(timer), { once: true });
    }
  }

  /** The chosen time stays if it is free on the new day. */
  function chooseDate(date: string) {
    const slot = slotStates(date, timeZone, now).find(({ value }) => value === callTime);
    choose(
      { ...choice, callDate: date, callTime: slot?.state === 'free' ? callTime : null },
      () => [times.current, booking.current?.querySelector('[aria-selected="true"]')],
    );
  }

  return (
    <Booking ref={booking} onFocus={noteFocus} onBlur={noteFocus}>
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
            onChange={(time) =>
              choose({ ...choice, callTime: time }, () => [
                state.form.current?.querySelector('[type="submit"]'),
              ])
            }
            timeZoneName={timeZoneName}
          />
        </Times>
      )}
    </Booking>
  );
}

/** What takes the focus of a control that is gone: of a time, the next free one, or else the last; otherwise a day. */
function nextTo(gone: HTMLElement, booking: HTMLElement | null): HTMLElement | null | undefined {
  const times = booking?.querySelectorAll<HTMLInputElement>('[name="callTime"]:enabled') ?? [];
  const free = gone instanceof HTMLInputElement ? [...times] : [];
  const next = free.find(({ value }) => value > (gone as HTMLInputElement).value) ?? free.at(-1);
  return next ?? booking?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
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
