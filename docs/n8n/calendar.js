// @ts-check
import { oneLine } from './text';

/**
 * A call as a calendar event (RFC 5545 and 5546).
 *
 * @typedef {object} CalendarCall
 * @property {'REQUEST' | 'CANCEL'} method
 * @property {string} uid the same for a call and all its changes
 * @property {number} sequence
 * @property {number} stamp in seconds since 1970
 * @property {string} start in UTC
 * @property {number} minutes
 * @property {string} title
 * @property {string} text
 * @property {{ name: string, email: string }} organizer
 * @property {string} attendee an email address
 */

/** Formats an instant in UTC, e.g. `20261123T151500Z` (RFC 5545, section 3.3.5). @param {number} instant */
const utcStamp = (instant) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');

/** Escapes a text (RFC 5545, section 3.3.11). @param {string} text */
const escapeText = (text) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Quotes a parameter's value, in which a quotation mark cannot be escaped. @param {string} text */
const quoted = (text) => `"${oneLine(text).replaceAll('"', "'")}"`;

/** Returns an address as a URL (RFC 6068). @param {string} address */
const mailto = (address) => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

/**
 * Folds a line to 75 octets, and never inside a character of up to four octets (RFC 5545, section 3.1).
 *
 * @param {string} line
 */
const fold = (line) => (line.match(/[ -~]{1,74}|.{1,18}/gsu) ?? []).join('\r\n ');

/** Returns an invitation to a call, or its cancellation, as an iCalendar file. @param {CalendarCall} call */
export function calendarFile(call) {
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
