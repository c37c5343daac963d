import { oneLine } from './text';

/** A call as a calendar event (RFC 5545 and 5546). */
interface CalendarCall {
  method: 'REQUEST' | 'CANCEL';
  uid: string;
  sequence: number;
  /** In seconds since 1970. */
  stamp: number;
  start: string;
  minutes: number;
  title: string;
  text: string;
  organizer: { name: string; email: string };
  attendee: string;
}

const utcStamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/** Escapes a text (RFC 5545, section 3.3.11). */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Quotes a parameter's value, in which a quotation mark cannot be escaped. */
const quoted = (text: string) => `"${oneLine(text).replaceAll('"', "'")}"`;

const mailto = (address: string) =>
  `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

/** Folds a line to 75 octets, never inside a character of up to four octets (RFC 5545, section 3.1). */
const fold = (line: string) => (line.match(/[ -~]{1,74}|.{1,18}/gsu) ?? []).join('\r\n ');

/** Returns an invitation to a call, or its cancellation, as an iCalendar file. */
export function calendarFile(call: CalendarCall): string {
  const start = Date.parse(call.start);
  const isCanceled = call.method === 'CANCEL';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Consultation//Call//EN',
    `METHOD:${call.method}`,
    'BEGIN:VEVENT',
    `UID:${call.uid}`,
    `SEQUENCE:${call.sequence}`,
    `DTSTAMP:${utcStamp(call.stamp * 1000)}`,
    `DTSTART:${utcStamp(start)}`,
    `DTEND:${utcStamp(start + call.minutes * 60_000)}`,
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(call.title)}`,
    `DESCRIPTION:${escapeText(call.text)}`,
    `ORGANIZER;CN=${quoted(call.organizer.name)}:${mailto(call.organizer.email)}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:${mailto(call.attendee)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
