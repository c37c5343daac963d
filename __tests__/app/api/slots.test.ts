/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { addDaysTo, todayIn } from '@/features/consultation/model/calendar';
import { wednesday } from '../../../testing/consultationForm';
import { setClock } from '../../support/clock';
import { loadSite, type Site } from '../../support/site';

const today = todayIn('America/New_York', wednesday);
const day = addDaysTo(today, 1);
let site: Site;
beforeEach(async () => {
  setClock(wednesday);
  site = await loadSite();
});
afterEach(() => site.close());

const ask = (query: string) => site.slots.GET(new Request(`http://localhost/api/slots${query}`));

test('the times that are taken are told for a day, and nothing else about them', async () => {
  const call = { callDate: day, callTime: '10:15' };
  const request = { id: randomUUID(), fingerprint: '', body: '{}', receivedAt: 0, ...call };
  await site.outbox().store.add(request);
  const response = await ask(`?date=${day}`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=5');
  expect(await response.json()).toEqual({ date: day, taken: ['10:15'] });
});

test('they are told from today to 30 days on', async () => {
  for (const date of [today, addDaysTo(today, 30)]) {
    expect((await ask(`?date=${date}`)).status).toBe(200);
  }
  const others = [addDaysTo(today, -1), addDaysTo(today, 31), '', 'tomorrow', `${day}T10:15`];
  for (const query of ['', ...others.map((date) => `?date=${date}`)]) {
    const response = await ask(query);
    expect([query, response.status]).toEqual([query, 400]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.json()).detail).toContain(`from ${today} to ${addDaysTo(today, 30)}`);
  }
});

test('they are not known without an outbox', async () => {
  mkdirSync(site.file);
  const response = await ask(`?date=${day}`);
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
