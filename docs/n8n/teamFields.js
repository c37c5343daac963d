// @ts-check
import { callInWords } from './call';
import { escapeHtml, oneLine } from './text';

/**
 * A field of the form: its label, and the labels of its options by value.
 *
 * @typedef {object} Field
 * @property {string} name
 * @property {string} label
 * @property {Record<string, string>} [options]
 * @property {boolean} [isBlock] whether mails keep its line breaks
 */

/** A line of the team's mail. A block keeps its line breaks. @typedef {{ label: string, text: string, isBlock?: boolean }} Line */

/**
 * Returns a field's value as the form shows it.
 *
 * @param {Field[]} fields
 * @param {string} name
 * @param {Record<string, unknown>} request
 */
export function shownValue(fields, name, request) {
  const { options = {} } = fields.find((field) => field.name === name) ?? {};
  const value = request[name];
  return Object.hasOwn(options, String(value)) ? options[String(value)] : value;
}

/** Returns the source of a visit, one text for each pair. @param {string} source URL-encoded pairs */
function sourceTexts(source) {
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
 * Returns the lines of a request: the fields, the source and the ids.
 *
 * @param {import('./message').Message} message
 * @param {Field[]} fields
 * @param {string} timeZone
 * @param {typeof import('luxon').DateTime} DateTime
 * @returns {Line[]}
 */
export function fieldLines(
  { request, isMove, source, id, version, thread },
  fields,
  timeZone,
  DateTime,
) {
  const lines = fields.map(({ name, label, isBlock }) => {
    const text = String(shownValue(fields, name, request) ?? '');
    if (name !== 'submittedAt') return { label, text, ...(isBlock && { isBlock }) };
    const isTime = DateTime.fromISO(text).isValid;
    // A move has replaced the time at which the request was submitted.
    return {
      label: isMove ? 'Call changed at' : label,
      text: isTime ? callInWords(text, timeZone, DateTime) : text,
    };
  });
  return [
    ...lines,
    { label: 'Came from', text: sourceTexts(source).join(', ') },
    { label: 'Request', text: id },
    { label: 'Version', text: `${version} of ${thread}` },
  ];
}

/** Returns a line as text. The lines of a block are quoted, so none looks like one of ours. @param {Line} line */
export const textLine = ({ label, text, isBlock }) =>
  isBlock
    ? `${label}:\n${text
        .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
        .map((line) => `> ${oneLine(line)}`)
        .join('\n')}`
    : `${label}: ${oneLine(text) || '-'}`;

/** Returns a line as a row of an HTML table. @param {Line} line */
export function htmlLine({ label, text, isBlock }) {
  const value = escapeHtml(isBlock ? text : oneLine(text)) || '-';
  const style = isBlock ? ' style="white-space:pre-wrap"' : '';
  return `<tr><th align="left" valign="top" width="34%">${escapeHtml(label)}</th><td valign="top"${style}>${value}</td></tr>`;
}
