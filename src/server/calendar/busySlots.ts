import 'server-only';
import {
  bookingWindow,
  callMinutesOn,
  slotInstant,
  slotsOn,
} from '@/features/consultation/model/call/calendar';
import type { Slot } from '@/features/consultation/model/call/call';
import { dayMs, type Span } from './times';

export function isSlotBusy(slot: Slot, spans: readonly Span[], timeZone: string): boolean {
  const start = slotInstant(slot, timeZone).getTime();
  const end = start + callMinutesOn(slot.date) * 60_000;
  return spans.some(([from, to]) => from < end && to > start);
}

export const busySlotsOn = (date: string, spans: readonly Span[], timeZone: string): string[] =>
  slotsOn(date).filter((time) => isSlotBusy({ date, time }, spans, timeZone));

/**
 * Returns the span of today's and tomorrow's booking windows, because a reading is used for up to 24 hours.
 */
export function spanToRead(timeZone: string, now: Date): Span {
  const { first, last } = bookingWindow(timeZone, now);
  return [
    slotInstant({ date: first, time: '00:00' }, timeZone).getTime(),
    // The last day, one more for tomorrow's window, and one for changes of the clock.
    slotInstant({ date: last, time: '00:00' }, timeZone).getTime() + 3 * dayMs,
  ];
}
