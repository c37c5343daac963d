import { useEffect, useMemo, useState } from 'react';
import { whenSeen } from '@/lib/browser/whenSeen';
import { type SiteSlots, type SlotOfDay, slotStates } from '../../model/call/availability';
import type { CallChoice, Slot } from '../../model/call/call';
import { useTakenTimes } from './useTakenTimes';

export interface SlotsOfThread {
  held: Slot | null;
  refused?: readonly Slot[] | undefined;
}

/** Keeps a thread's own slot free of simulated bookings. */
function slotsFor(
  date: string,
  site: SiteSlots,
  { held, refused = [] }: SlotsOfThread,
  taken: ReadonlySet<string> = new Set(),
): SlotOfDay[] {
  const ownTime = held?.date === date ? held.time : null;
  const refusedTimes = refused.filter((call) => call.date === date).map(({ time }) => time);
  return slotStates(date, site, new Date(), new Set([...taken, ...refusedTimes])).map((slot) =>
    slot.value === ownTime && slot.state === 'booked' ? { ...slot, state: 'free' } : slot,
  );
}

/** Keeps the chosen slot free, because the server decides. */
export function useSlots(
  { date, time }: CallChoice & { date: string },
  site: SiteSlots,
  { held, refused }: SlotsOfThread,
): readonly SlotOfDay[] {
  const taken = useTakenTimes(date, held);
  const seen = useSeen();
  // biome-ignore lint/correctness/useExhaustiveDependencies: more slots are over when the page is seen again
  const slots = useMemo(
    () => slotsFor(date, site, { held, refused }, taken),
    [date, site, held, refused, taken, seen],
  );
  return slots.map((slot) => (slot.value === time ? { ...slot, state: 'free' } : slot));
}

/** Counts how often the page has become visible. */
function useSeen(): number {
  const [seen, setSeen] = useState(0);
  useEffect(() => whenSeen(() => setSeen((count) => count + 1)), []);
  return seen;
}
