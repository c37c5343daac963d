/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { aRequest } from '../../../testing/consultationRequest';
import { type Receiver, startReceiver } from '../../../testing/receiver';
import { loadSite, logged, type Site } from '../../support/site';

/** Only the date stands still. */
const realTimers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

let receiver: Receiver;
let site: Site;

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

beforeEach(async () => {
  // A Friday in New York.
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 15), doNotFake: [...realTimers] });
  site = await loadSite({ CONSULTATION_WEBHOOK_URL: receiver.url });
});
afterEach(async () => {
  await site.close();
  jest.useRealTimers();
});

const get = (query: string) => site.slots.GET(new Request(`http://localhost/api/slots${query}`));

const book = (callDate: string, callTime: string, changes: object = {}) =>
  site.consultation.POST(
    new Request('http://localhost/api/consultation', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        ...aRequest({ contactMethod: 'phone', callDate, callTime }),
        ...changes,
      }),
    }),
  );

describe('the times that are taken', () => {
  test('are those that stored requests ask for on a day, for caches of a few seconds', async () => {
    await book('2026-11-23', '14:30');
    await book('2026-11-23', '10:15');
    await book('2026-11-24', '11:00');
    const response = await get('?date=2026-11-23');
    expect([response.status, await response.json()]).toEqual([
      200,
      { date: '2026-11-23', taken: ['10:15', '14:30'] },
    ]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=5');
  });

  test.each(['2026-11-20', '2026-12-20'])(
    'are told for %s, in the booking window',
    async (date) => {
      expect((await get(`?date=${date}`)).status).toBe(200);
    },
  );

  test.each([
    '',
    '?date=',
    '?date=2026-11-19',
    '?date=2026-12-21',
    '?date=2026-11-31',
    '?date=2026-11-3',
    '?date=20261123',
    '?date=2026-11-23T10:15',
    "?date=2026-11-23'--",
  ])('are not told for %j', async (query) => {
    const response = await get(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('are not known without an outbox', async () => {
    mkdirSync(site.file);
    expect((await get('?date=2026-11-23')).status).toBe(503);
  });

  test('can be asked for twice: the second request is delivered, and logged', async () => {
    const taken = () => logged.filter(({ msg }) => msg === 'time already taken');
    await book('2026-11-23', '10:15');
    expect(taken()).toEqual([]);
    const response = await book('2026-11-23', '10:15');
    const { id, status } = await response.json();
    expect(status).toBe('delivered');
    // The log line is written after the answer.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(taken()).toEqual([{ level: 'warn', msg: 'time already taken', id }]);
  });
});
