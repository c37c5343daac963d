import 'server-only';
import type { Slot } from '@/features/consultation/model/call/call';
import { within } from '../asyncLimits';
import type { Env } from '../env';
import { log } from '../log';
import type { Reason } from '../outbox/status';
import { busySlotsOn, isSlotBusy, spanToRead } from './busySlots';
import { calendarReason, failureFields } from './failures';
import { readCalendar } from './readCalendar';
import { dayMs, type Span } from './times';

const minuteMs = 60_000;
/** How old a reading may be before another one begins. */
const freshMs = 5 * minuteMs;
/** How long a failed reading is not repeated. */
const pauseMs = minuteMs;
/** How long a reading counts while later ones fail. */
const usableMs = dayMs;

/** How long a visitor waits for a reading: for the slots of a day, or for the answer to a post. */
const maxWaitMs = { slots: 3000, post: 1000 };

interface Settings {
  BUSY_CALENDAR_URL: NonNullable<Env['BUSY_CALENDAR_URL']>;
  site: Pick<Env['site'], 'timeZone'>;
}

/** Creates one calendar of the team's. @param position its place in `BUSY_CALENDAR_URL`, from 1 */
function createCalendar(url: string, position: number, timeZone: string) {
  let latest: { spans: Span[]; startedAt: number } | undefined;
  let failure: { code: string; count: number; endedAt: number } | undefined;
  let inFlight: Promise<void> | undefined;

  const ageOf = (startedAt: number) => performance.now() - startedAt;

  async function read(): Promise<void> {
    const startedAt = performance.now();
    const window = spanToRead(timeZone, new Date());
    const reading = await readCalendar(url, { window, timeZone });
    if (reading.kind === 'read') {
      latest = { spans: reading.spans, startedAt };
      failure = undefined;
      return;
    }
    const { code } = reading;
    failure = { code, count: (failure?.count ?? 0) + 1, endedAt: performance.now() };
    log.warn({ calendar: position, ...failureFields(code) }, 'Calendar could not be read');
  }

  /** Begins a reading where one is due. @returns the one in flight */
  function refresh(): Promise<void> | undefined {
    const isFresh = latest && ageOf(latest.startedAt) <= freshMs;
    const isPaused = failure && ageOf(failure.endedAt) < pauseMs;
    if (!inFlight && !isPaused && (failure || !isFresh)) {
      inFlight = read().finally(() => {
        inFlight = undefined;
      });
    }
    return inFlight;
  }

  const isUsable = () => latest !== undefined && ageOf(latest.startedAt) <= usableMs;

  return {
    refresh,
    isUsable,
    /** The busy times of the last successful reading, while it counts. */
    spans: (): readonly Span[] => (isUsable() && latest ? latest.spans : []),
    /** Why it cannot be read, from the second failure in a row. A check of it begins a reading that is due. */
    reason(): Reason | undefined {
      if (!failure) return undefined;
      refresh();
      return failure.count >= 2 ? calendarReason(position, failure.code) : undefined;
    },
  };
}

/** Creates what one process knows of the team's calendars, which it reads when somebody needs them. */
export function createCalendars({ BUSY_CALENDAR_URL: urls, site: { timeZone } }: Settings) {
  const calendars = urls.map((url, index) => createCalendar(url, index + 1, timeZone));
  const spans = () => calendars.flatMap((calendar) => calendar.spans());

  const waitFor = (readings: (Promise<void> | undefined)[], ms: number): Promise<unknown> =>
    within(ms, Promise.all(readings)).catch(() => undefined);

  return {
    /** Returns the busy slots of a day, as new as they can be had within 3 s. */
    async busySlots(date: string): Promise<string[]> {
      await waitFor(
        calendars.map(({ refresh }) => refresh()),
        maxWaitMs.slots,
      );
      return busySlotsOn(date, spans(), timeZone);
    },

    /** Reports whether a slot is busy. It waits only for a calendar without a reading that counts, and for 1 s. */
    async isBusy(slot: Slot): Promise<boolean> {
      const readings = calendars.map(({ refresh, isUsable }) => {
        const reading = refresh();
        return isUsable() ? undefined : reading;
      });
      if (readings.some(Boolean)) await waitFor(readings, maxWaitMs.post);
      return isSlotBusy(slot, spans(), timeZone);
    },

    /** Returns why calendars cannot be read, one reason for each. */
    reasons: (): Reason[] => calendars.flatMap(({ reason }) => reason() ?? []),
  };
}

export type Calendars = ReturnType<typeof createCalendars>;
