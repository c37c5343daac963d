// @ts-check
import { callInShort, callInWords, callStart } from './call';
import { isExample } from './settings';
import { addressIn, escapeHtml, oneLine } from './text';
import { isLate } from './thread';

/**
 * A field of the form: its label, and the labels of its options by value.
 *
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {Record<string, string>} [options]
 */

/** @typedef {{ label: string, text: string, isBlock?: boolean }} Line A line of a mail; a block has lines of its own. */

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

/** What the team has to know before it reads on. @param {import('./message').Message} message @param {boolean} late */
function notes(message, late) {
  const { corrects, lostCall } = message;
  const calls = new Map([
    ['taken', 'Somebody else has this call time. The visitor knows: agree on another one.'],
    ['unavailable', 'We cannot call at this time. The visitor knows: agree on another one.'],
  ]);
  return [
    late ? 'This came late. A newer one is here already: change nothing for this one.' : '',
    corrects && !late
      ? `This corrects the request ${corrects}, whose call and address it replaces.`
      : '',
    calls.get(lostCall ?? '') ?? '',
  ].filter(Boolean);
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
 * @param {typeof import('luxon').DateTime} given.DateTime
 */
export function teamMail({ message, row, rows, settings, fields, DateTime }) {
  const { request } = message;
  const { timeZone } = settings;
  const late = isLate(message, row, rows);
  const address = addressIn(request.email);
  const isTest = isExample(address);
  const start = callStart(request.callDate, request.callTime, timeZone, DateTime);

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
  const isHeld = start && !message.lostCall;
  const call = isHeld
    ? ` Call on ${callInWords(start, timeZone, DateTime)}.`
    : start && ` The call needs another time than ${callInWords(start, timeZone, DateTime)}.`;
  const callInSubject = isHeld
    ? `, call ${callInShort(start, timeZone, DateTime)}`
    : start && ', call needs another time';
  const mark =
    (isTest && 'Test: ') || (late && 'Replaced: ') || (message.corrects && 'Corrected: ') || '';
  const told = [
    `${who} asks for ${service}.${call}`,
    ...(isTest ? ['This is a test. No visitor wrote it.'] : []),
    ...notes(message, late),
  ];

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
    subject: oneLine(`${mark}${who}: ${service}${callInSubject}`),
    text: [...told, '', ...lines.map(textLine)].join('\n'),
    html: `${told.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}<table>${lines.map(htmlLine).join('')}</table>`,
    replyTo: isTest ? '' : address,
    email: isTest || late ? '' : address,
    call: isTest || late || message.lostCall ? '' : start,
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
