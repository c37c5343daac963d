import { isSlotPast } from './calendar';
import { bookedSlots, type TimeSlot, timeSlots } from './slots';

export type SlotState = 'free' | 'booked' | 'past';

/**
 * What can be had on a day.
 *
 * @param callDate `yyyy-MM-dd`
 * @param timeZone IANA zone of the slots
 * @param now the current instant; slots that have begun by then are past
 */
export function slotStates(
  callDate: string,
  timeZone: string,
  now: Date,
): { slot: TimeSlot; state: SlotState }[] {
  const booked = bookedSlots(callDate);
  return timeSlots.map((slot) => {
    if (booked.has(slot.value)) return { slot, state: 'booked' };
    return { slot, state: isSlotPast(callDate, slot.value, timeZone, now) ? 'past' : 'free' };
  });
}

/** Whether a time can be had on a day. */
export function isFree(callDate: string, callTime: string, timeZone: string, now: Date): boolean {
  return slotStates(callDate, timeZone, now).some(
    ({ slot, state }) => slot.value === callTime && state === 'free',
  );
}
