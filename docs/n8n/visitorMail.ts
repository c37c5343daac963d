import { calendarFile } from './calendar';
import { callInShort, callInWords, callPage, isOver, type Luxon } from './call';
import type { Note } from './decision';
import type { Reminder } from './reminders';
import type { Settings } from './settings';
import { mailHtml, oneLine, type Paragraph, paragraphHtml, paragraphText } from './text';
import { hasAskedForCall, mailedRequests, type Row, startOf } from './thread';
import { contentOf, type Given } from './visitorText';

/** Returns the invitation to a call that is not over, or the cancellation of the call last told. */
function fileOf(
  { call, before, email }: Note,
  page: string,
  rows: readonly Row[],
  { message, settings, words }: Given,
): string {
  const { siteUrl, callMinutes, senderEmail } = settings;
  const site = oneLine(settings.siteName);
  const told = startOf(call);
  const held = told && !isOver(told) ? told : '';
  const start = held || (before === call ? '' : startOf(before));
  if (!start) return '';
  const ofVersion = mailedRequests(rows).filter(
    ({ webhookId, version }) => webhookId !== message.id && version === message.version,
  );
  return calendarFile({
    method: held ? 'REQUEST' : 'CANCEL',
    uid: message.thread,
    sequence: message.version,
    // If two events have the same version, calendars use the one with the later time.
    stamp: message.attemptedAt + ofVersion.length,
    start,
    minutes: callMinutes,
    title: words.calendarTitle
      .replace('{minutes}', String(callMinutes))
      .replace('{site}', () => site),
    text: `${site}: ${siteUrl}\nTo move or cancel the call: ${page}`,
    organizer: { name: site, email: senderEmail },
    attendee: email,
  });
}

function bodyOf(said: readonly Paragraph[], site: string, siteUrl: string) {
  const mistaken =
    'Didn’t ask for this? Somebody typed in your address by mistake. You can ignore this email.';
  const paragraphs = [...said, { text: mistaken }, { text: site, url: siteUrl }];
  return {
    text: paragraphs.map(paragraphText).join('\n\n'),
    html: mailHtml(paragraphs.map(paragraphHtml).join('')),
  };
}

/** Returns a mail without any text that the visitor typed: anybody can enter anybody's address. */
export function visitorMail(note: Note, rows: readonly Row[], given: Given) {
  const { message, settings, callPath } = given;
  const { subject, said, toChangeCall } = contentOf(note, rows, given);
  const page = callPage(settings, callPath, message.thread);
  const link = { text: toChangeCall, url: page };
  const hasAsked = hasAskedForCall(message, note.call, rows);
  const texts = said.filter(Boolean).map((text) => ({ text }));
  const paragraphs = [...texts, ...(hasAsked ? [link] : [])];
  return {
    to: note.email,
    subject: oneLine(subject),
    ...bodyOf(paragraphs, oneLine(settings.siteName), settings.siteUrl),
    file: fileOf(note, page, rows, given),
  };
}

export function reminderMail(
  { email, call, thread }: Reminder,
  settings: Settings,
  callPath: string,
  DateTime: Luxon,
) {
  const { siteUrl, timeZone, callMinutes } = settings;
  const site = oneLine(settings.siteName);
  const link = {
    text: 'Another day or time, or no call after all? Change it here:',
    url: callPage(settings, callPath, thread),
  };
  const said = [
    { text: `Your call with ${site} is on ${callInWords(call, timeZone, DateTime)}.` },
    { text: `The call takes ${callMinutes} minutes.` },
    link,
  ];
  return {
    to: email,
    subject: oneLine(`Reminder: your call with ${site}, ${callInShort(call, timeZone, DateTime)}`),
    ...bodyOf(said, site, siteUrl),
  };
}
