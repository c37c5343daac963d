import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { whenSeen } from '@/lib/browser/whenSeen';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { theme } from '@/styles/theme';
import type { SiteSlots } from '../../model/call/availability';
import { todayIn } from '../../model/call/calendar';
import type { CallChoice } from '../../model/call/call';
import { bookingLayout, bookingTitle } from '../calendarBox';
import { CallDatePicker } from './CallDatePicker';
import { SlotGrid } from './SlotGrid';
import { type SlotsOfThread, useSlots } from './useSlots';

export interface CallBookingProps extends SlotsOfThread {
  choice: CallChoice;
  chooseCall: (choice: CallChoice) => void;
  site: SiteSlots & Pick<SiteSettings, 'timeZoneName'>;
}

export function CallBooking({ choice, chooseCall, held, refused, site }: CallBookingProps) {
  const label = useId();
  const booking = useRef<HTMLDivElement>(null);
  const now = useNow(site.timeZone);
  const today = todayIn(site.timeZone, now);
  const { date } = choice;
  const thread = { held, refused };

  useLayoutEffect(() => {
    if (document.activeElement !== booking.current?.parentElement) return;
    const chosen = booking.current?.querySelector<HTMLElement>('[name="callTime"]:checked');
    const day = booking.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]');
    (chosen ?? day)?.focus({ preventScroll: true });
  }, []);

  return (
    <Booking ref={booking}>
      <div>
        <h3 id={label}>{callCopy.date}</h3>
        <CallDatePicker
          key={today}
          // A chosen day may have passed.
          value={date && date >= today ? date : null}
          // A double click chooses a day twice.
          onChange={(chosen) =>
            chosen !== date && chooseCall({ ...choice, date: chosen, time: null })
          }
          site={site}
          now={now}
          labelledBy={label}
        />
        {date && <input type="hidden" name="callDate" value={date} />}
      </div>
      {date && (
        <TimesOfDay {...thread} choice={{ ...choice, date }} chooseCall={chooseCall} site={site} />
      )}
    </Booking>
  );
}

type TimesOfDayProps = CallBookingProps & { choice: CallChoice & { date: string } };

/** Rendered again on its own, because the calendar takes the focus when it is rendered. */
function TimesOfDay({ choice, chooseCall, site, ...thread }: TimesOfDayProps) {
  const times = useRef<HTMLDivElement>(null);
  const slots = useSlots(choice, site, thread);

  // Disabled slots lose the focus.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!slots.some(({ state }) => state !== 'free')) return;
    if (!focused?.matches('[name="callTime"]:disabled')) return;
    const { value } = focused as HTMLInputElement;
    const free = slots.filter(({ state }) => state === 'free');
    const next = free.find((slot) => slot.value > value) ?? free.at(-1);
    const selector = next ? `[name="callTime"][value="${next.value}"]` : '[aria-selected="true"]';
    const booking = times.current?.parentElement;
    booking?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [slots]);

  return (
    <Times ref={times}>
      <SlotGrid
        date={choice.date}
        slots={slots}
        value={choice.time}
        onChange={(time) => chooseCall({ ...choice, time })}
        site={site}
      />
    </Times>
  );
}

/** Changes when the page becomes visible on another day. */
function useNow(timeZone: string): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(
    () =>
      whenSeen(() => {
        const seen = new Date();
        const isSameDay = (shown: Date) => todayIn(timeZone, shown) === todayIn(timeZone, seen);
        setNow((shown) => (isSameDay(shown) ? shown : seen));
      }),
    [timeZone],
  );
  return now;
}

const Booking = styled.div`
  ${bookingLayout}
  h3 { ${bookingTitle} }
`;

const Times = styled.div`
  container-type: inline-size;
  margin-top: var(--times-top, ${theme.space.x6});
`;
