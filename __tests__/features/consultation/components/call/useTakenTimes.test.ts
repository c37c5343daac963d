import { act, renderHook, waitFor } from '@testing-library/react';
import { useTakenTimes } from '@/features/consultation/components/call/useTakenTimes';
import { deferred } from '../../../../../testing/run/deferred';
import { aCallTime } from '../../../../../testing/samples/calls';

const now = new Date('2026-11-20T14:00:00Z');

/** Requests a day's taken times. */
function ask() {
  const answer = deferred<Response>();
  jest.spyOn(window, 'fetch').mockReturnValue(answer.promise);
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useTakenTimes('2026-11-24', now);
  });
  return { answer, result, renders: () => renders };
}

test('sets no state when a leaving page aborts the request', async () => {
  const { answer, result, renders } = ask();
  const before = renders();
  await act(async () => answer.reject(new DOMException('', 'AbortError')));
  expect(renders()).toBe(before);
  expect(result.current.size).toBe(0);
});

test('ignores a late answer for the previous day', async () => {
  const [late, current] = [deferred<Response>(), deferred<Response>()];
  jest
    .spyOn(window, 'fetch')
    .mockReturnValueOnce(late.promise)
    .mockReturnValueOnce(current.promise);
  const { result, rerender } = renderHook((day: string) => useTakenTimes(day, now), {
    initialProps: '2026-11-23',
  });
  rerender('2026-11-24');
  current.resolve(Response.json({ taken: [aCallTime] }));
  await waitFor(() => expect(result.current).toEqual(new Set([aCallTime])));
  await act(async () => late.resolve(Response.json({ taken: [aCallTime, '99:99'] })));
  expect(result.current).toEqual(new Set([aCallTime]));
});

test('asks again as time goes by', async () => {
  jest
    .spyOn(window, 'fetch')
    .mockResolvedValueOnce(Response.json({ taken: [] }))
    .mockResolvedValueOnce(Response.json({ taken: [aCallTime] }));
  const { result, rerender } = renderHook((at: Date) => useTakenTimes('2026-11-24', at), {
    initialProps: now,
  });
  await act(async () => rerender(new Date(now.getTime() + 60_000)));
  await waitFor(() => expect(result.current).toEqual(new Set([aCallTime])));
});
