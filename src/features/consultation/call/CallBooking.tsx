import { type FocusEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { Notice } from '../form/Notice';
import type { ConsultationFormState } from '../form/useConsultationForm';
import { slotStates } from '../model/call/availability';
import type { BookingChoice } from '../model/call/bookingChoice';
import { bookingWindow } from '../model/call/calendar';
import { callInLine, dayInWords, onVisitorClock } from '../model/call/callInWords';
import { CallDatePicker } from './CallDatePicker';
import { SlotGrid } from './SlotGrid';
import { useTakenTimes } from './useTakenTimes';

export interface CallBookingProps {
  state: Pick<
    ConsultationFormState,
    'choice' | 'chooseCall' | 'now' | 'refreshNow' | 'withdrawn' | 'draft'
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
  const selected = useRef<HTMLParagraphElement>(null);
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the chosen time is taken
  useEffect(() => {
    if (isTaken) state.chooseCall({ ...choice, callTime: null }, 'taken');
  }, [isTaken]);

  useLayoutEffect(() => {
    const { current } = focused;
    const isGone = current && (!current.isConnected || current.matches(':disabled'));
    const isNowhere = [document.body, current].includes(document.activeElement as HTMLElement);
    if (isGone && isNowhere) nextTo(current, booking.current)?.focus({ preventScroll: true });
  });

  function noteFocus({ type, target }: FocusEvent<HTMLElement>): void {
    focused.current = type === 'focus' ? target : null;
  }

  function choose(next: BookingChoice, follows: RefObject<HTMLElement | null>) {
    // Rendered first, so that it can be scrolled to.
    flushSync(() => state.chooseCall(next));
    // Not for keyboard users: the focused control would scroll out of view.
    if (document.activeElement?.matches(':focus-visible')) return;
    follows.current?.scrollIntoView({ block: 'nearest' });
  }

  /** The chosen time stays if it is free on the new day. */
  function chooseDate(date: string) {
    const slot = slotStates(date, timeZone, now).find(({ value }) => value === callTime);
    choose(
      { ...choice, callDate: date, callTime: slot?.state === 'free' ? callTime : null },
      times,
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
            slots={slots}
            value={callTime}
            onChange={(time) => choose({ ...choice, callTime: time }, selected)}
            timeZoneName={timeZoneName}
          />
        </Times>
      )}
      {/* In the place of the line of the time, so that nothing above it moves. */}
      <Notice>{withdrawn && <span>{callCopy[withdrawn]}</span>}</Notice>
      <Selected role="status" ref={selected}>
        {callDate && callTime && (
          <span>
            {callCopy.selected}{' '}
            <strong>{`${callInLine(callDate, callTime)} ${timeZoneName}`}</strong>{' '}
            <small>{callCopy.forYou(onVisitorClock(callDate, callTime, timeZone))}</small>
          </span>
        )}
        {callDate && isFull && <span>{callCopy.full(dayInWords(callDate))}</span>}
      </Selected>
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

  > ${Notice}:not(:empty) { margin: ${theme.space.x4} 0 0; }
  h3 {
    font: ${theme.weight.strong} ${theme.size.body} / 1.4 ${theme.font.text};
    letter-spacing: 0;
  }
`;

/* Limits the scrolling, so that the chosen day stays in view on a phone. */
const Times = styled.div`
  margin-top: ${theme.space.x6};
  scroll-margin-bottom: -5rem;
`;

/* The margin includes Submit's height, so that both scroll into view. */
const Selected = styled.p`
  scroll-margin-bottom: 5rem;
  ${media.tablet} { scroll-margin-bottom: 8rem; }

  &:not(:empty) {
    margin-top: ${theme.space.x4};
    padding: ${theme.space.x3} ${theme.space.x4};
    border-top: 2px solid ${theme.color.signal};
    border-radius: ${theme.radius.small};
    background: ${theme.color.signalDeep};
    line-height: 1.45;
  }
  strong { font-weight: ${theme.weight.strong}; text-wrap: balance; }
  small { display: block; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  small:empty { display: none; }
`;
