import { busyTimes } from '@/server/calendar/busyTimes';
import { aCalendar, anEvent } from '../../../testing/samples/calendarFiles';

test('a file with 5,000 series that began long ago is read within the time of a reading', () => {
  const series = anEvent(
    'DTSTART;TZID=America/New_York:20100101T180000',
    'DURATION:PT30M',
    'RRULE:FREQ=DAILY',
  );
  const file = aCalendar(...Array.from({ length: 5000 }, () => series));
  const window = [Date.parse('2026-11-30T05:00Z'), Date.parse('2027-01-02T05:00Z')] as const;
  // Other programs take no time of this process.
  const before = process.cpuUsage();
  const result = busyTimes(file, window, 'America/New_York');
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(10_000);
  expect(result).toMatchObject({ kind: 'read', leftOut: 0 });
  expect(result.kind === 'read' && result.spans).toHaveLength(33);
});
