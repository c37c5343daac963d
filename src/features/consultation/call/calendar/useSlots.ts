import { useMemo } from 'react';
import { type SlotOfDay, slotStates } from '../../model/call/availability';
import type { SiteCalls } from '../../model/call/calendar';
import type { ScheduledCall } from '../../model/call/call';
import type { CallChoice } from '../../model/call/callChoice';
import { useTakenTimes } from './useTakenTimes';

/**
 * The times of the chosen day, as they are when it is chosen and once the server has said which are taken. The chosen
 * one stays free: the server's answer to the request decides about it.
 */
export function useSlots(
  { method, date, time }: CallChoice,
  site: SiteCalls,
  held: ScheduledCall | null,
  /** The moment for which the calendar is rendered. */
  rendered: Date,
): readonly SlotOfDay[] {
  const taken = useTakenTimes(date, held?.date === date ? held.time : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: times that are over are so from another day on, too
  const slots = useMemo(
    () => (date ? slotStates({ date, method }, site, new Date(), taken) : []),
    [date, method, site, taken, rendered],
  );
  return slots.map((slot) => (slot.value === time ? { ...slot, state: 'free' } : slot));
}

/** A choice of another day. The chosen time stays if it is free there. */
export function withDay(choice: CallChoice, date: string, site: SiteCalls): CallChoice {
  const stays = slotStates({ ...choice, date }, site, new Date()).some(
    ({ value, state }) => value === choice.time && state === 'free',
  );
  return { ...choice, date, time: stays ? choice.time : null };
}
