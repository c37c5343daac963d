import { useMemo } from 'react';
import { type SlotOfDay, slotStates } from '../../model/call/availability';
import type { SiteCalls } from '../../model/call/calendar';
import type { ScheduledCall } from '../../model/call/call';
import type { CallChoice } from '../../model/call/callChoice';
import { useTakenTimes } from './useTakenTimes';

export interface SlotsOfThread {
  held: ScheduledCall | null;
  refused?: readonly ScheduledCall[] | undefined;
}

/** Keeps a thread's own slot free of simulated bookings. */
function slotsFor(
  day: Pick<CallChoice, 'method'> & { date: string },
  site: SiteCalls,
  held: ScheduledCall | null,
  taken?: ReadonlySet<string>,
): SlotOfDay[] {
  const ownTime = held?.date === day.date ? held.time : null;
  return slotStates(day, site, new Date(), taken).map((slot) =>
    slot.value === ownTime && slot.state === 'booked' ? { ...slot, state: 'free' } : slot,
  );
}

/** Keeps the chosen slot free, because the server decides. */
export function useSlots(
  { method, date, time }: CallChoice,
  site: SiteCalls,
  { held, refused }: SlotsOfThread,
  rendered: Date,
): readonly SlotOfDay[] {
  const taken = useTakenTimes(date);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rendered` changes on another day, when other slots are over
  const slots = useMemo(() => {
    const ofDay = (refused ?? []).filter((slot) => slot.date === date);
    const booked = new Set([...taken, ...ofDay.map((slot) => slot.time)]);
    return date ? slotsFor({ date, method }, site, held, booked) : [];
  }, [date, method, site, held, refused, taken, rendered]);
  return slots.map((slot) => (slot.value === time ? { ...slot, state: 'free' } : slot));
}

/** Keeps a time that is free on the other day. */
export function withDay(
  choice: CallChoice,
  date: string,
  site: SiteCalls,
  held: ScheduledCall | null,
): CallChoice {
  const stays = slotsFor({ ...choice, date }, site, held).some(
    ({ value, state }) => value === choice.time && state === 'free',
  );
  return { ...choice, date, time: stays ? choice.time : null };
}
