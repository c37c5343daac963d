import { honeypotField } from '@/features/consultation/model/fields';
import { paths } from '@/lib/paths';
import type { Reading } from '@/server/calendar/readCalendar';
import { deferred } from '../../../testing/run/eventually';
import { callDay, callTime, wednesday } from '../../../testing/samples/calls';
import { aRequest } from '../../../testing/samples/consultationRequest';
import { setClock } from '../../../testing/unit/clock';
import { forgetRoutes, loadRoutes, logged, type Routes } from '../../../testing/unit/loadRoutes';
import { aNewRequest } from '../../../testing/unit/outboxUnderTest';

const mockRead = jest.fn<Promise<Reading>, [string]>();
const mockLoaded = jest.fn();
jest.mock('@/server/calendar/readCalendar', () => {
  mockLoaded();
  return { readCalendar: mockRead };
});

const day = callDay(1);
const [free, busy, otherBusy] = [callTime(1), callTime(5), callTime(6)];
const slot = (time: string) => ({ callDate: day, callTime: time });

/** The team is busy at two slots, here in Eastern Standard Time. */
const busyReading: Reading = {
  kind: 'read',
  spans: [busy, otherBusy].map((time) => {
    const start = Date.parse(`${day}T${time}:00-05:00`);
    return [start, start + 15 * 60_000] as const;
  }),
  leftOut: 0,
};

const BUSY_CALENDAR_URL = 'https://calendar.example/secret.ics';
let routes: Routes;
const open = async (variables: Record<string, string> = { BUSY_CALENDAR_URL }) => {
  await routes?.close();
  routes = await loadRoutes(variables);
};
beforeEach(async () => {
  setClock(wednesday);
  mockRead.mockReset().mockResolvedValue(busyReading);
  await open();
});
afterAll(() => routes.close());

const taken = async () => {
  const url = `http://localhost:3000/api/slots?date=${day}`;
  return (await (await routes.slots.GET(new Request(url))).json()).taken;
};
const post = (route: Routes['call'], body: unknown) =>
  route.POST(
    new Request('http://localhost:3000/api/consultation', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    }),
  );
const requestFor = (time: string, changes: object = {}) => ({
  ...aRequest({ contactMethod: 'phone', ...slot(time) }),
  ...changes,
});
const send = async (body: object) => (await post(routes.consultation, body)).json();
const held = async (thread: string) => (await post(routes.call, { thread })).json();

test('slots that overlap appointments are listed as taken, like slots of held calls', async () => {
  await send(requestFor(free));
  expect(await taken()).toEqual([free, busy, otherBusy].sort());
});

test('a call that is stored while a calendar is being read is listed', async () => {
  const reading = deferred<Reading>();
  mockRead.mockReturnValue(reading.promise);
  await open();
  const listed = taken();
  await new Promise(setImmediate);
  await routes.outbox().store.add(aNewRequest(slot(free)));
  reading.resolve(busyReading);
  expect(await listed).toContain(free);
});

test('a request for a busy slot is accepted, and holds no call', async () => {
  const answer = await send(requestFor(busy));
  expect(answer).toMatchObject({ status: 'pending', callTime: 'unavailable' });
  expect(await held(answer.id)).toMatchObject({ callDate: null, callTime: null });
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 'warn', msg: 'booking outside the offered slots' }),
  );
  expect(JSON.stringify(logged)).not.toContain('calendar.example');
});

test('a form post for a busy slot gets the page about a call that is not held', async () => {
  const response = await routes.consultation.POST(
    new Request('http://localhost:3000/api/consultation', {
      method: 'POST',
      body: new URLSearchParams(requestFor(busy) as unknown as Record<string, string>),
      headers: { 'sec-fetch-site': 'same-origin' },
    }),
  );
  expect([response.status, response.headers.get('location')]).toEqual([303, paths.timeTaken]);
});

test('a move to a busy slot does not change the call', async () => {
  const { id } = await send(requestFor(free));
  const moved = await post(routes.call, { thread: id, ...slot(busy) });
  expect(moved.status).toBe(409);
  expect(JSON.stringify(await moved.json())).toContain('unavailable');
  expect(await held(id)).toMatchObject({ ...slot(free), version: 0 });
});

test('a held call stays held if its slot becomes busy, also after a correction or a move', async () => {
  mockRead.mockResolvedValue({ kind: 'read', spans: [], leftOut: 0 });
  await open();
  const { id } = await send(requestFor(busy));
  mockRead.mockResolvedValue(busyReading);
  await open({ BUSY_CALENDAR_URL, DATABASE_URL: `file:${routes.file}` });
  expect(await taken()).toContain(busy);
  expect(await held(id)).toMatchObject(slot(busy));
  expect((await post(routes.call, { thread: id, ...slot(busy) })).status).toBe(200);
  const correction = { thread: id, version: 1, name: 'Anna' };
  expect(await send(requestFor(busy, correction))).not.toHaveProperty('callTime');
  expect(await held(id)).toMatchObject({ ...slot(busy), version: 1 });
});

test('accepting a quarantined request reads no calendar, so a call that was busy stays unavailable, and one that was free is held', async () => {
  const quarantined = (time: string) =>
    send(requestFor(time, { [honeypotField]: 'spam', name: `At ${time}` }));
  const [atBusy, atFree] = [await quarantined(busy), await quarantined(free)];
  mockRead.mockClear();
  await routes.queries.accept([atBusy.id, atFree.id], () => false);
  expect(mockRead).not.toHaveBeenCalled();
  expect(await held(atBusy.id)).toMatchObject({ callTime: null });
  expect(await held(atFree.id)).toMatchObject(slot(free));
});

describe('a calendar that hangs', () => {
  beforeEach(() => {
    mockRead.mockReset().mockReturnValue(new Promise(() => undefined));
    return open();
  });

  test('delays a request and a move by a second each, and refuses no move', async () => {
    const started = performance.now();
    const answer = await send(requestFor(busy));
    expect(answer).not.toHaveProperty('callTime');
    expect(performance.now() - started).toBeLessThan(2500);
    expect((await post(routes.call, { thread: answer.id, ...slot(otherBusy) })).status).toBe(202);
    expect(await held(answer.id)).toMatchObject(slot(otherBusy));
  });

  test('delays concurrent queries for slots by 3 s together', async () => {
    const started = performance.now();
    expect(await Promise.all([taken(), taken()])).toEqual([[], []]);
    expect(performance.now() - started).toBeLessThan(4500);
    expect(mockRead).toHaveBeenCalledTimes(1);
  });

  test('is not read for a request without a call', async () => {
    await send(aRequest());
    // Once, at start.
    expect(mockRead).toHaveBeenCalledTimes(1);
  });
});

test('health reports why a calendar cannot be read, without its address', async () => {
  mockRead.mockResolvedValue({ kind: 'failed', code: '404' });
  const health = async () => globalThis.serverRuntime?.readHealth();
  await open();
  await taken();
  const text = JSON.stringify(await health());
  expect(text).toContain('calendar 1 of BUSY_CALENDAR_URL cannot be read (404)');
  expect(text + JSON.stringify(logged)).not.toContain('calendar.example');
});

test('without BUSY_CALENDAR_URL, no calendar module is loaded', async () => {
  forgetRoutes();
  mockLoaded.mockClear();
  await open({});
  expect(await taken()).toEqual([]);
  expect(await send(requestFor(busy))).not.toHaveProperty('callTime');
  expect(mockLoaded).not.toHaveBeenCalled();
  await open();
  expect(await taken()).not.toEqual([]);
  expect(mockLoaded).toHaveBeenCalledTimes(1);
});
