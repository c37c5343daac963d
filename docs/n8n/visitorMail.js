// @ts-check
import { calendarFile } from './calendar';
import { callInShort, callInWords, callPage, isOver } from './call';
import { mailHtml, oneLine, paragraphHtml, paragraphText } from './text';
import { hasAskedForCall, mailedRequests, startOf } from './thread';
import { contentOf } from './visitorText';

/**
 * Returns the calendar file of a mail: an invitation to the call that it tells, or the cancellation of the call that
 * its reader believes in.
 *
 * @param {import('./decision').Note} note
 * @param {string} page the call's page
 * @param {import('./thread').Row[]} rows those of the thread
 * @param {import('./visitorText').Given} given
 */
function fileOf({ call, before, email }, page, rows, { message, settings, words }) {
  const { siteUrl, callMinutes, senderEmail } = settings;
  const site = oneLine(settings.siteName);
  const held = startOf(call);
  const start = held || startOf(before);
  if (!start || (held && isOver(held, callMinutes))) return '';
  const ofVersion = mailedRequests(rows).filter(
    ({ webhookId, version }) => webhookId !== message.id && version === message.version,
  );
  return calendarFile({
    method: held ? 'REQUEST' : 'CANCEL',
    uid: message.thread,
    sequence: message.version,
    // Of two events with one version, a calendar takes the one with the later time.
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

/**
 * Returns the text and the HTML of a mail to a visitor.
 *
 * @param {import('./text').Paragraph[]} said
 * @param {string} site the site's name
 * @param {string} siteUrl
 */
function bodyOf(said, site, siteUrl) {
  const mistaken =
    'Didn’t ask for this? Somebody typed in your address by mistake. You can ignore this email.';
  const paragraphs = [...said, { text: mistaken }, { text: site, url: siteUrl }];
  return {
    text: paragraphs.map(paragraphText).join('\n\n'),
    html: mailHtml(paragraphs.map(paragraphHtml).join('')),
  };
}

/**
 * Returns a mail to a visitor, with its calendar file if there is one. Nothing in it was typed.
 *
 * @param {import('./decision').Note} note
 * @param {import('./thread').Row[]} rows those of the thread
 * @param {import('./visitorText').Given} given
 */
export function visitorMail(note, rows, given) {
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

/**
 * Returns the mail that reminds a visitor of a call.
 *
 * @param {import('./reminders').Reminder} reminder
 * @param {import('./settings').Settings} settings
 * @param {string} callPath
 * @param {typeof import('luxon').DateTime} DateTime
 */
export function reminderMail({ email, call, thread }, settings, callPath, DateTime) {
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
