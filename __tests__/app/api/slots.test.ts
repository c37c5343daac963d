import { mkdirSync } from 'node:fs';
import { addDaysTo, callRules, todayIn } from '@/features/consultation/model/call/calendar';
import { aCallTime, agencyZone, wednesday } from '../../../testing/samples/calls';
import { setClock } from '../../../testing/unit/clock';
import { loadRoutes, type Routes } from '../../../testing/unit/loadRoutes';
import { aNewRequest } from '../../../testing/unit/outboxUnderTest';

const today = todayIn(agencyZone, wednesday);
const day = addDaysTo(today, 1);
const { windowDays } = callRules;
let routes: Routes;
beforeEach(async () => {
  setClock(wednesday);
  routes = await loadRoutes();
});
afterEach(() => routes.close());

const ask = (query: string) => routes.slots.GET(new Request(`http://localhost/api/slots${query}`));

test('the slots endpoint lists the taken times of a day, and nothing else about them', async () => {
  const call = { callDate: day, callTime: aCallTime, receivedAt: 0 };
  await routes.outbox().store.add(aNewRequest(call));
  const response = await ask(`?date=${day}`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=5');
  expect(await response.json()).toEqual({ date: day, taken: [aCallTime] });
});

test('concurrent queries for slots share one read', async () => {
  const reads = jest.spyOn(routes.outbox().store, 'heldTimes');
  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask(`?date=${day}`)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(reads).toHaveBeenCalledTimes(1);
  await ask(`?date=${day}`);
  expect(reads).toHaveBeenCalledTimes(2);
});

test('the slots endpoint answers for every day of the booking window', async () => {
  for (const date of [today, addDaysTo(today, windowDays)]) {
    expect((await ask(`?date=${date}`)).status).toBe(200);
  }
  const others = [
    addDaysTo(today, -1),
    addDaysTo(today, windowDays + 1),
    '',
    'tomorrow',
    `${day}T${aCallTime}`,
  ];
  for (const query of ['', ...others.map((date) => `?date=${date}`)]) {
    const response = await ask(query);
    expect([query, response.status]).toEqual([query, 400]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.json()).detail).toContain(
      `from ${today} to ${addDaysTo(today, windowDays)}`,
    );
  }
});

test('the slots endpoint answers 503 without an outbox', async () => {
  mkdirSync(routes.file);
  const response = await ask(`?date=${day}`);
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
