import { simulatedBookings } from '@/features/consultation/model/call/availability';
import { addDaysTo, slotsOn } from '@/features/consultation/model/call/calendar';
import type { Reading } from '@/server/calendar/readCalendar';
import { callDay, today, wednesday } from '../../testing/samples/calls';
import { setClock } from '../../testing/unit/clock';
import { outboxForCommands, outboxWith } from '../../testing/unit/outboxHere';

const mockRead = jest.fn<Promise<Reading>, [string]>();
jest.mock('@/server/calendar/readCalendar', () => ({
  readCalendar: (url: string) => mockRead(url),
}));

const { add } = outboxForCommands();
const [healthy, failing] = ['https://calendar.example/a', 'https://calendar.example/b'];
const busy = (variables: Record<string, string>, ...args: string[]) =>
  outboxWith(variables, 'busy', ...args);

const day = callDay(2);
const simulated = simulatedBookings(day);
const [held = '', busyTime = ''] = slotsOn(day).filter((time) => !simulated.has(time));
const reading: Reading = {
  kind: 'read',
  spans: [held, busyTime].map((time) => {
    const start = Date.parse(`${day}T${time}:00-05:00`);
    return [start, start + 60_000] as const;
  }),
  leftOut: 1,
};

beforeEach(() => {
  setClock(wednesday);
  mockRead
    .mockReset()
    .mockImplementation(async (url) =>
      url === failing ? { kind: 'failed', code: '404' } : reading,
    );
});

test('outbox busy prints each slot of a day as held, busy, simulated, or free, and the result for each calendar', async () => {
  await add({}, { callDate: day, callTime: held });
  const { status, stdout } = await busy({ BUSY_CALENDAR_URL: healthy }, '--date', day);
  const lines = slotsOn(day).map((time) => {
    if (time === held) return `${time}  held`;
    if (time === busyTime) return `${time}  busy`;
    return `${time}  ${simulated.has(time) ? 'simulated' : 'free'}`;
  });
  expect(status).toBe(0);
  expect(stdout).toContain(`(${day}). Times are in Eastern Time.\n\n${lines.join('\n')}\n\n`);
  expect(stdout).toContain('Calendar 1 was read. 1 event could not be parsed and was ignored.');
});

test('outbox busy reports why a calendar cannot be read, without its address, and exits with 1', async () => {
  const { status, stdout, stderr } = await busy(
    { BUSY_CALENDAR_URL: `${healthy} ${failing}` },
    '--date',
    day,
  );
  expect(status).toBe(1);
  expect(stdout).toContain(`${busyTime}  busy`);
  expect(stdout).toMatch(
    /Calendar 1 was read\..*\nCalendar 2 cannot be read \(404\): copy its secret address again,.*\./,
  );
  expect(stderr).toContain('1 of 2 calendars cannot be read');
  expect(stdout + stderr).not.toContain('calendar.example');
});

test('outbox busy shows the next open day by default', async () => {
  expect((await busy({ BUSY_CALENDAR_URL: healthy })).stdout).toContain(`(${today})`);
  const SITE_CLOSED_DATES = today;
  const { stdout } = await busy({ BUSY_CALENDAR_URL: healthy, SITE_CLOSED_DATES });
  expect(stdout).toContain(`(${callDay(1)})`);
});

test('outbox busy reports that a closed day has no calls', async () => {
  const settings = { BUSY_CALENDAR_URL: healthy, SITE_CLOSED_DATES: day };
  expect((await busy(settings, '--date', day)).stdout).toContain(
    'No calls take place on this day.',
  );
});

test('outbox busy exits with 1 without BUSY_CALENDAR_URL', async () => {
  expect(await busy({ BUSY_CALENDAR_URL: '' })).toMatchObject({
    status: 1,
    stderr: 'BUSY_CALENDAR_URL is not set.\n',
  });
});

test.each([addDaysTo(today, -1), addDaysTo(today, 31), 'tomorrow'])(
  'outbox busy exits with 2 for %s',
  async (date) => {
    expect(await busy({ BUSY_CALENDAR_URL: healthy }, '--date', date)).toMatchObject({ status: 2 });
    expect(mockRead).not.toHaveBeenCalled();
  },
);
