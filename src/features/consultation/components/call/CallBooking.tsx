import { type RefObject, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import type { Correction } from '@/features/consultation/browser/draft';
import { isFree, slotStates } from '@/features/consultation/model/call/availability';
import {
  type BookingChoice,
  chooseCallDate,
} from '@/features/consultation/model/call/bookingChoice';
import { bookingWindow, lastOpenDay } from '@/features/consultation/model/call/calendar';
import {
  dayInLines,
  dayInWords,
  slotForVisitor,
  visitorTimeZone,
} from '@/features/consultation/model/call/callInWords';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { FormState } from '../form/formReducer';
import { Notice } from '../Notice';
import type { Site } from '../site';
import { AppointmentCard } from './AppointmentCard';
import { CallDatePicker } from './CallDatePicker';
import { openDaysHint } from './openDaysHint';
import { SlotGrid } from './SlotGrid';
import { useTakenTimes } from './useTakenTimes';

export interface CallBookingProps {
  choice: BookingChoice;
  onChange: (choice: BookingChoice) => void;
  /** Its time zone is that of all slots. */
  site: Pick<Site, 'timeZone' | 'timeZoneName' | 'closedDates' | 'holidays'>;
  /** The current instant. */
  now: Date;
  /** The request that the form corrects; the time of its call is free for this visitor. */
  corrects?: Correction | null;
  /** How often a chosen time was withdrawn because it had passed. */
  withdrawals: number;
  /** Why the chosen time was withdrawn, until the visitor chooses again. */
  lostTime: FormState['lostTime'];
  /** Called when somebody else has taken the chosen time. */
  onTaken: () => void;
}

/** Day and time of a phone call. Loaded only when a phone call is chosen. */
export function CallBooking(props: CallBookingProps) {
  const { choice, onChange, site, now, corrects, onTaken } = props;
  const { timeZone, timeZoneName, closedDates, holidays } = site;
  const label = useId();
  const openDays = useId();
  const count = useRef<HTMLParagraphElement>(null);
  const times = useRef<HTMLDivElement>(null);
  const appointment = useRef<HTMLDivElement>(null);
  const { callDate, callTime } = choice;
  const { first, last } = bookingWindow(timeZone, now);
  const lastDay = lastOpenDay(last, closedDates);
  const isSpent = slotStates(first, timeZone, now).every(({ state }) => state !== 'free');
  const heldTime = corrects && corrects.callDate === callDate ? corrects.callTime : null;
  const taken = useTakenTimes(callDate, now, heldTime);
  const slots = callDate
    ? slotStates(callDate, timeZone, now, taken).map((slot) => ({
        ...slot,
        ...slotForVisitor(callDate, slot.value, timeZone, visitorTimeZone()),
        isHeld: slot.value === heldTime,
      }))
    : [];
  const freeCount = slots.filter(({ state }) => state === 'free').length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the taken times arrive
  useEffect(() => {
    if (callTime && taken.has(callTime)) onTaken();
  }, [taken]);

  /** Makes a choice and scrolls to its result. */
  function choose(next: BookingChoice, follows: RefObject<HTMLElement | null>) {
    // Rendered first, so that it can be scrolled to.
    flushSync(() => onChange(next));
    // Not for keyboard users: the focused control would scroll out of view.
    if (document.activeElement?.matches(':focus-visible')) return;
    follows.current?.scrollIntoView({ block: 'nearest' });
  }

  function chooseDate(date: string) {
    const stays = (day: string, time: string) => isFree(day, time, timeZone, now);
    const isFull = slotStates(date, timeZone, now).every(({ state }) => state !== 'free');
    choose(chooseCallDate(choice, date, stays), isFull ? count : times);
  }

  return (
    <Booking>
      <div>
        <h3 id={label}>{callCopy.date}</h3>
        <Hint id={openDays}>
          {openDaysHint(
            closedDates.filter((date) => date >= first && date <= lastDay),
            holidays,
            lastDay,
          )}
        </Hint>
        <CallDatePicker
          // Remounted, so that it opens at the first open day, which can take the focus.
          key={`${first} ${props.withdrawals}`}
          value={callDate}
          onChange={chooseDate}
          first={first}
          last={last}
          closedDates={closedDates}
          spentDay={isSpent ? first : null}
          labelledBy={label}
          describedBy={openDays}
        />
        {callDate && <input type="hidden" name="callDate" value={callDate} />}
      </div>
      <p ref={count} className={freeCount > 0 ? 'visually-hidden' : undefined} role="status">
        {callDate && callCopy.free(freeCount, dayInWords(callDate))}
      </p>
      {callDate && (
        <Times ref={times}>
          <Notice>{props.lostTime === 'taken' && callCopy.taken}</Notice>
          <SlotGrid
            day={dayInLines(callDate)}
            slots={slots}
            value={callTime}
            onChange={(time) => choose({ ...choice, callTime: time }, appointment)}
            timeZone={timeZone}
            timeZoneName={timeZoneName}
          />
        </Times>
      )}
      {callDate && callTime && (
        <Appointment ref={appointment}>
          <AppointmentCard
            lead={callCopy.selected}
            isStatus
            callDate={callDate}
            callTime={callTime}
            timeZone={timeZone}
            timeZoneName={timeZoneName}
            note={callCopy.purpose}
          />
        </Appointment>
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

const Hint = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
`;

/* Limits the scrolling, so that the chosen day stays in view on a phone. */
const Times = styled.div`
  scroll-margin-bottom: -5rem;
`;

/* Includes Submit's height, so that both scroll into view. */
const Appointment = styled.div`
  scroll-margin-bottom: 4rem;
  ${media.tablet} { scroll-margin-bottom: 8rem; }
`;
