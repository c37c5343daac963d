import { createCalendars } from '@/server/calendar/createCalendars';
import { type Reading, readCalendar } from '@/server/calendar/readCalendar';
import { log } from '@/server/log';
import { wednesday } from '../../../testing/samples/calls';

jest.mock('@/server/calendar/readCalendar');

const timeZone = 'America/New_York';
const date = '2026-11-26';
const slot = { date, time: '10:15' };
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const busyReading: Reading = {
  kind: 'read',
  spans: [[Date.parse(`${date}T15:00Z`), Date.parse(`${date}T15:30Z`)]],
  leftOut: 0,
};
const emptyReading: Reading = { kind: 'read', spans: [], leftOut: 0 };
const failedReading: Reading = { kind: 'failed', code: '404' };

const reads = jest.mocked(readCalendar);
const answer = (reading: Reading) => reads.mockImplementation(async () => reading);
const answerAfter = (ms: number, reading: Reading) =>
  reads.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, ms, reading)));

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

async function timed<T>(work: Promise<T>): Promise<[number, T]> {
  const started = performance.now();
  let ended: number | undefined;
  const result = work.finally(() => {
    ended = performance.now();
  });
  while (ended === undefined) await pass(10);
  return [Math.round((ended - started) / 100) * 100, await result];
}

const create = (...urls: string[]) =>
  createCalendars({ BUSY_CALENDAR_URL: urls, site: { timeZone } });
const url = 'https://calendar.example/secret';

beforeEach(() => {
  jest.useFakeTimers({ now: wednesday });
  reads.mockReset();
});

describe('a calendar', () => {
  test('is read at start, and then only on demand', async () => {
    answer(busyReading);
    const calendars = create(url);
    await pass(hourMs);
    expect(calendars.reasons()).toEqual([]);
    expect(reads).toHaveBeenCalledTimes(1);
    expect(await calendars.busySlots(date)).toEqual(['10:00', '10:15']);
    expect(reads).toHaveBeenCalledTimes(2);
  });

  test('is read for the booking windows of today and tomorrow', async () => {
    answer(emptyReading);
    await create(url).busySlots(date);
    expect(reads).toHaveBeenCalledWith(url, {
      timeZone,
      window: [Date.parse('2026-11-18T05:00Z'), Date.parse('2026-12-21T05:00Z')],
    });
  });

  test('is read again when its reading is older than 5 minutes', async () => {
    answer(busyReading);
    const calendars = create(url);
    await calendars.busySlots(date);
    await pass(5 * minuteMs);
    await calendars.busySlots(date);
    expect(reads).toHaveBeenCalledTimes(1);
    await pass(1);
    answer(emptyReading);
    expect(await calendars.busySlots(date)).toEqual([]);
    expect(reads).toHaveBeenCalledTimes(2);
  });

  test('is read once for concurrent callers', async () => {
    answerAfter(2000, busyReading);
    const calendars = create(url);
    const all = Promise.all(Array.from({ length: 100 }, () => calendars.busySlots(date)));
    const [, answers] = await timed(all);
    expect(new Set(answers.map(String))).toEqual(new Set(['10:00,10:15']));
    expect(reads).toHaveBeenCalledTimes(1);
  });

  test('that fails does not affect the others', async () => {
    reads.mockImplementation(async (read) => (read === url ? failedReading : busyReading));
    const calendars = create(url, 'https://other.example/');
    expect(await calendars.busySlots(date)).toEqual(['10:00', '10:15']);
    expect(await calendars.isBusy(slot)).toBe(true);
  });

  test('that failed is read again after a minute at the earliest, and delays no visitor until then', async () => {
    answerAfter(4000, failedReading);
    const calendars = create(url);
    expect(await timed(calendars.busySlots(date))).toEqual([3000, []]);
    await pass(1000);
    expect(await timed(calendars.busySlots(date))).toEqual([0, []]);
    expect(await timed(calendars.isBusy(slot))).toEqual([0, false]);
    await pass(minuteMs - 1000);
    expect(reads).toHaveBeenCalledTimes(1);
    await pass(1000);
    answer(busyReading);
    expect(await calendars.isBusy(slot)).toBe(true);
    expect(reads).toHaveBeenCalledTimes(2);
  });
});

describe('a visitor', () => {
  test('who asks for the slots of a day waits at most 3 s, and then gets those of the last reading', async () => {
    answer(busyReading);
    const calendars = create(url);
    await calendars.busySlots(date);
    await pass(6 * minuteMs);
    answerAfter(9000, emptyReading);
    expect(await timed(calendars.busySlots(date))).toEqual([3000, ['10:00', '10:15']]);
    await pass(6000);
    expect(await calendars.busySlots(date)).toEqual([]);
  });

  test('who posts does not wait while the last reading is at most 24 hours old', async () => {
    answer(busyReading);
    const calendars = create(url);
    await calendars.busySlots(date);
    await pass(24 * hourMs);
    answerAfter(9000, emptyReading);
    expect(await timed(calendars.isBusy(slot))).toEqual([0, true]);
    expect(reads).toHaveBeenCalledTimes(2);
  });

  test('who posts waits at most 1 s if there is no reading yet; the slot is then free', async () => {
    answerAfter(9000, busyReading);
    const calendars = create(url);
    expect(await timed(calendars.isBusy(slot))).toEqual([1000, false]);
    await pass(8000);
    expect(await calendars.isBusy(slot)).toBe(true);
  });
});

describe('while a calendar fails', () => {
  test('its last reading is used for 24 hours, and then it blocks no slot', async () => {
    answer(busyReading);
    const calendars = create(url);
    await calendars.busySlots(date);
    answer(failedReading);
    await pass(24 * hourMs);
    expect(await calendars.busySlots(date)).toEqual(['10:00', '10:15']);
    await pass(1);
    expect(await calendars.busySlots(date)).toEqual([]);
    expect(await calendars.isBusy(slot)).toBe(false);
  });

  test('health has a reason from the second failure in a row until it is read again', async () => {
    answer(busyReading);
    const calendars = create('https://healthy.example/', url);
    await pass(6 * minuteMs);
    reads.mockImplementation(async (read) => (read === url ? failedReading : busyReading));
    await calendars.busySlots(date);
    expect(calendars.reasons()).toEqual([]);
    // A health check starts a reading that is due.
    await pass(minuteMs);
    expect(calendars.reasons()).toEqual([]);
    await pass(1);
    const reasons = calendars.reasons();
    expect(reasons).toEqual([
      {
        kind: 'calendar 2 404',
        text: expect.stringMatching(
          /^calendar 2 of BUSY_CALENDAR_URL cannot be read \(404\): copy its secret address again,/,
        ),
      },
    ]);
    expect(JSON.stringify(reasons)).not.toContain('calendar.example');
    answer(busyReading);
    await pass(minuteMs);
    calendars.reasons();
    await pass(1);
    expect(calendars.reasons()).toEqual([]);
    expect(reads).toHaveBeenCalledTimes(6);
  });

  test('health has a reason from the first failure if there is no usable reading', async () => {
    answer(failedReading);
    const calendars = create(url);
    await pass(1);
    expect(calendars.reasons()).toHaveLength(1);
    answer(busyReading);
    await pass(minuteMs);
    calendars.reasons();
    await pass(1);
    expect(calendars.reasons()).toEqual([]);
    answer(failedReading);
    await pass(24 * hourMs);
    await calendars.busySlots(date);
    expect(calendars.reasons()).toHaveLength(1);
  });

  test('each failed reading logs one line without the address', async () => {
    jest.mocked(log.warn).mockClear();
    answer(failedReading);
    const calendars = create(url);
    await calendars.busySlots(date);
    await pass(minuteMs);
    answer({ kind: 'failed', code: 'TIMEOUT' });
    await calendars.busySlots(date);
    await calendars.busySlots(date);
    expect(jest.mocked(log.warn).mock.calls).toEqual([
      [{ calendar: 1, status: 404 }, 'Calendar could not be read'],
      [{ calendar: 1, error: 'TIMEOUT' }, 'Calendar could not be read'],
    ]);
  });
});

test.each([
  ['15:00', '15:30', ['10:00', '10:15']],
  ['15:14', '15:16', ['10:00', '10:15']],
  ['15:15', '15:16', ['10:15']],
  ['15:14', '15:15', ['10:00']],
  ['14:00', '15:00', []],
  ['22:14', '23:00', ['17:00']],
  ['22:15', '23:00', []],
])(
  'an appointment from %s to %s (UTC) blocks the slots %j, whose calls it overlaps',
  async (from, to, slots) => {
    const spans = [[Date.parse(`${date}T${from}Z`), Date.parse(`${date}T${to}Z`)] as const];
    answer({ kind: 'read', spans, leftOut: 0 });
    expect(await create(url).busySlots(date)).toEqual(slots);
  },
);
