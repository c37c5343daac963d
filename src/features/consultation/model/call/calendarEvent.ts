import { callMinutesOn, slotInstant } from './calendar';
import type { Slot } from './call';

interface CallEvent {
  thread: string;
  /** Calendars replace an event by a higher version (RFC 5545, 3.8.7.4). */
  version: number;
  call: Slot;
  timeZone: string;
  title: string;
  text: string;
  /** The time at which the event was made or last changed. */
  stamp: Date;
  /** Lines of an invitation (RFC 5546) in the calendar and in its event. Not for a visitor's own file. */
  invitation?: { calendar: readonly string[]; event: readonly string[] };
}

/** `20261123T151500Z` (RFC 5545, 3.3.5) */
const utcStamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');
/** RFC 5545, 3.3.11. Calendars link only phone numbers without invisible characters. */
const escapeText = (text: string) =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u2060', '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n');

/** Folds at 75 octets, never inside a character, which has four at most (RFC 5545, 3.1). */
const fold = (line: string) => (line.match(/[ -~]{1,74}|.{1,18}/gsu) ?? []).join('\r\n ');

export function calendarEvent(event: CallEvent): string {
  const start = slotInstant(event.call, event.timeZone);
  const end = new Date(start.getTime() + callMinutesOn(event.call.date) * 60_000);
  const { calendar = [], event: ofEvent = [] } = event.invitation ?? {};
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Consultation//Call//EN',
    ...calendar,
    'BEGIN:VEVENT',
    `UID:${event.thread}`,
    `SEQUENCE:${event.version}`,
    `DTSTAMP:${utcStamp(event.stamp)}`,
    `DTSTART:${utcStamp(start)}`,
    `DTEND:${utcStamp(end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.text)}`,
    ...ofEvent,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
