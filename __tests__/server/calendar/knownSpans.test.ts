import { DateTime } from 'luxon';
import { busyTimes } from '@/server/calendar/busyTimes';
import { cases, fc } from '../../../testing/run/chance';
import { aCalendar } from '../../../testing/samples/calendarFiles';

// luxon computes the expected spans.

/** Both hemispheres, no changes of the clocks, and offsets of half hours. */
const zones = {
  'America/New_York': 'Eastern Standard Time',
  'America/Los_Angeles': 'Pacific Standard Time',
  'America/St_Johns': 'Newfoundland Standard Time',
  'America/Phoenix': 'US Mountain Standard Time',
  'Europe/London': 'GMT Standard Time',
  'Europe/Berlin': 'W. Europe Standard Time',
  'Asia/Kolkata': 'India Standard Time',
  'Asia/Tokyo': 'Tokyo Standard Time',
  'Australia/Adelaide': 'Cen. Australia Standard Time',
  'Pacific/Auckland': 'New Zealand Standard Time',
};
type ZoneName = keyof typeof zones;

const stamp = (time: DateTime) => time.toFormat("yyyyMMdd'T'HHmmss");
const utcStamp = (time: DateTime) => `${stamp(time.toUTC())}Z`;
const offsetIn = (minutes: number) =>
  `${minutes < 0 ? '-' : '+'}${String(Math.abs(Math.trunc(minutes / 60))).padStart(2, '0')}${String(Math.abs(minutes % 60)).padStart(2, '0')}`;

/** From 2025 to 2028. */
function definitionOf(zone: ZoneName, name: string): string {
  const lines = ['BEGIN:VTIMEZONE', `TZID:${name}`];
  let before = DateTime.fromISO('2025-01-01T00:00Z', { zone });
  const add = (at: DateTime, from: number) =>
    lines.push(
      'BEGIN:STANDARD',
      `DTSTART:${stamp(at.setZone('utc').plus({ minutes: from }))}`,
      `TZOFFSETFROM:${offsetIn(from)}`,
      `TZOFFSETTO:${offsetIn(at.offset)}`,
      'END:STANDARD',
    );
  add(before, before.offset);
  for (let day = 1; day < 3 * 365; day += 1) {
    const next = before.plus({ hours: 24 });
    if (next.offset !== before.offset) {
      // Changes happen at a full or a half hour of UTC.
      let at = before;
      while (at.offset === before.offset) at = at.plus({ minutes: 30 });
      add(at, before.offset);
    }
    before = next;
  }
  return [...lines, 'END:VTIMEZONE'].join('\n');
}

const ways = ['iana', 'windows', 'defined'] as const;
const nameBy = (way: (typeof ways)[number], zone: ZoneName): string =>
  way === 'iana' ? zone : way === 'windows' ? zones[zone] : `Own ${zones[zone]}`;
const definitions = Object.keys(zones).map((zone) =>
  definitionOf(zone as ZoneName, nameBy('defined', zone as ZoneName)),
);

interface Series {
  zone: ZoneName;
  way: (typeof ways)[number];
  /** Since the beginning of the period. */
  day: number;
  hour: number;
  minutes: number;
  frequency: 'once' | 'DAILY' | 'WEEKLY' | 'MONTHLY';
  interval: number;
  count: number;
  changes: { at: number; kind: 'excluded' | 'canceled' | 'moved' | 'moved to another zone' }[];
  endBy: 'DTEND' | 'DURATION';
  excludeBy: 'zone' | 'utc';
}

function build(series: Series, from: DateTime, uid: string) {
  const { zone, minutes, endBy, excludeBy } = series;
  const param = `;TZID=${nameBy(series.way, zone)}`;
  const first = from
    .setZone(zone, { keepLocalTime: true })
    .plus({ days: series.day })
    .set({ hour: series.hour, minute: 0 });
  const unit = { once: 'days', DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months' }[
    series.frequency
  ];
  const count = series.frequency === 'once' ? 1 : series.count;
  const starts = Array.from({ length: count }, (_, index) =>
    first.plus({ [unit]: index * series.interval }),
  );
  const named = (time: DateTime) =>
    excludeBy === 'utc' ? `:${utcStamp(time)}` : `${param}:${stamp(time)}`;
  const lengthOf = (start: DateTime, startParam: string) =>
    endBy === 'DURATION'
      ? `DURATION:PT${minutes}M`
      : `DTEND${startParam}:${stamp(start.plus({ minutes }))}`;
  const event = (...lines: string[]) =>
    ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'].join('\n');
  const spans: [number, number][] = [];
  const others: string[] = [];
  const excluded: string[] = [];
  const block = (start: DateTime) =>
    spans.push([start.toMillis(), start.plus({ minutes }).toMillis()]);

  for (const [index, start] of starts.entries()) {
    const kind = series.changes.find(({ at }) => at === index)?.kind;
    if (!kind || series.frequency === 'once') block(start);
    else if (kind === 'excluded') excluded.push(`EXDATE${named(start)}`);
    else if (kind === 'canceled') {
      others.push(
        event(`RECURRENCE-ID${named(start)}`, `DTSTART${named(start)}`, 'STATUS:CANCELLED'),
      );
    } else {
      const isElsewhere = kind === 'moved to another zone';
      const moved = start.plus({ days: 2, hours: 3 }).setZone(isElsewhere ? 'Asia/Tokyo' : zone);
      const movedParam = isElsewhere ? ';TZID=Tokyo Standard Time' : param;
      block(moved);
      others.push(
        event(
          `RECURRENCE-ID${named(start)}`,
          `DTSTART${movedParam}:${stamp(moved)}`,
          lengthOf(moved, movedParam),
        ),
      );
    }
  }
  const rule = `RRULE:FREQ=${series.frequency};INTERVAL=${series.interval};COUNT=${count}`;
  const lines = [`DTSTART${param}:${stamp(first)}`, lengthOf(first, param)];
  if (series.frequency !== 'once') lines.push(rule, ...excluded);
  return { components: [...others, event(...lines)], spans };
}

function join(spans: [number, number][], [from, to]: readonly [number, number]) {
  const joined: [number, number][] = [];
  for (const [start, end] of spans.sort(([a], [b]) => a - b)) {
    const span: [number, number] = [Math.max(start, from), Math.min(end, to)];
    const last = joined.at(-1);
    if (span[0] >= span[1]) continue;
    if (last && span[0] <= last[1]) last[1] = Math.max(last[1], span[1]);
    else joined.push(span);
  }
  return joined;
}

const aSeries: fc.Arbitrary<Series> = fc.record({
  zone: fc.constantFrom(...(Object.keys(zones) as ZoneName[])),
  way: fc.constantFrom(...ways),
  day: fc.integer({ min: 0, max: 27 }),
  // No clock changes at these hours.
  hour: fc.integer({ min: 6, max: 20 }),
  minutes: fc.constantFrom(15, 45, 60, 180),
  frequency: fc.constantFrom('once', 'DAILY', 'WEEKLY', 'MONTHLY'),
  interval: fc.constantFrom(1, 2, 3),
  count: fc.integer({ min: 1, max: 20 }),
  changes: fc.uniqueArray(
    fc.record({
      at: fc.integer({ min: 0, max: 12 }),
      kind: fc.constantFrom('excluded', 'canceled', 'moved', 'moved to another zone'),
    }),
    { maxLength: 4, selector: ({ at }) => at },
  ),
  endBy: fc.constantFrom('DTEND', 'DURATION'),
  excludeBy: fc.constantFrom('zone', 'utc'),
});

// Each zone changes its clocks near these dates.
test.each(['2026-03-01', '2026-10-01'])(
  'calendars from %s give back the spans from which they are made',
  (date) => {
    const from = DateTime.fromISO(date, { zone: 'utc' });
    const window = [from.plus({ days: 5 }).toMillis(), from.plus({ days: 45 }).toMillis()] as const;
    fc.assert(
      fc.property(fc.array(aSeries, { minLength: 1, maxLength: 5 }), (all) => {
        const built = all.map((series, index) => build(series, from, `${index}@example.com`));
        const text = aCalendar(...definitions, ...built.flatMap(({ components }) => components));
        expect(busyTimes(text, window, 'America/New_York')).toEqual({
          kind: 'read',
          spans: join(
            built.flatMap(({ spans }) => spans),
            window,
          ),
          leftOut: 0,
        });
      }),
      { numRuns: cases(150) },
    );
  },
);
