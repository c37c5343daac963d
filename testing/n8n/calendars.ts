import ICAL from 'ical.js';
import type { Mail } from './mailServer';

export function readFile(file = '') {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const { component } = event;
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    stamp: component.getFirstPropertyValue('dtstamp')?.toString(),
    status: component.getFirstPropertyValue('status'),
    summary: event.summary,
    organizer: component.getFirstPropertyValue('organizer'),
    organizerName: component.getFirstProperty('organizer')?.getParameter('cn'),
    attendee: component.getFirstPropertyValue('attendee'),
  };
}

/** Applies mails' files (RFC 5546, section 2.1.5). */
export function calendarsAfter(mails: Mail[]) {
  const calendars = new Map<string, ReturnType<typeof readFile>>();
  for (const { to, file } of mails) {
    if (!file) continue;
    const read = readFile(file);
    const known = calendars.get(to);
    const isNewer =
      !known ||
      read.sequence > known.sequence ||
      (read.sequence === known.sequence && String(read.stamp) > String(known.stamp));
    expect([to, isNewer]).toEqual([to, true]);
    calendars.set(to, read);
  }
  const entries = [...calendars].filter(([, { method }]) => method === 'REQUEST');
  return Object.fromEntries(entries.map(([to, { start }]) => [to, start]));
}
