import 'server-only';
import { teamMailCopy as copy } from '@/content/copy/mails';
import { hasBegun, todayIn } from '@/features/consultation/model/call/calendar';
import { callFromFields } from '@/features/consultation/model/call/call';
import { dayInWords } from '@/features/consultation/model/call/callInWords';
import { type FieldName, fieldNames, fields as model } from '@/features/consultation/model/fields';
import { readerOf, rulesOf } from '@/features/consultation/model/schema';
import { writeTime } from '@/lib/text/clock';
import { telephoneLink } from '@/lib/text/phone';
import { oneLine, type Row } from './letter/letter';
import type { Fields, ThreadNow } from './threadNow';

export interface Zone {
  timeZone: string;
  timeZoneName: string;
}

export const labelOf = (name: FieldName): string =>
  name === 'description' ? copy.description : model[name].label;

/** Returns a value as the form shows it. */
export function shownValue(name: FieldName, fields: Fields): string {
  const value = String(fields[name] ?? '');
  const options = rulesOf(model[name]).options(model[name]);
  return options.find((option) => option.value === value)?.label ?? value;
}

function instantInWords(text: string, { timeZone, timeZoneName }: Zone): string {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return text;
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant);
  return `${dayInWords(todayIn(timeZone, instant))}, ${writeTime(time)} ${timeZoneName}`;
}

function writtenValue(name: FieldName, fields: Fields, zone: Zone, now: Date): string {
  const text = shownValue(name, fields);
  if (name === 'submittedAt') return instantInWords(text, zone);
  if (model[name].kind !== 'call') return text;
  const call = callFromFields(fields);
  // No mail names a call that has begun.
  if (!call || hasBegun(call, zone.timeZone, now)) return '';
  return name === 'callDate'
    ? dayInWords(call.date)
    : `${writeTime(call.time)} ${zone.timeZoneName}`;
}

function linkOf(name: FieldName, text: string): string | undefined {
  const { kind } = model[name];
  if (kind === 'email' && readerOf(text)) {
    return `mailto:${text.split('@').map(encodeURIComponent).join('@')}`;
  }
  if (kind !== 'tel') return undefined;
  const link = telephoneLink(text);
  return /\d/.test(link) ? link : undefined;
}

function sourceInWords(source: string | null): string {
  const pairs = [...new URLSearchParams(source ?? '')];
  return pairs.map(([name, value]) => oneLine(`${name}: ${value}`)).join(', ');
}

interface Given {
  thread: ThreadNow;
  /** The fields that the team was told, if it was. */
  told: Fields | undefined;
  changed: readonly FieldName[];
  /** Whether nobody chose the contact method. */
  isMethodOmitted: boolean;
  zone: Zone;
  now: Date;
}

/** Returns a request's fields, those that changed first, and where the request came from. */
export function teamRows({
  thread: { id, current },
  told,
  changed,
  isMethodOmitted,
  zone,
  now,
}: Given): Row[] {
  const shown = fieldNames.filter((name) => !(isMethodOmitted && name === 'contactMethod'));
  const rows = shown.map((name): Row => {
    const { isBlock } = rulesOf(model[name]);
    const text = writtenValue(name, current.fields, zone, now);
    const isChanged = changed.includes(name);
    const former =
      isChanged && !isBlock && told ? oneLine(writtenValue(name, told, zone, now)) : null;
    return {
      // A move replaces the time of submission.
      label: current.isMove && name === 'submittedAt' ? copy.changedAt : labelOf(name),
      value: (isBlock ? text : oneLine(text)) || copy.empty,
      former: former === null ? undefined : copy.was(former || copy.empty),
      isChanged,
      isBlock,
      url: linkOf(name, text),
    };
  });
  const others = [
    [copy.source, sourceInWords(current.source) || copy.empty],
    [copy.id, current.id],
    [copy.version, copy.versionOf(current.version, id)],
  ] as const;
  return [
    ...rows.filter(({ isChanged }) => isChanged),
    ...rows.filter(({ isChanged }) => !isChanged),
    ...others.map(([label, value]) => ({ label, value, isChanged: false, isBlock: false })),
  ];
}
