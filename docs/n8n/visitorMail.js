// @ts-check
import { calendarFile } from './calendar';
import { callInShort, callInWords, callPage } from './call';
import { methodOf } from './contactMethod';
import { oneLine, paragraphHtml, paragraphText } from './text';

const mailsOfADay = 10;

/**
 * The site's own sentences.
 *
 * @typedef {object} Words
 * @property {string} received
 * @property {string} receivedChange
 * @property {Record<'heldCall' | 'takenCall' | 'unavailableCall', string>} replies to a request with a call
 * @property {string} calendarTitle with `{site}` and `{minutes}`
 */

/**
 * @typedef {object} Given
 * @property {import('./message').Message} message
 * @property {import('./settings').Settings} settings
 * @property {Words} words
 * @property {Record<string, string>} services the labels of the services, by value
 * @property {import('./contactMethod').ContactMethod[]} contactMethods
 * @property {string} callPath
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
function replyOf({ message, words: { replies }, contactMethods }, call) {
  if (message.lostCall === 'taken') return replies.takenCall;
  if (message.lostCall) return replies.unavailableCall;
  return call ? replies.heldCall : methodOf(message.request, contactMethods)?.reply;
}

/** What became of a request. @param {import('./thread').VisitorMail} mail @param {Given} given */
function outcomeOf(mail, given) {
  const { message, words, services } = given;
  if (mail.isFormer) {
    return 'The request now has another email address. If you gave us that one, look there.';
  }
  const service = String(message.request.service);
  const parts = [
    message.corrects ? words.receivedChange : words.received,
    mail.hasReply && replyOf(given, mail.call),
    !mail.hasReply && !mail.call && !mail.earlierCall && 'If you asked for a call, it’s off.',
    Object.hasOwn(services, service) && `The request is about: ${services[service]}.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * What a mail says: its subject, and its paragraphs. Nothing in it was typed.
 *
 * @param {import('./thread').VisitorMail} mail
 * @param {Given} given
 */
function contentOf(mail, given) {
  const { message, settings, words, contactMethods, DateTime } = given;
  const { timeZone, callMinutes } = settings;
  const site = oneLine(settings.siteName);
  const inWords = (/** @type {string} */ call) => callInWords(call, timeZone, DateTime);
  const inShort = (/** @type {string} */ call) => callInShort(call, timeZone, DateTime);
  const outcome = outcomeOf(mail, given);
  if (mail.call) {
    const hasMoved = mail.earlierCall && mail.earlierCall !== mail.call;
    const { call: weCall = 'Your call is on' } = methodOf(message.request, contactMethods) ?? {};
    return {
      subject: `${hasMoved ? 'Another time for your' : 'Your'} call with ${site}: ${inShort(mail.call)}`,
      said: [
        `${weCall} ${inWords(mail.call)}.${hasMoved ? ` It’s no longer on ${inWords(mail.earlierCall)}.` : ''}`,
        'The attached file puts the call on your calendar.',
        outcome,
        `The call takes ${callMinutes} minutes.`,
      ],
      toChangeCall: 'Another day or time, or no call after all? Change it here:',
    };
  }
  if (mail.earlierCall) {
    return {
      subject: `Your call with ${site} is canceled: ${inShort(mail.earlierCall)}`,
      said: [
        `The call on ${inWords(mail.earlierCall)} is canceled.`,
        'The attached file takes the call off your calendar.',
        outcome,
      ],
      toChangeCall: mail.isFormer ? 'The call as it is now:' : 'To choose a time for a call:',
    };
  }
  const received = message.corrects ? words.receivedChange : words.received;
  return {
    subject: `${site}: ${received}`,
    said: [outcome],
    toChangeCall: 'To choose a time for a call:',
  };
}

/**
 * A mail to a visitor, with an invitation to the call or its cancellation where there is one.
 *
 * @param {import('./thread').VisitorMail} mail
 * @param {Given} given
 */
export function visitorMail(mail, given) {
  const { message, settings, words, callPath } = given;
  const { siteUrl, callMinutes, senderEmail } = settings;
  const site = oneLine(settings.siteName);
  const { subject, said, toChangeCall } = contentOf(mail, given);
  const page = callPage(settings, callPath, message.thread);
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
      text: `${site}: ${siteUrl}\nTo move or cancel the call: ${page}`,
      organizer: { name: site, email: senderEmail },
      attendee: mail.email,
    });
  /** @type {import('./text').Paragraph[]} */
  const paragraphs = [
    ...said.map((text) => ({ text })),
    ...(mail.hasAsked ? [{ text: toChangeCall, url: page }] : []),
    {
      text: 'Didn’t ask for this? Somebody typed in your address by mistake. You can ignore this email.',
    },
    { text: site, url: siteUrl },
  ];
  return {
    to: mail.email,
    subject: oneLine(subject),
    text: paragraphs.map(paragraphText).join('\n\n'),
    html: paragraphs.map(paragraphHtml).join(''),
    file,
  };
}
