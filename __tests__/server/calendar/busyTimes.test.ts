import { busyTimes } from '@/server/calendar/busyTimes';
import { decodeText } from '@/server/calendar/decodeText';
import { aCalendar, anEvent, aZone } from '../../../testing/samples/calendarFiles';

// The cited calendar programs read such files wrongly.

const window = [Date.parse('2026-11-30T05:00Z'), Date.parse('2027-01-02T05:00Z')] as const;
const newYork = 'America/New_York';

const read = (text: string, timeZone = newYork) => busyTimes(text, window, timeZone);

/** In UTC, such as `12-01 15:00/16:00`. */
function busyIn(text: string, timeZone?: string): string[] {
  const result = read(text, timeZone);
  if (result.kind === 'failed') return [result.code];
  const inText = (instant: number) =>
    new Date(instant).toISOString().slice(5, 16).replace('T', ' ');
  const spans = result.spans.map(([start, end]) => {
    const [from, to] = [inText(start), inText(end)];
    return from.slice(0, 5) === to.slice(0, 5) ? `${from}/${to.slice(6)}` : `${from}/${to}`;
  });
  return result.leftOut === 0 ? spans : [...spans, `left out: ${result.leftOut}`];
}

const busy = (...properties: string[]) => busyIn(aCalendar(anEvent(...properties)));

const hour = ['DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z'];
const weekly = [
  'DTSTART;TZID=America/New_York:20261201T100000',
  'DURATION:PT1H',
  'RRULE:FREQ=WEEKLY;COUNT=3',
];
const weeks = ['12-01 15:00/16:00', '12-08 15:00/16:00', '12-15 15:00/16:00'];

describe('an event', () => {
  test('blocks from its start to its end', () => {
    expect(busy(...hour)).toEqual(['12-01 15:00/16:00']);
  });

  test('blocks for its duration', () => {
    expect(busy('DTSTART:20261201T150000Z', 'DURATION:P1DT2H')).toEqual([
      '12-01 15:00/12-02 17:00',
    ]);
  });

  // Every day was busy from 8 to 6 (calcom/cal.diy#21530).
  test.each([
    'STATUS:CANCELLED',
    'TRANSP:TRANSPARENT',
    'transp:transparent',
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE',
  ])('with %s blocks nothing', (property) => {
    expect(busy(...hour, property)).toEqual([]);
  });

  test.each([
    'STATUS:TENTATIVE',
    'TRANSP:OPAQUE',
    'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
    'ATTENDEE;PARTSTAT=DECLINED:mailto:ana@example.com',
  ])('with %s blocks', (property) => {
    expect(busy(...hour, property)).toEqual(['12-01 15:00/16:00']);
  });

  test.each([
    ['without end and duration', ['DTSTART:20261201T150000Z']],
    ['with an end at its start', ['DTSTART:20261201T150000Z', 'DTEND:20261201T150000Z']],
    ['with an end before its start', ['DTSTART:20261201T150000Z', 'DTEND:20261201T140000Z']],
    ['with a negative duration', ['DTSTART:20261201T150000Z', 'DURATION:-PT1H']],
  ])('%s blocks nothing', (_, properties) => {
    expect(busy(...properties)).toEqual([]);
  });

  test('is read without the properties of its alarm', () => {
    const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT15M', 'DURATION:PT9H', 'END:VALARM'];
    expect(busy(...hour, ...alarm)).toEqual(['12-01 15:00/16:00']);
  });

  test('is read from folded lines', () => {
    expect(busy('DTSTART;TZID=America/\n New_York:2026120\n\t1T100000', 'DURATION:PT1H')).toEqual([
      '12-01 15:00/16:00',
    ]);
  });
});

describe('an event of whole days', () => {
  const day = 'DTSTART;VALUE=DATE:20261201';

  // It blocked the evening before (calcom/cal.diy#14641).
  test.each([
    [newYork, '12-01 05:00/12-02 05:00'],
    ['Pacific/Auckland', '11-30 11:00/12-01 11:00'],
  ])('blocks its day in the zone of the site, %s', (timeZone, expected) => {
    expect(busyIn(aCalendar(anEvent(day)), timeZone)).toEqual([expected]);
  });

  test('blocks up to its end, which is exclusive', () => {
    expect(busy(day, 'DTEND;VALUE=DATE:20261204')).toEqual(['12-01 05:00/12-04 05:00']);
  });

  test('blocks one day if its end is its start', () => {
    expect(busy(day, 'DTEND;VALUE=DATE:20261201')).toEqual(['12-01 05:00/12-02 05:00']);
  });

  test('repeats on its last day, also if UNTIL names that day as midnight in UTC', () => {
    for (const until of ['20261203', '20261203T000000Z']) {
      expect(busy(day, `RRULE:FREQ=DAILY;UNTIL=${until}`)).toEqual(['12-01 05:00/12-04 05:00']);
    }
  });

  test('is recognized without VALUE=DATE', () => {
    expect(busy('DTSTART:20261201')).toEqual(['12-01 05:00/12-02 05:00']);
  });

  test('excludes days, in any notation', () => {
    const series = [day, 'RRULE:FREQ=DAILY;COUNT=5'];
    const excluded = [
      'EXDATE;VALUE=DATE:20261202',
      'EXDATE:20261203T050000Z',
      'EXDATE;TZID=Europe/Berlin:20261204T000000',
    ];
    expect(busy(...series, ...excluded)).toEqual([
      '12-01 05:00/12-02 05:00',
      '12-05 05:00/12-06 05:00',
    ]);
  });
});

describe('a time', () => {
  const at = (zone: string) => [`DTSTART${zone}:20261201T100000`, `DTEND${zone}:20261201T110000`];

  // Events had the wrong hour (calcom/cal.diy#14664, #19929).
  test.each([
    [';TZID=America/New_York', '12-01 15:00/16:00'],
    [';TZID="Europe/Berlin"', '12-01 09:00/10:00'],
    [';TZID=/mozilla.org/20050126_1/Europe/Berlin', '12-01 09:00/10:00'],
    [';TZID=/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires', '12-01 13:00/14:00'],
    [';TZID=tzone://Microsoft/Utc', '12-01 10:00/11:00'],
    [';TZID=W. Europe Standard Time', '12-01 09:00/10:00'],
    [';TZID=Pacific Standard Time', '12-01 18:00/19:00'],
    [';TZID=UTC', '12-01 10:00/11:00'],
    ['', '12-01 15:00/16:00'],
    [';TZID=Nowhere Time', '12-01 15:00/16:00'],
  ])('with "%s" is converted', (zone, expected) => {
    expect(busy(...at(zone))).toEqual([expected]);
  });

  test.each(['Customized Time Zone', '(UTC-05:00) Eastern Time (US & Canada)', 'EST', 'a/b'])(
    'in a zone that the file defines as %s is converted at its date',
    (name) => {
      const days = ['20261201', '20270315'].map((date) =>
        anEvent(`DTSTART;TZID=${name}:${date}T100000`, 'DURATION:PT1H'),
      );
      const wide = [window[0], Date.parse('2027-04-01')] as const;
      const result = busyTimes(aCalendar(aZone(name), ...days), wide, 'Asia/Tokyo');
      expect(result).toEqual({
        kind: 'read',
        leftOut: 0,
        spans: [
          [Date.parse('2026-12-01T15:00Z'), Date.parse('2026-12-01T16:00Z')],
          [Date.parse('2027-03-15T14:00Z'), Date.parse('2027-03-15T15:00Z')],
        ],
      });
    },
  );

  test('is in the zone of its IANA name, even if the file shortens its definition', () => {
    const shortened = aZone('America/Los_Angeles').replace(/RRULE.*\n/g, '');
    expect(busyIn(aCalendar(shortened, anEvent(...at(';TZID=America/Los_Angeles'))))).toEqual([
      '12-01 18:00/19:00',
    ]);
  });

  test('is in the zone of the site if the definition of its zone cannot be read', () => {
    const broken = aZone('Own Time').replaceAll('FREQ=YEARLY', 'FREQ=SECONDLY');
    expect(busyIn(aCalendar(broken, anEvent(...at(';TZID=Own Time'))))).toEqual([
      '12-01 15:00/16:00',
    ]);
  });

  test('that the clocks skip or repeat is read according to RFC 5545', () => {
    const year = [Date.parse('2026-01-01'), Date.parse('2027-01-01')] as const;
    const spansOf = (start: string) => {
      const file = aCalendar(anEvent(`DTSTART;TZID=America/New_York:${start}`, 'DURATION:PT30M'));
      const result = busyTimes(file, year, newYork);
      return result.kind === 'read' && result.spans.map(([from]) => new Date(from).toISOString());
    };
    expect(spansOf('20260308T023000')).toEqual(['2026-03-08T07:30:00.000Z']);
    expect(spansOf('20261101T013000')).toEqual(['2026-11-01T05:30:00.000Z']);
  });
});

describe('a series', () => {
  // Recurring events were ignored, or a day off (calcom/cal.diy#6465, #14641).
  test('blocks at each of its occurrences, on its own clock', () => {
    expect(busy(...weekly)).toEqual(weeks);
    const file = aCalendar(
      anEvent(
        'DTSTART;TZID=America/New_York:20151102T100000',
        'DURATION:PT1H',
        'RRULE:FREQ=MONTHLY;BYDAY=1MO',
      ),
    );
    expect(busyIn(file)).toEqual(['12-07 15:00/16:00']);
  });

  test('that began before the window reaches into it', () => {
    expect(busy('DTSTART:20261129T200000Z', 'DURATION:P2D', 'RRULE:FREQ=YEARLY')).toEqual([
      '11-30 05:00/12-01 20:00',
    ]);
  });

  test.each([
    'EXDATE;TZID=America/New_York:20261208T100000',
    'EXDATE:20261208T150000Z',
    'EXDATE;VALUE=DATE:20261208',
    'EXDATE;TZID=Europe/Berlin:20261208T160000',
    'EXDATE:20261110T150000Z,20261208T150000Z\nEXDATE:',
  ])('does not block an excluded occurrence: %s', (excluded) => {
    expect(busy(...weekly, excluded)).toEqual([weeks[0], weeks[2]]);
  });

  test('includes its start and the times that it adds', () => {
    const added = [
      'RDATE;TZID=America/New_York:20261203T120000',
      'RDATE;VALUE=DATE:20261204',
      'RDATE;VALUE=PERIOD:20261205T150000Z/PT3H,20261206T150000Z/20261206T154500Z',
    ];
    expect(busy(...weekly.slice(0, 2), ...added)).toEqual([
      '12-01 15:00/16:00',
      '12-03 17:00/18:00',
      '12-04 15:00/16:00',
      '12-05 15:00/18:00',
      '12-06 15:00/15:45',
    ]);
  });

  test.each([
    ['20261208T150000Z', 2],
    ['20261208', 2],
    ['20261208T100000', 2],
    ['20261207', 1],
  ])('with an end of %s has %d occurrences', (until, count) => {
    const rule = `RRULE:FREQ=WEEKLY;UNTIL=${until}`;
    expect(busy(...weekly.slice(0, 2), rule)).toEqual(weeks.slice(0, count));
  });

  test('is read from a rule in lowercase', () => {
    expect(busy(...weekly.slice(0, 2), 'rrule:freq=weekly;count=3')).toEqual(weeks);
  });
});

describe('an occurrence that differs from its series', () => {
  const id = 'RECURRENCE-ID;TZID=America/New_York:20261208T100000';
  const future = id.replace(';', ';RANGE=THISANDFUTURE;');

  function with2(...properties: string[]) {
    return busyIn(aCalendar(anEvent(...weekly), anEvent(...properties)));
  }

  test.each([id, 'RECURRENCE-ID:20261208T150000Z', 'RECURRENCE-ID;VALUE=DATE:20261208'])(
    'blocks only the time to which it has been moved: %s',
    (replaced) => {
      expect(with2(replaced, 'DTSTART:20261210T170000Z', 'DURATION:PT2H')).toEqual([
        weeks[0],
        '12-10 17:00/19:00',
        weeks[2],
      ]);
    },
  );

  // Canceled occurrences still blocked (calcom/cal.diy#25947).
  test.each([
    ['STATUS:CANCELLED', 'DTSTART:20261208T150000Z', 'DURATION:PT1H'],
    ['TRANSP:TRANSPARENT', 'DTSTART:20261208T150000Z', 'DURATION:PT1H'],
    ['STATUS:CANCELLED'],
  ])('blocks nothing with %s', (...properties) => {
    expect(with2(id, ...properties)).toEqual([weeks[0], weeks[2]]);
  });

  test('blocks if it is moved into the window from outside', () => {
    const old = ['DTSTART:20260105T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY'];
    const moved = ['RECURRENCE-ID:20260105T150000Z', 'DTSTART:20261203T150000Z', 'DURATION:PT1H'];
    expect(busyIn(aCalendar(anEvent(...old), anEvent(...moved)))).toEqual(['12-03 15:00/16:00']);
  });

  test('blocks without its series', () => {
    expect(busy(id, 'DTSTART:20261210T170000Z', 'DURATION:PT2H')).toEqual(['12-10 17:00/19:00']);
  });

  // derekantrican/GAS-ICS-Sync#220.
  test('blocks like a series if it has a rule of its own', () => {
    const copied = [id, ...weekly.slice(0, 2), 'RRULE:FREQ=WEEKLY;COUNT=4'];
    expect(busy(...copied)).toEqual([...weeks, '12-22 15:00/16:00']);
    const moved = anEvent(
      'RECURRENCE-ID:20261215T150000Z',
      'DTSTART:20261216T150000Z',
      'DURATION:PT1H',
    );
    expect(busyIn(aCalendar(anEvent(...copied), moved))).toEqual([
      ...weeks.slice(0, 2),
      '12-16 15:00/16:00',
      '12-22 15:00/16:00',
    ]);
    // In place of the rest of another series.
    expect(
      with2(future, 'DTSTART:20261209T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'),
    ).toEqual([weeks[0], '12-09 15:00/16:00', '12-10 15:00/16:00']);
  });

  // robur-coop/icalendar#13.
  test.each([
    ['RECURRENCE-ID:20261208T150000Z', []],
    ['RECURRENCE-ID;VALUE=DATE:20261208', []],
    [id, ['TRANSP:TRANSPARENT']],
  ])('blocks nothing once a replacement with a higher SEQUENCE exists: %s', (again, free) => {
    const replaced = (sequence: number, day: number, ...more: string[]) =>
      anEvent(`SEQUENCE:${sequence}`, `DTSTART:202612${day}T170000Z`, 'DURATION:PT1H', ...more);
    const events = [replaced(10, 11, again, ...free), replaced(9, 10, id), replaced(2, 12, id)];
    for (const order of [events, events.toReversed()]) {
      expect(busyIn(aCalendar(anEvent(...weekly), ...order))).toEqual([
        weeks[0],
        ...(free.length > 0 ? [] : ['12-11 17:00/18:00']),
        weeks[2],
      ]);
    }
  });

  test('belongs to the series of its UID, also in another calendar of the file', () => {
    const moved = anEvent(id, 'DTSTART:20261210T170000Z', 'DURATION:PT1H');
    expect(busyIn(aCalendar(anEvent(...weekly)) + aCalendar(moved))).toEqual([
      weeks[0],
      '12-10 17:00/18:00',
      weeks[2],
    ]);
    const other = moved.replace('UID:event', 'UID:other');
    expect(busyIn(aCalendar(anEvent(...weekly), other))).toHaveLength(4);
  });

  test('changes the rest of its series with RANGE=THISANDFUTURE', () => {
    expect(
      with2(future, 'DTSTART;TZID=America/New_York:20261209T140000', 'DURATION:PT30M'),
    ).toEqual([weeks[0], '12-09 19:00/19:30', '12-16 19:00/19:30']);
  });

  test('changes the rest of its series from a day without a time of day', () => {
    const day = 'RECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20261208';
    expect(with2(day, 'DTSTART;TZID=America/New_York:20261208T110000', 'DURATION:PT1H')).toEqual([
      weeks[0],
      '12-08 16:00/17:00',
      '12-15 16:00/17:00',
    ]);
  });

  test('blocks the rest of a free series from a busy one with RANGE=THISANDFUTURE', () => {
    const free = anEvent(...weekly, 'TRANSP:TRANSPARENT');
    const from = anEvent(future, 'DTSTART;TZID=America/New_York:20261208T100000', 'DURATION:PT1H');
    expect(busyIn(aCalendar(free))).toEqual([]);
    expect(busyIn(aCalendar(free, from))).toEqual(weeks.slice(1));
  });

  test('keeps its hour after a change of the clocks', () => {
    const series = [
      'DTSTART;TZID=America/New_York:20261005T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=10',
    ];
    const moved = [
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261012T140000Z',
      'DTSTART;TZID=America/New_York:20261013T110000',
      'DURATION:PT1H',
    ];
    expect(busyIn(aCalendar(anEvent(...series), anEvent(...moved)))).toEqual([
      '12-01 16:00/17:00',
      '12-08 16:00/17:00',
    ]);
  });

  test('ends its series when it is canceled with RANGE=THISANDFUTURE', () => {
    expect(with2(future, 'STATUS:CANCELLED', 'DTSTART:20261208T150000Z')).toEqual([weeks[0]]);
  });
});

describe('a file', () => {
  test('keeps its other events if one cannot be read or expanded', () => {
    const broken = [
      ['DTSTART:tomorrow', 'DURATION:PT1H'],
      ['DTSTART:20261301T150000Z', 'DURATION:PT1H'],
      ['DURATION:PT1H'],
      ['DTSTART:20261201T150000Z', 'DURATION:P999999999999999999W'],
      [...hour, 'RRULE:FREQ=SECONDLY'],
      [...hour, 'RRULE:FREQ=YEARLY;BYWEEKNO=49'],
      ['DTSTART;TZID="America/New_York:20261201T150000', 'DURATION:PT1H'],
    ];
    const events = [...broken, ['DTSTART:20261203T150000Z', 'DURATION:PT1H']];
    expect(busyIn(aCalendar(...events.map((properties) => anEvent(...properties))))).toEqual([
      '12-03 15:00/16:00',
      `left out: ${broken.length}`,
    ]);
  });

  test('blocks for both of two events with one UID, in any of its calendars', () => {
    const later = anEvent('DTSTART:20261203T150000Z', 'DURATION:PT1H');
    expect(busyIn(aCalendar(anEvent(...hour), later))).toHaveLength(2);
    expect(busyIn(aCalendar(anEvent(...hour)) + aCalendar(later))).toHaveLength(2);
  });

  test('blocks the busy periods of its VFREEBUSY', () => {
    const periods = [
      'BEGIN:VFREEBUSY',
      'DTSTART:20261130T000000Z',
      'DTEND:20270101T000000Z',
      'FREEBUSY:20261201T150000Z/PT1H,20261202T150000Z/20261202T160000Z',
      'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261203T150000Z/PT1H',
      'FREEBUSY;FBTYPE=FREE:20261204T150000Z/PT1H',
      'FREEBUSY:20261205T150000Z/20261303T150000Z',
      'END:VFREEBUSY',
    ].join('\n');
    expect(busyIn(aCalendar(periods))).toEqual([
      '12-01 15:00/16:00',
      '12-02 15:00/16:00',
      '12-03 15:00/16:00',
      'left out: 1',
    ]);
  });

  test('joins spans that overlap, and ends them at the window', () => {
    const events = [
      ['DTSTART:20261201T150000Z', 'DURATION:PT2H'],
      ['DTSTART:20261201T160000Z', 'DURATION:PT2H'],
      ['DTSTART:20260101T000000Z', 'DTEND:20261130T060000Z'],
      ['DTSTART:20270102T040000Z', 'DURATION:P9D'],
    ];
    expect(busyIn(aCalendar(...events.map((properties) => anEvent(...properties))))).toEqual([
      '11-30 05:00/06:00',
      '12-01 15:00/18:00',
      '01-02 04:00/05:00',
    ]);
  });

  test.each([
    ['', 'NOT_A_CALENDAR'],
    ['<!doctype html><title>Sign in</title>', 'NOT_A_CALENDAR'],
    ['BEGIN:VCARD\r\nEND:VCARD\r\n', 'NOT_A_CALENDAR'],
    [aCalendar(anEvent(...hour)).slice(0, -20), 'INCOMPLETE'],
    [aCalendar(anEvent(...hour)).slice(0, 90), 'INCOMPLETE'],
  ])('is refused, not read as empty: %j', (text, code) => {
    expect(read(text)).toEqual({ kind: 'failed', code });
  });

  test('without events is read as empty', () => {
    expect(read(`\uFEFF\n${aCalendar()}`)).toEqual({ kind: 'read', spans: [], leftOut: 0 });
  });

  test.each(['\n', '\r'])('can end its lines with %j', (end) => {
    expect(busyIn(aCalendar(anEvent(...hour)).replaceAll('\r\n', end))).toEqual([
      '12-01 15:00/16:00',
    ]);
  });

  test('keeps an event without its END line', () => {
    const [first = '', second = ''] = [
      anEvent(...hour),
      anEvent('DTSTART:20261203T150000Z', 'DURATION:PT1H'),
    ];
    expect(busyIn(aCalendar(first.replace('\nEND:VEVENT', ''), second))).toHaveLength(2);
  });

  test('is decoded by its byte order mark, or else by its charset', () => {
    const text = 'Ü';
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    expect(decodeText(utf16)).toBe(text);
    expect(decodeText(utf16.swap16(), 'utf-8')).toBe(text);
    expect(decodeText(Buffer.from('\uFEFFÜ'), 'nonsense')).toBe(text);
    expect(decodeText(Buffer.from([0xdc]), 'iso-8859-1')).toBe(text);
  });
});
