import { act, renderHook, waitFor } from '@testing-library/react';
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
  const { result, rerender } = renderHook(
    (day: string) => useTakenTimes(day, now, null, jest.fn()),
    {
      initialProps: '2026-11-23',
    },
  );
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
  const { result, rerender } = renderHook(
    (at: Date) => useTakenTimes('2026-11-24', at, null, jest.fn()),
    {
      initialProps: now,
    },
  );
  await waitFor(() => expect(result.current).toEqual(new Set([aCallTime])));
  for (const minutes of [1, 2, 3]) {
    await act(async () => rerender(new Date(now.getTime() + minutes * 60_000)));
    expect(result.current).toEqual(new Set([aCallTime]));
  }
  await act(async () => rerender(new Date(now.getTime() + 4 * 60_000)));
  await waitFor(() => expect(result.current.size).toBe(0));
});
