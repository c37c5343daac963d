import { bookedSlots } from './bookedSlots';
import { isInBookingWindow, isSlotPast, isWeekend } from './calendar';
import { isTimeSlot, type TimeSlot, timeSlots } from './slots';

/** A time, and whether it can be had. */
export interface SlotOfDay extends TimeSlot {
  state: 'free' | 'booked' | 'past';
}

/**
 * What can be had on a day.
 *
 * @param callDate `yyyy-MM-dd`
 * @param timeZone IANA zone of the slots
 * @param now the current instant; slots that have begun by then are past
 * @param taken times that are booked beside the simulated ones
 */
export function slotStates(
  callDate: string,
  timeZone: string,
  now: Date,
  taken: ReadonlySet<string> = new Set(),
): SlotOfDay[] {
  const booked = bookedSlots(callDate);
  return timeSlots.map((slot) => {
    if (booked.has(slot.value) || taken.has(slot.value)) return { ...slot, state: 'booked' };
    return { ...slot, state: isSlotPast(callDate, slot.value, timeZone, now) ? 'past' : 'free' };
  });
}

/** Whether a time can be had on a day. */
export function isFree(callDate: string, callTime: string, timeZone: string, now: Date): boolean {
  return slotStates(callDate, timeZone, now).some(
    ({ value, state }) => value === callTime && state === 'free',
  );
}

/**
 * Whether a call can be had on this day at this time unless somebody else has it: inside the booking
 * window, on a weekday, on the grid, not begun. The simulated bookings do not count: the form without
 * JavaScript offers those times.
 */
export function isOffered(
  callDate: string,
  callTime: string,
  timeZone: string,
  now: Date,
): boolean {
  const onOpenDay = isInBookingWindow(callDate, timeZone, now) && !isWeekend(callDate);
  return onOpenDay && isTimeSlot(callTime) && !isSlotPast(callDate, callTime, timeZone, now);
}
