import 'server-only';
import ICAL from 'ical.js';

/** A component of a calendar file (RFC 5545, section 3.6) with the properties that this site reads. */
export interface Component {
  /** In capitals, such as `VEVENT`. */
  name: string;
  /** Unfolded content lines. */
  lines: string[];
  parts: Component[];
}

/** Every other property, such as titles, people and places, is dropped unread. */
const neededLine =
  /^(UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|STATUS|TRANSP|X-MICROSOFT-CDO-BUSYSTATUS|FREEBUSY|TZID|TZOFFSETFROM|TZOFFSETTO)[;:]/i;

/** Why a text is not a whole calendar file. */
export type FileFault = 'NOT_A_CALENDAR' | 'INCOMPLETE';

/** Splits a text into its calendars, because a file can contain several. */
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

/** Returns the components of a name in a component, at any depth, because an END line can be missing. */
export const partsOf = ({ parts }: Component, name: string): Component[] =>
  parts.flatMap((part) => [...(part.name === name ? [part] : []), ...partsOf(part, name)]);

/** A property in jCal (RFC 7265, section 3.4). */
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

/** Corrects what programs write and ical.js does not read: names of zones with a colon, and rules in small letters. */
const correct = (line: string): string =>
  /^RRULE:/i.test(line)
    ? line.toUpperCase()
    : line.replace(/^([^":]+;TZID=)([^";]+:[^";]*)(:[^:]*)$/i, '$1"$2"$3');

/** Returns the properties of a name. @throws Error when one of them breaks the syntax */
export function propertiesOf({ lines }: Component, name: string): Property[] {
  return lines
    .filter((line) => line.slice(0, name.length + 1).search(/[;:]/) === name.length)
    .filter((line) => line.slice(0, name.length).toUpperCase() === name)
    .map((line) => {
      const [, params, , ...values] = ICAL.parse.property(correct(line)) as unknown as ParsedLine;
      return { params, values };
    });
}

/** Returns the first value of a property as text, or undefined without it. @throws as `propertiesOf` */
export function textOf(component: Component, name: string): string | undefined {
  const value = propertiesOf(component, name)[0]?.values[0];
  return value === undefined ? undefined : String(value).trim();
}
