import { act, renderHook, waitFor } from '@testing-library/react';
import { readServerClock } from '@/features/consultation/browser/serverClock';
import { useTakenTimes } from '@/features/consultation/call/useTakenTimes';
import { deferred } from '../../../../testing/run/promises';
import { aCallTime } from '../../../../testing/samples/calls';

const now = new Date('2026-11-20T14:00:00Z');

test('ignores a late answer for the previous day', async () => {
  const [late, current] = [deferred<Response>(), deferred<Response>()];
  jest
    .spyOn(window, 'fetch')
    .mockReturnValueOnce(late.promise)
    .mockReturnValueOnce(current.promise);
  const takenOn = (day: string) => useTakenTimes(day, now, null, jest.fn());
  const { result, rerender } = renderHook(takenOn, { initialProps: '2026-11-23' });
  rerender('2026-11-24');
  current.resolve(Response.json({ taken: [aCallTime] }));
  await waitFor(() => expect(result.current).toEqual(new Set([aCallTime])));
  await act(async () => late.resolve(Response.json({ taken: [aCallTime, '99:99'] })));
  expect(result.current).toEqual(new Set([aCallTime]));
});

test('asks again as time goes by, and an empty answer frees what was taken, unlike none', async () => {
  const answers = [
    async () => Response.json({ taken: [aCallTime] }),
    () => Promise.reject(new TypeError()),
    async () => new Response('<html>', { status: 502 }),
    async () => Response.json({ taken: 'all' }),
    async () => Response.json({ taken: [] }),
  ];
  jest
    .spyOn(window, 'fetch')
    .mockImplementation(() => (answers.shift() as () => Promise<Response>)());
  const takenAt = (at: Date) => useTakenTimes('2026-11-24', at, null, jest.fn());
  const { result, rerender } = renderHook(takenAt, { initialProps: now });
  await waitFor(() => expect(result.current).toEqual(new Set([aCallTime])));
  for (const minutes of [1, 2, 3]) {
    await act(async () => rerender(new Date(now.getTime() + minutes * 60_000)));
    expect(result.current).toEqual(new Set([aCallTime]));
  }
  await act(async () => rerender(new Date(now.getTime() + 4 * 60_000)));
  await waitFor(() => expect(result.current.size).toBe(0));
});

test.each<[string, boolean, BodyInit, ResponseInit['headers']]>([
  ['our own answer', true, '{"date":"2026-11-24","taken":[]}', {}],
  ['our own refusal', true, '{"status":400}', { 'content-type': 'application/problem+json' }],
  ['a stored answer', false, '{"date":"2026-11-24","taken":[]}', { age: '7200' }],
  ['an answer about another day', false, '{"date":"2026-11-23","taken":[]}', {}],
  ['an error page', false, '<html>', {}],
  ['somebody else’s JSON', false, '{"error":"no such device"}', {}],
])('%s tells the time: %s', async (_, isTold, body, headers) => {
  const date = new Date(Date.now() + (isTold ? -2 : 2) * 60 * 60_000).toUTCString();
  const answer = new Response(body, { headers: { date, ...headers } });
  const [reading, onClockSet] = [jest.spyOn(answer, 'json'), jest.fn()];
  jest.spyOn(window, 'fetch').mockResolvedValue(answer);
  renderHook(() => useTakenTimes('2026-11-24', now, null, onClockSet));
  await act(async () => void (await reading.mock.results[0]?.value.catch(() => undefined)));
  expect(onClockSet).toHaveBeenCalledTimes(isTold ? 1 : 0);
  // Back to the device's clock.
  readServerClock(new Response('', { headers: { date: new Date().toUTCString() } }));
});
