import { callRules } from '@/features/consultation/model/call/calendar';
import { calendarEvent } from '@/features/consultation/model/call/calendarEvent';

const booked = {
  call: { date: '2026-11-23', time: '10:15' },
  timeZone: 'America/New_York',
  thread: '3f0e6d34-9f5c-4a39-8b63-0d8f3a1d2c11',
  version: 1,
  title: 'Consultation call with Night, Shift; Co',
  text: 'We’ll call +1\u00a0555\u00a0010\u00a00100. To reach us: hello@example.com or +1 555 010 0199.',
  stamp: new Date('2026-11-20T12:00:00.000Z'),
};
const event = calendarEvent(booked);
const unfolded = (folded: string) => folded.replaceAll('\r\n ', '');
const octetsOf = (line: string) => new TextEncoder().encode(line).length;

test('a booked call has its start and its length in UTC', () => {
  expect(event).toContain('\r\nDTSTART:20261123T151500Z\r\n');
  const monday = { first: '10:00', last: '17:00', minutes: 40 };
  const longer = jest.replaceProperty(callRules, 'week', callRules.week.with(1, monday));
  expect(calendarEvent(booked)).toContain('\r\nDTEND:20261123T155500Z\r\n');
  longer.restore();
});

test('describes the called number and the agency’s contacts in plain text', () => {
  expect(unfolded(event)).toContain(
    'DESCRIPTION:We’ll call +1 555 010 0100. To reach us: hello@example.com or +1 555 010 0199.',
  );
});

test('is an iCalendar object with CRLF line ends and escaped text', () => {
  expect(event.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(event.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(event).toContain(`\r\nUID:${booked.thread}\r\nSEQUENCE:1\r\n`);
  expect(event).toContain('\r\nDTSTAMP:20261120T120000Z\r\n');
  expect(unfolded(event)).toContain('\r\nSUMMARY:Consultation call with Night\\, Shift\\; Co\r\n');
});

test.each([
  ['emoji', '😀🏳️‍🌈'.repeat(20)],
  ['letters of three octets', '株式会社夜間営業'.repeat(12)],
  ['one letter before them', `x${'é😀'.repeat(40)}`],
])('folds a name of %s into lines of 75 octets or less', (_, title) => {
  const folded = calendarEvent({ ...booked, title });
  expect(folded.split('\r\n').every((line) => octetsOf(line) <= 75)).toBe(true);
  expect(unfolded(folded)).toContain(`\r\nSUMMARY:${title}\r\n`);
});
