'use client';

import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { callCopy } from '@/content/consultation';
import { theme } from '@/styles/theme';
import { isFree, slotStates } from '../model/availability';
import { type BookingChoice, chooseCallDate } from '../model/bookingChoice';
import { bookingWindow } from '../model/calendar';
import { dayInWords, onVisitorClock, visitorTimeZone } from '../model/callInWords';
import { AppointmentCard } from './AppointmentCard';
import { CallDatePicker } from './CallDatePicker';
import { SlotGrid } from './SlotGrid';
import { useTakenTimes } from './useTakenTimes';

export interface CallBookingProps {
  choice: BookingChoice;
  onChange: (choice: BookingChoice) => void;
  /** IANA zone of all slots, and its name in words. */
  timeZone: string;
  timeZoneName: string;
  /** The current instant. */
  now: Date;
  /** How often a chosen time was taken back because it had passed. */
  timesTakenBack: number;
}

/** Day and time of a phone call. Loaded only when a phone call is chosen. */
export function CallBooking(props: CallBookingProps) {
  const { choice, onChange, timeZone, timeZoneName, now } = props;
  const label = useId();
  const times = useRef<HTMLDivElement>(null);
  const { callDate, callTime } = choice;
  const { first, last } = bookingWindow(timeZone, now);
  const taken = useTakenTimes(callDate);
  const ownTime = onVisitorClock(timeZone, visitorTimeZone());
  const slots = callDate
    ? slotStates(callDate, timeZone, now, taken).map((slot) => ({
        ...slot,
        ownTime: ownTime(callDate, slot.value),
      }))
    : [];
  const freeCount = slots.filter(({ state }) => state === 'free').length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known what is taken
  useEffect(() => {
    if (callTime && taken.has(callTime)) onChange({ ...choice, callTime: null });
  }, [taken]);

  function chooseDate(date: string | null) {
    const stays = (day: string, time: string) => isFree(day, time, timeZone, now);
    // The times have to be in the document before they can be scrolled to.
    flushSync(() => onChange(chooseCallDate(choice, date, stays)));
    // Not for the keyboard: the day that has the focus would be scrolled out of sight.
    if (document.activeElement?.matches(':focus-visible')) return;
    times.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Booking>
      <div>
        <h3 id={label}>{callCopy.date}</h3>
        <CallDatePicker
          // Opens at the first weekday on offer again, where the keyboard can arrive.
          key={`${first} ${props.timesTakenBack}`}
          value={callDate}
          onChange={chooseDate}
          first={first}
          last={last}
          labelledBy={label}
        />
        {callDate && <input type="hidden" name="callDate" value={callDate} />}
      </div>
      <p className={freeCount > 0 ? 'visually-hidden' : undefined} role="status">
        {callDate && callCopy.free(freeCount, dayInWords(callDate))}
      </p>
      {callDate && (
        <Times ref={times}>
          <SlotGrid
            day={dayInWords(callDate)}
            slots={slots}
            value={callTime}
            onChange={(time) => onChange({ ...choice, callTime: time })}
            timeZoneName={timeZoneName}
          />
        </Times>
      )}
      {callDate && callTime && (
        <AppointmentCard
          lead={callCopy.selected}
          isStatus
          callDate={callDate}
          callTime={callTime}
          timeZone={timeZone}
          timeZoneName={timeZoneName}
          note={callCopy.purpose}
        />
      )}
    </Booking>
  );
}

const Booking = styled.div`
  display: grid;
  gap: ${theme.space.x6};

  h3 {
    font: ${theme.weight.strong} ${theme.size.body} / 1.4 ${theme.font.text};
    letter-spacing: 0;
  }
`;

/* Scrolled to no farther than it takes, so that the chosen day stays in sight on a phone that is held upright. */
const Times = styled.div`
  scroll-margin-bottom: -5rem;
`;
