import { oneLine } from './text';

/** RFC 5545 and 5546. */
interface CalendarCall {
  method: 'REQUEST' | 'CANCEL';
  uid: string;
  sequence: number;
  /** Seconds since 1970. */
  stamp: number;
  start: string;
  minutes: number;
  title: string;
  text: string;
  organizer: { name: string; email: string };
  attendee: string;
}

const utcStamp = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A parameter's value cannot escape quotation marks. */
const quoted = (text: string) => `"${oneLine(text).replaceAll('"', "'")}"`;

const mailto = (address: string) =>
  `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

/** Folds a line to 75 octets, never inside a character (RFC 5545, section 3.1). */
const fold = (line: string) => (line.match(/[ -~]{1,74}|.{1,18}/gsu) ?? []).join('\r\n ');

/** Returns an iCalendar invitation, or a cancellation. */
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
