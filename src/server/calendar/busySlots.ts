import 'server-only';
import { bookingWindow, slotInstant } from '@/features/consultation/model/call/calendar';
import type { Slot } from '@/features/consultation/model/call/call';
import { callRules, everySlotOn } from '@/features/consultation/model/call/callRules';
import { dayMs, type Span } from './times';

export function isSlotBusy(slot: Slot, spans: readonly Span[], timeZone: string): boolean {
  const start = slotInstant(slot, timeZone).getTime();
  const end = start + callRules.callMinutes * 60_000;
  return spans.some(([from, to]) => from < end && to > start);
}

export const busySlotsOn = (date: string, spans: readonly Span[], timeZone: string): string[] =>
  everySlotOn(date).filter((time) => isSlotBusy({ date, time }, spans, timeZone));

/** Covers the booking windows of today and of the next day, when the reading still counts. */
export function spanToRead(timeZone: string, now: Date): Span {
  const { first, last } = bookingWindow(timeZone, now);
  return [
    slotInstant({ date: first, time: '00:00' }, timeZone).getTime(),
    slotInstant({ date: last, time: '00:00' }, timeZone).getTime() + 3 * dayMs,
  ];
}
