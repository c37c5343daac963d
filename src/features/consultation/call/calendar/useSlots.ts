import { useEffect, useMemo, useState } from 'react';
import { whenSeen } from '@/lib/browser/whenSeen';
import { slotsEndpoint } from '@/lib/paths';
import { type SiteSlots, type SlotOfDay, slotStates } from '../../model/call/availability';
import type { CallChoice, Slot } from '../../model/call/call';

const none: ReadonlySet<string> = new Set();

const timeoutMs = 8000;

/** Returns null without a valid answer. Never throws. */
async function fetchTakenTimes(date: string): Promise<string[] | null> {
  try {
    const address = `${slotsEndpoint}?date=${date}`;
    const signal = AbortSignal.timeout(timeoutMs);
    // A stored answer may list a call that this page has just freed.
    const response = await fetch(address, { cache: 'no-cache', signal });
    const { taken } = await response.json();
    return Array.isArray(taken) ? taken : null;
  } catch {
    return null;
  }
}

/** @param held the thread's call: when it changes, so do the taken times */
export function useTakenTimes(date: string, held: Slot | null): ReadonlySet<string> {
  const [known, setKnown] = useState({ date, taken: none });
  const heldAt = held && `${held.date} ${held.time}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the held call changes
  useEffect(() => {
    let isActive = true;
    void fetchTakenTimes(date).then((taken) => {
      const isNews = taken && taken.length + known.taken.size > 0;
      if (isActive && isNews) setKnown({ date, taken: new Set(taken) });
    });
    return () => {
      isActive = false;
    };
  }, [date, heldAt]);

  return known.date === date ? known.taken : none;
}

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
