import { calendarEvent } from '@/features/consultation/model/calendarEvent';

const event = calendarEvent({
  callDate: '2026-11-23',
  callTime: '10:15',
  timeZone: 'America/New_York',
  title: 'Consultation call with Night, Shift; Co',
  now: new Date('2026-11-20T12:00:00.000Z'),
});

test('a booked call becomes half an hour in UTC', () => {
  expect(event).toContain('\r\nDTSTART:20261123T151500Z\r\nDTEND:20261123T154500Z\r\n');
});

test('it is an iCalendar object with CRLF line ends and escaped text', () => {
  expect(event.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(event.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(event).toContain('\r\nDTSTAMP:20261120T120000Z\r\n');
  expect(event).toContain('\r\nSUMMARY:Consultation call with Night\\, Shift\\; Co\r\n');
});
