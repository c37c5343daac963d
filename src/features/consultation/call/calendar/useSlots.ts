import { useMemo } from 'react';
import type { Corrected } from '../../browser/formEntry';
import { type SlotOfDay, slotStates } from '../../model/call/availability';
import type { SiteCalls } from '../../model/call/calendar';
import type { CallChoice } from '../../model/call/callChoice';
import { useTakenTimes } from './useTakenTimes';

/**
 * The times of the chosen day, as they are when it is chosen and once the server has said which are taken. The chosen
 * one stays free: the server's answer to the request decides about it.
 */
export function useSlots(
  { method, callDate, callTime }: CallChoice,
  site: SiteCalls,
  held: Pick<Corrected, 'callDate' | 'callTime'> | null,
  /** The moment for which the calendar is rendered. */
  rendered: Date,
): readonly SlotOfDay[] {
  const taken = useTakenTimes(callDate, held?.callDate === callDate ? held.callTime : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: times that are over are so from another day on, too
  const slots = useMemo(
    () => (callDate ? slotStates({ callDate, method }, site, new Date(), taken) : []),
    [callDate, method, site, taken, rendered],
  );
  return slots.map((slot) => (slot.value === callTime ? { ...slot, state: 'free' } : slot));
}

/** A choice of another day. The chosen time stays if it is free there. */
export function withDay(choice: CallChoice, callDate: string, site: SiteCalls): CallChoice {
  const stays = slotStates({ ...choice, callDate }, site, new Date()).some(
    ({ value, state }) => value === choice.callTime && state === 'free',
  );
  return { ...choice, callDate, callTime: stays ? choice.callTime : null };
}
