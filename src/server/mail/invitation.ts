import 'server-only';
import { thankYouCopy } from '@/content/copy/consultation';
import { visitorMailCopy } from '@/content/copy/mails';
import { callMinutesOn } from '@/features/consultation/model/call/calendar';
import { calendarEvent } from '@/features/consultation/model/call/calendarEvent';
import type { VisitorDue } from './decide';
import { oneLine } from './letter/letter';
import type { Mail } from './mail';
import type { Mailbox } from './mailSettings';
import { slotIn, type ThreadNow } from './threadNow';

/** RFC 5545, 3.2: a parameter's value in quotation marks cannot contain any. */
const quoted = (text: string) => `"${oneLine(text).replaceAll('"', "'")}"`;

const mailto = (address: string) =>
  `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

/** Returns the method, the call, and the version of a mail's event. */
function eventOf(due: VisitorDue, version: number) {
  const earlier = slotIn(due.before);
  if (due.kind === 'farewell') {
    const sequence = due.told.request.version;
    return earlier && ({ method: 'CANCEL', call: earlier, sequence } as const);
  }
  if (due.call.kind === 'held')
    return { method: 'REQUEST', call: due.call.slot, sequence: version } as const;
  return earlier && ({ method: 'CANCEL', call: earlier, sequence: version } as const);
}

interface Given {
  due: VisitorDue;
  thread: ThreadNow;
  attendee: string;
  organizer: Mailbox;
  site: { name: string; url: string; timeZone: string };
  callPage: string;
}

/** Returns the calendar file of a mail (RFC 5546), if it tells of a held call or ends one. */
export function invitationFor(given: Given): Mail['invitation'] {
  const { due, thread, attendee, organizer, site, callPage } = given;
  const event = eventOf(due, thread.current.version);
  if (!event) return undefined;
  const { method, call, sequence } = event;
  const isCanceled = method === 'CANCEL';
  const content = calendarEvent({
    thread: thread.id,
    version: sequence,
    call,
    timeZone: site.timeZone,
    title: thankYouCopy.calendarTitle(oneLine(site.name), callMinutesOn(call.date)),
    text: visitorMailCopy.event(site.url, callPage),
    stamp: new Date(thread.changedAt),
    invitation: {
      calendar: [`METHOD:${method}`],
      event: [
        `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
        `ORGANIZER;CN=${quoted(organizer.name || site.name)}:${mailto(organizer.address)}`,
        `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:${mailto(attendee)}`,
      ],
    },
  });
  return { method, content };
}
