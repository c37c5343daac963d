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
/** The age at which a reading is repeated. */
const freshMs = 5 * minuteMs;
/** The wait after a failed reading. */
const pauseMs = minuteMs;
/** The age until which a reading is used while later ones fail. */
const usableMs = dayMs;

const maxWaitMs = { slots: 3000, post: 1000 };

interface Settings {
  BUSY_CALENDAR_URL: NonNullable<Env['BUSY_CALENDAR_URL']>;
  site: Pick<Env['site'], 'timeZone'>;
}

/** @param position in `BUSY_CALENDAR_URL`, from 1 */
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

  /**
   * Begins a reading if one is due.
   * @returns the reading in flight
   */
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
    spans: (): readonly Span[] => (isUsable() && latest ? latest.spans : []),
    /** One failure may pass, unless nothing else can be used. Begins a reading that is due. */
    reason(): Reason | undefined {
      if (!failure) return undefined;
      void refresh();
      const counts = failure.count >= 2 || !isUsable();
      return counts ? calendarReason(position, failure.code) : undefined;
    },
  };
}

/** Begins to read each calendar at once: readings are in memory, so a new process has none. */
export function createCalendars({ BUSY_CALENDAR_URL: urls, site: { timeZone } }: Settings) {
  const calendars = urls.map((url, index) => createCalendar(url, index + 1, timeZone));
  for (const { refresh } of calendars) void refresh();
  const spans = () => calendars.flatMap((calendar) => calendar.spans());

  const waitFor = (readings: (Promise<void> | undefined)[], ms: number): Promise<unknown> =>
    within(ms, Promise.all(readings)).catch(() => undefined);

  return {
    async busySlots(date: string): Promise<string[]> {
      await waitFor(
        calendars.map(({ refresh }) => refresh()),
        maxWaitMs.slots,
      );
      return busySlotsOn(date, spans(), timeZone);
    },

    /** Waits only for a calendar without a usable reading. */
    async isBusy(slot: Slot): Promise<boolean> {
      const readings = calendars.map(({ refresh, isUsable }) => {
        const reading = refresh();
        return isUsable() ? undefined : reading;
      });
      if (readings.some(Boolean)) await waitFor(readings, maxWaitMs.post);
      return isSlotBusy(slot, spans(), timeZone);
    },

    reasons: (): Reason[] => calendars.flatMap(({ reason }) => reason() ?? []),
  };
}

export type Calendars = ReturnType<typeof createCalendars>;
