// @ts-check
import { callInShort, callInWords, callPage, callStart } from './call';
import { methodOf } from './contactMethod';
import { addressIn, escapeHtml, oneLine, paragraphHtml, paragraphText } from './text';
import { callBefore, hasAskedForCall, isLate, openCall, startOf } from './thread';

/**
 * A field of the form: its label, and the labels of its options by value.
 *
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {Record<string, string>} [options]
 */

/** @typedef {{ label: string, text: string, isBlock?: boolean }} Line of a mail; a block has lines of its own */

/** Above the address of the call's page. */
const toChangeCall =
  'Move or cancel the call, or choose its time, here (the visitor gets an email):';

/** What the site says of the first page of a visit. @param {string} source URL-encoded pairs */
function sourceLines(source) {
  return source.split('&').flatMap((pair) => {
    const [name, value = ''] = pair.split('=').map((part) => {
      try {
        return oneLine(decodeURIComponent(part.replaceAll('+', ' ')));
      } catch {
        return '';
      }
    });
    return name && value ? [`${name}: ${value}`] : [];
  });
}

/**
 * What the team has to know before it reads on.
 *
 * @param {import('./message').Message} message
 * @param {string | false} late of one that came late: its call, in words where it has one
 */
function notes({ isTest, corrects, lostCall }, late) {
  if (isTest) return ['This is a test. No visitor wrote it.'];
  if (late) {
    return [`This came late: a newer one is here already. ${late} does not count. Read the rest.`];
  }
  const calls = new Map([
    ['taken', 'Somebody else has this call time. The visitor knows: agree on another one.'],
    ['unavailable', 'There are no calls at this time. The visitor knows: agree on another one.'],
  ]);
  return [
    corrects ? `This corrects the request ${corrects}, whose call and address it replaces.` : '',
    calls.get(lostCall ?? '') ?? '',
  ].filter(Boolean);
}

/**
 * What a mail says of the call, in its first line and in its subject.
 *
 * @param {{ start: string, lostCall: string | undefined, before: string }} call when it begins, and began before
 * @param {(call: string) => string} inWords
 * @param {(call: string) => string} inShort
 */
function tellCall({ start, lostCall, before }, inWords, inShort) {
  const off = before && ` The call on ${inWords(before)} is off.`;
  if (!start) return { said: off, inSubject: before && `, call canceled: ${inShort(before)}` };
  if (lostCall) {
    const said = ` The call needs another time than ${inWords(start)}.${off}`;
    return { said, inSubject: ', call needs another time' };
  }
  const earlier = before && before !== start ? ` It was on ${inWords(before)}.` : '';
  return { said: ` Call on ${inWords(start)}.${earlier}`, inSubject: `, call ${inShort(start)}` };
}

/**
 * The mail to the team, and what the data table keeps of it.
 *
 * @param {object} given
 * @param {import('./message').Message} given.message
 * @param {number} given.row the message's row
 * @param {import('./thread').Row[]} given.rows those of its thread
 * @param {import('./settings').Settings} given.settings
 * @param {Field[]} given.fields the form's, in its order
 * @param {import('./contactMethod').ContactMethod[]} given.contactMethods
 * @param {string} given.callPath
 * @param {typeof import('luxon').DateTime} given.DateTime
 */
export function teamMail(given) {
  const { message, row, rows, settings, fields, contactMethods, callPath, DateTime } = given;
  const { request, isTest, lostCall } = message;
  const { timeZone } = settings;
  const late = isLate(message, row, rows);
  const address = addressIn(request.email);
  const start = callStart(request.callDate, request.callTime, timeZone, DateTime);
  const asksForCall = start || methodOf(request, contactMethods)?.booksCall;
  const call = start && !lostCall ? start : asksForCall ? openCall : '';

  /** @param {Field} field */
  function shownValue({ name, options = {} }) {
    const value = request[name];
    return Object.hasOwn(options, String(value)) ? options[String(value)] : value;
  }
  const service = oneLine(
    shownValue(fields.find(({ name }) => name === 'service') ?? { name: '', label: '' }),
  );
  const company = oneLine(request.company);
  const who = oneLine(request.name) + (company && ` (${company})`);
  const inWords = (/** @type {string} */ time) => callInWords(time, timeZone, DateTime);
  const inShort = (/** @type {string} */ time) => callInShort(time, timeZone, DateTime);
  const before = startOf(callBefore(message, rows));
  const { said, inSubject } = late
    ? { said: '', inSubject: '' }
    : tellCall({ start, lostCall, before }, inWords, inShort);
  const mark =
    (isTest && 'Test: ') || (late && 'Replaced: ') || (message.corrects && 'Corrected: ') || '';
  const told = [
    `${who} asks for ${service}.${said}`,
    ...notes(message, late && `Its call${start && ` on ${inWords(start)}`}`),
  ].map((text) => ({ text }));
  const paragraphs =
    !isTest && hasAskedForCall(message, call, rows)
      ? [...told, { text: toChangeCall, url: callPage(settings, callPath, message.thread) }]
      : told;

  /** @type {Line[]} */
  const lines = [
    ...fields.map((field) => ({
      label: field.label,
      text: String(shownValue(field) ?? ''),
      isBlock: field.name === 'description',
    })),
    { label: 'Came from', text: sourceLines(message.source).join(', ') },
    { label: 'Request', text: message.id },
    { label: 'Version', text: `${message.version} of ${message.thread}` },
  ];
  return {
    subject: oneLine(`${mark}${who}: ${service}${inSubject}`),
    text: [...paragraphs.map(paragraphText), '', ...lines.map(textLine)].join('\n'),
    html: `${paragraphs.map(paragraphHtml).join('')}<table>${lines.map(htmlLine).join('')}</table>`,
    replyTo: isTest ? '' : address,
    email: isTest || late ? '' : address,
    call: isTest ? '' : call,
  };
}

/** The lines of a block begin with a sign, so that none looks like one of ours. @param {Line} line */
const textLine = ({ label, text, isBlock }) =>
  isBlock
    ? `${label}:\n${text
        .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
        .map((line) => `> ${oneLine(line)}`)
        .join('\n')}`
    : `${label}: ${oneLine(text) || '-'}`;

/** @param {Line} line */
function htmlLine({ label, text, isBlock }) {
  const value = escapeHtml(isBlock ? text : oneLine(text)) || '-';
  const style = isBlock ? ' style="white-space:pre-wrap"' : '';
  return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td${style}>${value}</td></tr>`;
}
