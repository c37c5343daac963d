import ICAL from 'ical.js';
import { type Property, propertiesOf } from '@/server/calendar/calendarFile';
import { expandRule, readRule } from '@/server/calendar/recurrence';
import { dayMs, utc } from '@/server/calendar/times';
import { ianaZone } from '@/server/calendar/zones';
import { cases, fc } from '../../../testing/run/chance';

const ruleIn = (text: string) =>
  propertiesOf({ name: 'VEVENT', lines: [`RRULE:${text}`], parts: [] }, 'RRULE')[0] as Property;

const wallOf = (text: string) => Date.parse(`${text}${text.includes('T') ? '' : 'T09:00'}:00Z`);
const inText = (wall: number) => new Date(wall).toISOString().slice(0, 16).replace('T09:00', '');

const newYork = ianaZone('America/New_York');

function expand(start: string, text: string, to: string): string[] {
  const rule = readRule(ruleIn(text), newYork);
  const wall = wallOf(start);
  return expandRule(rule, { start: wall, zone: newYork, from: wall, to: wallOf(to) }).map(inText);
}

/** Parses `1997-09 2,4 10 6`: September 2 and 4, and October 6, 1997. */
function days(text: string): string[] {
  let [year, month] = ['', ''];
  return text.split(' ').flatMap((word, index, words) => {
    const next = words[index + 1] ?? '';
    if (/^\d{4}-\d{2}$/.test(word)) [year = '', month = ''] = word.split('-');
    else if (/^\d{2}$/.test(word) && /^\d+(,|$)/.test(next) && index > 1) month = word;
    else return word.split(',').map((day) => `${year}-${month}-${day.padStart(2, '0')}`);
    return [];
  });
}

// RFC 5545, section 3.8.5.3, except weeks by number and minutes.
test.each([
  ['1997-09-02', 'DAILY;COUNT=10', '1997-09 2,3,4,5,6,7,8,9,10,11'],
  ['1997-12-20', 'DAILY;UNTIL=19971224T000000Z', '1997-12 20,21,22,23'],
  ['1997-09-02', 'DAILY;INTERVAL=10;COUNT=5', '1997-09 2,12,22 1997-10 2,12'],
  ['1997-09-02', 'WEEKLY;COUNT=10', '1997-09 2,9,16,23,30 1997-10 7,14,21,28 1997-11 4'],
  ['1997-09-02', 'WEEKLY;COUNT=5;INTERVAL=2;WKST=SU', '1997-09 2,16,30 1997-10 14,28'],
  [
    '1997-09-02',
    'WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH',
    '1997-09 2,4,9,11,16,18,23,25,30 1997-10 2',
  ],
  [
    '1997-09-01',
    'WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
    '1997-09 1,3,5,15,17,19,29 1997-10 1,3,13,15,17,27,29,31 1997-11 10,12,14,24,26,28 1997-12 8,10,12,22',
  ],
  [
    '1997-09-02',
    'WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH',
    '1997-09 2,4,16,18,30 1997-10 2,14,16',
  ],
  ['1997-09-05', 'MONTHLY;COUNT=5;BYDAY=1FR', '1997-09 5 1997-10 3 1997-11 7 1997-12 5 1998-01 2'],
  [
    '1997-09-07',
    'MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
    '1997-09 7,28 1997-11 2,30 1998-01 4,25 1998-03 1,29 1998-05 3,31',
  ],
  [
    '1997-09-22',
    'MONTHLY;COUNT=6;BYDAY=-2MO',
    '1997-09 22 1997-10 20 1997-11 17 1997-12 22 1998-01 19 1998-02 16',
  ],
  [
    '1997-09-28',
    'MONTHLY;COUNT=6;BYMONTHDAY=-3',
    '1997-09 28 1997-10 29 1997-11 28 1997-12 29 1998-01 29 1998-02 26',
  ],
  ['1997-09-02', 'MONTHLY;COUNT=6;BYMONTHDAY=2,15', '1997-09 2,15 1997-10 2,15 1997-11 2,15'],
  [
    '1997-09-30',
    'MONTHLY;COUNT=7;BYMONTHDAY=1,-1',
    '1997-09 30 1997-10 1,31 1997-11 1,30 1997-12 1,31',
  ],
  [
    '1997-09-10',
    'MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
    '1997-09 10,11,12,13,14,15 1999-03 10,11,12,13',
  ],
  ['1997-09-02', 'MONTHLY;COUNT=7;INTERVAL=2;BYDAY=TU', '1997-09 2,9,16,23,30 1997-11 4,11'],
  ['1997-06-10', 'YEARLY;COUNT=4;BYMONTH=6,7', '1997-06 10 1997-07 10 1998-06 10 1998-07 10'],
  [
    '1997-03-10',
    'YEARLY;INTERVAL=2;COUNT=5;BYMONTH=1,2,3',
    '1997-03 10 1999-01 10 1999-02 10 1999-03 10 2001-01 10',
  ],
  [
    '1997-01-01',
    'YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
    '1997-01 1 1997-04 10 1997-07 19 2000-01 1 2000-04 9 2000-07 18 2003-01 1 2003-04 10 2003-07 19 2006-01 1',
  ],
  ['1997-05-19', 'YEARLY;COUNT=3;BYDAY=20MO', '1997-05 19 1998-05 18 1999-05 17'],
  ['1997-03-13', 'YEARLY;COUNT=5;BYMONTH=3;BYDAY=TH', '1997-03 13,20,27 1998-03 5,12'],
  [
    '1997-09-02',
    'MONTHLY;COUNT=4;BYDAY=FR;BYMONTHDAY=13',
    '1998-02 13 1998-03 13 1998-11 13 1999-08 13',
  ],
  [
    '1997-09-13',
    'MONTHLY;COUNT=4;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
    '1997-09 13 1997-10 11 1997-11 8 1997-12 13',
  ],
  [
    '1996-11-05',
    'YEARLY;INTERVAL=4;COUNT=3;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996-11 5 2000-11 7 2004-11 2',
  ],
  ['1997-09-04', 'MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997-09 4 1997-10 7 1997-11 6'],
  [
    '1997-09-29',
    'MONTHLY;COUNT=7;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
    '1997-09 29 1997-10 30 1997-11 27 1997-12 30 1998-01 29 1998-02 26 1998-03 30',
  ],
  ['1997-08-05', 'WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997-08 5,10,19,24'],
  ['1997-08-05', 'WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997-08 5,17,19,31'],
  ['2007-01-15', 'MONTHLY;BYMONTHDAY=15,30;COUNT=5', '2007-01 15,30 2007-02 15 2007-03 15,30'],
  ['2024-02-29', 'YEARLY;COUNT=2', '2024-02 29 2028-02 29'],
  ['2026-10-31', 'MONTHLY;COUNT=3', '2026-10 31 2026-12 31 2027-01 31'],
])('a rule from %s with FREQ=%s recurs on %s', (start, rule, expected) => {
  expect(expand(start, `FREQ=${rule}`, '2009-01-01'.replace('2009', '2030'))).toEqual(
    days(expected),
  );
});

test('an hourly rule recurs at each hour that it names', () => {
  expect(
    expand('1997-09-02', 'FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z', '1997-12-01'),
  ).toEqual(['', 'T12:00', 'T15:00'].map((time) => `1997-09-02${time}`));
  const halves = 'FREQ=DAILY;COUNT=4;BYHOUR=9,10;BYMINUTE=0,30';
  expect(expand('1997-09-02', halves, '1997-12-01')).toEqual(
    ['', 'T09:30', 'T10:00', 'T10:30'].map((time) => `1997-09-02${time}`),
  );
});

test.each([
  'FREQ=SECONDLY',
  'FREQ=MINUTELY',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=SOMETIMES',
  'INTERVAL=2',
  'FREQ=WEEKLY;BYDAY=XX',
])('the rule %s is refused', (text) => {
  expect(() => readRule(ruleIn(text), utc)).toThrow();
});

test.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=MONTHLY;INTERVAL=24;BYDAY=5FR;BYMONTH=2',
  'FREQ=DAILY;INTERVAL=999999999',
  'FREQ=YEARLY;BYMONTHDAY=30;BYMONTH=2;COUNT=5',
])(
  'the rule %s, which ical.js expands wrongly or without end, has no further occurrences',
  (text) => {
    const before = process.cpuUsage();
    expect(expand('1997-09-02', text, '2026-12-31').filter((day) => day !== '1997-09-02')).toEqual(
      [],
    );
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
  },
);

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const interval = fc.constantFrom('', ';INTERVAL=2', ';INTERVAL=3');
const end = fc.constantFrom('', ';COUNT=7', ';COUNT=30');
const listOf = (values: readonly (string | number)[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 }).map(String);

/** ical.js expands all of these correctly. */
const usualRules = fc
  .tuple(
    fc.oneof(
      fc.constant('FREQ=DAILY'),
      listOf(weekdays).map((list) => `FREQ=WEEKLY;BYDAY=${list}`),
      fc
        .tuple(listOf(weekdays), fc.constantFrom('MO', 'SU'))
        .map(([list, first]) => `FREQ=WEEKLY;WKST=${first};BYDAY=${list}`),
      listOf([1, 5, 15, 28, 31, -1]).map((list) => `FREQ=MONTHLY;BYMONTHDAY=${list}`),
      fc
        .tuple(fc.constantFrom('1', '2', '3', '4', '-1'), fc.constantFrom(...weekdays))
        .map(([position, day]) => `FREQ=MONTHLY;BYDAY=${position}${day}`),
      fc.constantFrom(1, 2, -1).map((at) => `FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=${at}`),
    ),
    interval,
    end,
  )
  .map((parts) => parts.join(''));

function expandWithLibrary(start: number, text: string, to: number): number[] {
  const dtstart = ICAL.Time.fromJSDate(new Date(start), true);
  const iterator = ICAL.Recur.fromString(text).iterator(dtstart);
  const found: number[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const wall = next.toUnixTime() * 1000;
    if (wall > to) break;
    found.push(wall);
  }
  return found;
}

test('usual rules recur as in ical.js', () => {
  const startDays = fc.integer({ min: 0, max: 700 });
  fc.assert(
    fc.property(usualRules, startDays, (text, startDay) => {
      const open = text.replace(/;COUNT=\d+/, '');
      const day = Date.UTC(2024, 5, 1, 10, 30) + startDay * dayMs;
      // A start that its rule does not name is undefined (section 3.8.5.3).
      const start =
        expandWithLibrary(day, open, day + 1500 * dayMs).find((wall) => wall > day) ?? day;
      const [from, to] = [start + 200 * dayMs, start + 400 * dayMs];
      const found = expandRule(readRule(ruleIn(text), utc), { start, zone: utc, from, to });
      const expected = expandWithLibrary(start, text, to).filter((wall) => wall >= from);
      expect([text, inText(start), found.map(inText)]).toEqual([
        text,
        inText(start),
        expected.map(inText),
      ]);
    }),
    { numRuns: cases(100) },
  );
});
