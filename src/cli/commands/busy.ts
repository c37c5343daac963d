import { simulatedBookings } from '@/features/consultation/model/call/availability';
import {
  bookingWindow,
  isInBookingWindow,
  nextOpenDay,
  slotsOn,
} from '@/features/consultation/model/call/calendar';
import { dayInWords, zoneHint } from '@/features/consultation/model/call/callInWords';
import { busySlotsOn, spanToRead } from '@/server/calendar/busySlots';
import { stepFor } from '@/server/calendar/failures';
import { type Reading, readCalendar } from '@/server/calendar/readCalendar';
import { createStore } from '@/server/outbox/queue/store';
import { OperatorError, usageError } from '../OperatorError';
import { readConfiguration, readOutbox } from '../openOutbox';
import type { Report } from '../output/print';

function describeReading(reading: Reading, index: number): string {
  const calendar = `Calendar ${index + 1}`;
  if (reading.kind === 'failed') {
    return `${calendar} cannot be read (${reading.code}): ${stepFor(reading.code)}.`;
  }
  const { leftOut } = reading;
  const events = leftOut === 1 ? '1 event' : `${leftOut} events`;
  return `${calendar} was read. ${events} could not be parsed and ${leftOut === 1 ? 'was' : 'were'} ignored.`;
}

export async function busy({ date: asked }: { date?: string }): Promise<Report> {
  const { BUSY_CALENDAR_URL: urls, site } = readConfiguration();
  if (!urls) throw new OperatorError('BUSY_CALENDAR_URL is not set.');
  const { timeZone, closedDates, simulatesBookings } = site;
  const now = new Date();
  const { first, last } = bookingWindow(timeZone, now);
  const date = asked ?? nextOpenDay(first, closedDates);
  if (!isInBookingWindow(date, timeZone, now)) {
    throw usageError(`the day must be from ${first} to ${last}`);
  }
  const options = { window: spanToRead(timeZone, now), timeZone };
  const [held, readings] = await Promise.all([
    readOutbox(({ database }) => createStore(database).heldTimes(date)),
    Promise.all(urls.map((url) => readCalendar(url, options))),
  ]);
  const spans = readings.flatMap((reading) => (reading.kind === 'read' ? reading.spans : []));
  const busySlots = busySlotsOn(date, spans, timeZone);
  const simulated = simulatesBookings ? simulatedBookings(date) : new Set<string>();
  const slots = closedDates.includes(date) ? [] : slotsOn(date);
  const lines = slots.map((time) => {
    if (held.includes(time)) return `${time}  held`;
    if (busySlots.includes(time)) return `${time}  busy`;
    return `${time}  ${simulated.has(time) ? 'simulated' : 'free'}`;
  });
  const day = `${dayInWords(date)} (${date}). ${zoneHint(site)}`;
  const table = lines.length > 0 ? lines.join('\n') : 'No calls take place on this day.';
  const failed = readings.filter(({ kind }) => kind === 'failed').length;
  return {
    text: [day, table, readings.map(describeReading).join('\n')].join('\n\n'),
    failure:
      failed === 0
        ? undefined
        : `${failed} of ${readings.length} calendars cannot be read: the slots above do not include their busy times.`,
  };
}
