import { callInWords, type Luxon } from './call';
import type { Message } from './message';
import { escapeHtml, oneLine } from './text';

/** `options`: labels by value. */
export interface Field {
  name: string;
  label: string;
  options?: Record<string, string>;
  /** Whether mails keep its line breaks. */
  isBlock?: boolean;
}

interface Line extends Pick<Field, 'label' | 'isBlock'> {
  text: string;
}

/** Returns a value as the form shows it. */
export function shownValue(fields: readonly Field[], name: string, request: Message['request']) {
  const { options = {} } = fields.find((field) => field.name === name) ?? {};
  const value = request[name];
  return Object.hasOwn(options, String(value)) ? options[String(value)] : value;
}

function sourceTexts(source: string) {
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

export function fieldLines(
  { request, isMove, source, id, version, thread }: Message,
  fields: readonly Field[],
  timeZone: string,
  DateTime: Luxon,
): Line[] {
  const lines = fields.map(({ name, label, isBlock }) => {
    const text = String(shownValue(fields, name, request) ?? '');
    if (name !== 'submittedAt') return { label, text, ...(isBlock && { isBlock }) };
    const isTime = DateTime.fromISO(text).isValid;
    return {
      // A move replaces the time of submission.
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

/** Quotes blocks, so that none of their lines looks like ours. */
export const textLine = ({ label, text, isBlock }: Line): string =>
  isBlock
    ? `${label}:\n${text
        .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
        .map((line) => `> ${oneLine(line)}`)
        .join('\n')}`
    : `${label}: ${oneLine(text) || '-'}`;

export function htmlLine({ label, text, isBlock }: Line): string {
  const value = escapeHtml(isBlock ? text : oneLine(text)) || '-';
  const style = isBlock ? ' style="white-space:pre-wrap"' : '';
  return `<tr><th align="left" valign="top" width="34%">${escapeHtml(label)}</th><td valign="top"${style}>${value}</td></tr>`;
}
