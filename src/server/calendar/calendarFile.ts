import 'server-only';
import ICAL from 'ical.js';

/** Keeps only the properties that this site reads (RFC 5545, section 3.6). */
export interface Component {
  /** The name in capitals, such as `VEVENT`. */
  name: string;
  lines: string[];
  parts: Component[];
}

/** Skips titles, people, and locations. */
const neededLine =
  /^(UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|SEQUENCE|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|FREEBUSY|TZID|TZOFFSETFROM|TZOFFSETTO)[;:]/i;

export type FileFault = 'NOT_A_CALENDAR' | 'INCOMPLETE';

/** A file can contain several calendars. */
export function readCalendarFile(text: string): Component[] | FileFault {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text)) return 'NOT_A_CALENDAR';
  const calendars: Component[] = [];
  const open: Component[] = [];
  const unfolded = text.replace(/(?:\r\n?|\n)[ \t]/g, '');
  for (const line of unfolded.split(/[\r\n]+/)) {
    const [, edge, given = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const name = given.toUpperCase();
    if (edge?.toUpperCase() === 'BEGIN') {
      const component = { name, lines: [], parts: [] };
      (open.at(-1)?.parts ?? calendars).push(component);
      open.push(component);
    } else if (edge) {
      const index = open.findLastIndex((component) => component.name === name);
      // An END without its BEGIN closes nothing.
      if (index >= 0) open.length = index;
    } else if (neededLine.test(line)) open.at(-1)?.lines.push(line);
  }
  return open.some(({ name }) => name === 'VCALENDAR') ? 'INCOMPLETE' : calendars;
}

/** Searches at any depth, because an END line can be missing. */
export const partsOf = ({ parts }: Component, name: string): Component[] =>
  parts.flatMap((part) => [...(part.name === name ? [part] : []), ...partsOf(part, name)]);

/** RFC 7265, section 3.4. */
export interface Property {
  params: Readonly<Record<string, string>>;
  values: readonly unknown[];
}

type ParsedLine = [
  name: string,
  params: Record<string, string>,
  type: string,
  ...values: unknown[],
];

/** For ical.js, quotes zone names with a colon, and writes rules in uppercase. */
const correct = (line: string): string =>
  /^RRULE:/i.test(line)
    ? line.toUpperCase()
    : line.replace(/^([^":]+;TZID=)([^";]+:[^";]*)(:[^:]*)$/i, '$1"$2"$3');

export function propertiesOf({ lines }: Component, name: string): Property[] {
  return lines
    .filter((line) => line.slice(0, name.length + 1).search(/[;:]/) === name.length)
    .filter((line) => line.slice(0, name.length).toUpperCase() === name)
    .map((line) => {
      const [, params, , ...values] = ICAL.parse.property(correct(line)) as unknown as ParsedLine;
      return { params, values };
    });
}

export function textOf(component: Component, name: string): string | undefined {
  const value = propertiesOf(component, name)[0]?.values[0];
  return value === undefined ? undefined : String(value).trim();
}
