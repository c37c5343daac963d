// @ts-check
import { calendarFile } from './calendar';
import { callInShort, callInWords } from './call';
import { escapeHtml, oneLine } from './text';

const mailsOfADay = 10;

/**
 * The site's own sentences.
 *
 * @typedef {object} Words
 * @property {string} received
 * @property {string} receivedChange
 * @property {Record<'email' | 'text' | 'heldCall' | 'takenCall' | 'unavailableCall' | 'openCall', string>} replies
 * @property {string} calendarTitle with `{site}` and `{minutes}`
 */

/**
 * @typedef {object} Given
 * @property {import('./message').Message} message
 * @property {import('./settings').Settings} settings
 * @property {Words} words
 * @property {Record<string, string>} services the labels of the services, by value
 * @property {typeof import('luxon').DateTime} DateTime
 */

/**
 * The mails that no address gets too many of: the table has a row of each in a day, the mails' own among them.
 *
 * @param {import('./thread').VisitorMail[]} mails
 * @param {import('./thread').Row[]} rows those of the day to their addresses
 * @param {string} id the message's
 */
export const withinLimit = (mails, rows, id) =>
  mails.filter(
    (mail) =>
      rows.filter(({ email, webhookId }) => email === mail.email && webhookId !== id).length <
      mailsOfADay,
  );

/** How the agency replies, in the site's words. @param {Given} given @param {string} call */
function replyOf({ message, words: { replies } }, call) {
  const { contactMethod } = message.request;
  if (contactMethod !== 'phone') return contactMethod === 'text' ? replies.text : replies.email;
  if (message.lostCall === 'taken') return replies.takenCall;
  if (message.lostCall) return replies.unavailableCall;
  return call ? replies.heldCall : replies.openCall;
}

/**
 * What a mail says: its subject, and its paragraphs. Nothing in it was typed.
 *
 * @param {import('./thread').VisitorMail} mail
 * @param {Given} given
 */
function contentOf(mail, given) {
  const { message, settings, words, services, DateTime } = given;
  const { timeZone, callMinutes } = settings;
  const site = oneLine(settings.siteName);
  const inWords = (/** @type {string} */ call) => callInWords(call, timeZone, DateTime);
  const received = message.corrects ? words.receivedChange : words.received;
  const service = services[String(message.request.service)];
  const says = mail.isFormer
    ? 'The request now has another email address. If you gave us that one, look there.'
    : `${received}${service ? ` It’s about: ${service}.` : ''} ${replyOf(given, mail.call)}`;
  if (mail.call) {
    const hasMoved = mail.earlierCall && mail.earlierCall !== mail.call;
    return {
      subject: `Your call with ${site}${hasMoved ? ' has moved' : ''}: ${callInShort(mail.call, timeZone, DateTime)}`,
      paragraphs: [
        `${hasMoved ? 'Your call has moved. We’ll call you on' : 'We’ll call you on'} ${inWords(mail.call)}.`,
        'The attached file puts the call on your calendar.',
        says,
        `The call takes ${callMinutes} minutes. Another day or time? Reply to this email.`,
      ],
    };
  }
  if (mail.earlierCall) {
    return {
      subject: `Your call with ${site} is canceled: ${callInShort(mail.earlierCall, timeZone, DateTime)}`,
      paragraphs: [
        `The call on ${inWords(mail.earlierCall)} is canceled.`,
        'The attached file takes the call off your calendar.',
        says,
      ],
    };
  }
  return { subject: `${site}: ${received}`, paragraphs: [says] };
}

/**
 * A mail to a visitor, with an invitation to the call or its cancellation where there is one.
 *
 * @param {import('./thread').VisitorMail} mail
 * @param {Given} given
 */
export function visitorMail(mail, given) {
  const { message, settings, words } = given;
  const { siteUrl, callMinutes, senderEmail } = settings;
  const site = oneLine(settings.siteName);
  const { subject, paragraphs } = contentOf(mail, given);
  const start = mail.call || mail.earlierCall;
  const file =
    start &&
    calendarFile({
      method: mail.call ? 'REQUEST' : 'CANCEL',
      uid: message.thread,
      sequence: message.version,
      stamp: mail.stamp,
      start,
      minutes: callMinutes,
      title: words.calendarTitle
        .replace('{minutes}', String(callMinutes))
        .replace('{site}', () => site),
      text: `${site}: ${siteUrl}`,
      organizer: { name: site, email: senderEmail },
      attendee: mail.email,
    });
  const all = [
    ...paragraphs,
    'Didn’t ask for this? Somebody typed in your address by mistake. You can ignore this email.',
    `${site}\n${siteUrl}`,
  ];
  return {
    to: mail.email,
    subject: oneLine(subject),
    text: all.join('\n\n'),
    html: all.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join(''),
    file,
  };
}
