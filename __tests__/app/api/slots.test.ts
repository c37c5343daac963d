import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { addDaysTo, todayIn } from '@/features/consultation/model/calendar';
import { callRules } from '@/features/consultation/model/callRules';
import { aCallTime, agencyZone, wednesday } from '../../../testing/samples/calls';
import { setClock } from '../../../testing/unit/clock';
import { loadSite, type Site } from '../../../testing/unit/loadSite';

const today = todayIn(agencyZone, wednesday);
const day = addDaysTo(today, 1);
const { windowDays } = callRules;
let site: Site;
beforeEach(async () => {
  setClock(wednesday);
  site = await loadSite();
});
afterEach(() => site.close());

const ask = (query: string) => site.slots.GET(new Request(`http://localhost/api/slots${query}`));

test('lists the taken times of a day and nothing else about them', async () => {
  const call = { callDate: day, callTime: aCallTime };
  const request = { id: randomUUID(), fingerprint: '', body: '{}', receivedAt: 0, ...call };
  await site.outbox().store.add(request);
  const response = await ask(`?date=${day}`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=5');
  expect(await response.json()).toEqual({ date: day, taken: [aCallTime] });
});

test('answers for every day of the booking window', async () => {
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

test('answers 503 without an outbox', async () => {
  mkdirSync(site.file);
  const response = await ask(`?date=${day}`);
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
