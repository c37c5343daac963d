import { type CallMethod, callMethods } from '../options';

export interface Hours {
  first: string;
  last: string;
}

/** Begins with Sunday. A day without calls is null. */
type Week = (Hours | null)[];

const hours: Hours = { first: '10:00', last: '17:00' };

const week: Record<CallMethod, Week> = {
  phone: [null, hours, hours, hours, hours, hours, null],
};

/** See docs/product.md, "Calls". */
export const callRules = {
  week,
  windowDays: 30,
  /** At least `callMinutes`, so calls do not overlap. */
  stepMinutes: 15,
  callMinutes: 15,
};

const instantOf = (time: string) => Date.parse(`1970-01-01T${time}Z`);

export function timesWithin({ first, last }: Hours): string[] {
  const stepMs = callRules.stepMinutes * 60_000;
  const count = Math.floor((instantOf(last) - instantOf(first)) / stepMs) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(instantOf(first) + index * stepMs).toISOString().slice(11, 16),
  );
}

/** Returns null on days without calls. */
export const hoursOn = (date: string, method: CallMethod | null): Hours | null =>
  (method && callRules.week[method][new Date(`${date}T00:00:00Z`).getUTCDay()]) ?? null;

export function slotsOn(date: string, method: CallMethod | null): string[] {
  const day = hoursOn(date, method);
  return day ? timesWithin(day) : [];
}

/** Returns the slots of all methods. */
export const everySlotOn = (date: string): string[] =>
  [...new Set(callMethods.flatMap(({ value }) => slotsOn(date, value)))].sort();

/** The slots of all methods and days. */
export const timeSlots: readonly string[] = [
  ...new Set(
    Object.values(callRules.week)
      .flat()
      .flatMap((day) => (day ? timesWithin(day) : [])),
  ),
].sort();
