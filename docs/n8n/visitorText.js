// @ts-check
import { callInShort, callInWords, isOver } from './call';
import { methodOf } from './contactMethod';
import { oneLine } from './text';
import { hasAskedForCall, openCall, startOf } from './thread';

/**
 * The site's own sentences.
 *
 * @typedef {object} Words
 * @property {string} received
 * @property {string} receivedChange
 * @property {Record<'heldCall' | 'takenCall' | 'unavailableCall' | 'noCall', string>} replies to a request with a call
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

/** Returns how the agency replies, in the site's words. @param {string} start @param {Given} given */
function replyTo(start, { message, words: { replies }, contactMethods }) {
  if (message.lostCall === 'taken') return replies.takenCall;
  if (message.lostCall) return replies.unavailableCall;
  return start ? replies.heldCall : methodOf(message.request, contactMethods)?.reply;
}

/**
 * Returns the words about the request. The first mail that a reader gets confirms it. Later ones promise a reply only
 * if the visitor has to wait for one; the team may have moved the call.
 *
 * @param {import('./decision').Note} note
 * @param {import('./thread').Row[]} rows
 * @param {Given} given
 */
function requestWords({ call, before }, rows, given) {
  const { message, words, services } = given;
  const isFirst = before === null;
  const isSame = before === call && !message.isMove;
  const isOff = !call && (before || (isFirst && hasAskedForCall(message, call, rows)));
  const service = String(message.request.service);
  const parts = [
    isFirst && words.received,
    !isFirst && !message.isMove && words.receivedChange,
    isOff && before === openCall && 'The call you asked for is off.',
    !isFirst && message.isMove && !call && !before && words.replies.noCall,
    (isFirst || isSame || call === openCall) && replyTo(startOf(call), given),
    isOff && isFirst && 'If you asked for a call, it’s off.',
    Object.hasOwn(services, service) && `The request is about: ${services[service]}.`,
  ];
  return parts.filter((part) => typeof part === 'string').join(' ');
}

/**
 * Returns what a mail to a visitor says: its subject, its paragraphs, and the words above the link to the call's page.
 *
 * @param {import('./decision').Note} note
 * @param {import('./thread').Row[]} rows those of the thread
 * @param {Given} given
 */
export function contentOf(note, rows, given) {
  const { message, settings, contactMethods, DateTime } = given;
  const { timeZone, callMinutes } = settings;
  const site = oneLine(settings.siteName);
  const inWords = (/** @type {string} */ call) => callInWords(call, timeZone, DateTime);
  const inShort = (/** @type {string} */ call) => callInShort(call, timeZone, DateTime);
  const start = startOf(note.call);
  const earlier = startOf(note.before);
  const outcome =
    note.mail === 'former'
      ? 'The request now has another email address. If you gave us that one, look there.'
      : requestWords(note, rows, given);
  const toChoose = 'To choose a time for a call:';
  if (start && isOver(start, callMinutes)) {
    const said = [`Your call was on ${inWords(start)}.`, outcome];
    return { subject: `Your call with ${site}: ${inShort(start)}`, said, toChangeCall: toChoose };
  }
  if (start) {
    const hasMoved = earlier && earlier !== start;
    const { call: weCall = 'Your call is on' } = methodOf(message.request, contactMethods) ?? {};
    return {
      subject: `${hasMoved ? 'Another time for your' : 'Your'} call with ${site}: ${inShort(start)}`,
      said: [
        `${weCall} ${inWords(start)}.${hasMoved ? ` It’s no longer on ${inWords(earlier)}.` : ''}`,
        'The attached file puts the call on your calendar.',
        outcome,
        `The call takes ${callMinutes} minutes.`,
      ],
      toChangeCall: 'Another day or time, or no call after all? Change it here:',
    };
  }
  if (earlier) {
    return {
      subject: `Your call with ${site} is canceled: ${inShort(earlier)}`,
      said: [
        `The call on ${inWords(earlier)} is canceled.`,
        'The attached file takes the call off your calendar.',
        outcome,
      ],
      toChangeCall: note.mail === 'former' ? 'The call as it is now:' : toChoose,
    };
  }
  const [sentence] = outcome.split(/(?<=\.) /);
  return { subject: `${site}: ${sentence}`, said: [outcome], toChangeCall: toChoose };
}
