import { act, renderHook, waitFor } from '@testing-library/react';
import { useTakenTimes } from '@/features/consultation/call/calendar/useSlots';
import type { Slot } from '@/features/consultation/model/call/call';
import { deferred } from '../../../../../testing/run/eventually';
import { aCallTime } from '../../../../../testing/samples/calls';

test('ignores a late answer for the previous day', async () => {
  const [late, current] = [deferred<Response>(), deferred<Response>()];
  jest
    .spyOn(window, 'fetch')
    .mockReturnValueOnce(late.promise)
    .mockReturnValueOnce(current.promise);
  const takenOn = (day: string) => useTakenTimes(day, null);
  const { result, rerender } = renderHook(takenOn, { initialProps: '2026-11-23' });
  rerender('2026-11-24');
  current.resolve(Response.json({ taken: [aCallTime] }));
  await waitFor(() => expect(result.current).toEqual(new Set([aCallTime])));
  await act(async () => late.resolve(Response.json({ taken: [aCallTime, '99:99'] })));
  expect(result.current).toEqual(new Set([aCallTime]));
});

test('asks again when the held call changes, and forgets a time that is free again', async () => {
  const answers = [[aCallTime], []];
  const asked = jest
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ taken: answers.shift() }));
  const call = { date: '2026-11-24', time: aCallTime };
  const takenWith = (held: Slot | null) => useTakenTimes(call.date, held);
  const { result, rerender } = renderHook(takenWith, {
    initialProps: call as Slot | null,
  });
  await waitFor(() => expect(result.current).toEqual(new Set([aCallTime])));
  rerender(null);
  await waitFor(() => expect(result.current).toEqual(new Set()));
  expect(asked.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-cache', 'no-cache']);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError())],
  ['an error page', async () => new Response('<html>', { status: 502 })],
  ['somebody else’s JSON', async () => Response.json({ taken: 'all' })],
])('ignores %s', async (_, answer) => {
  jest.spyOn(window, 'fetch').mockImplementation(answer);
  const { result } = renderHook(() => useTakenTimes('2026-11-24', null));
  await act(async () => undefined);
  expect(result.current.size).toBe(0);
});

test('waits 8 seconds for an answer', () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  const asked = jest.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  renderHook(() => useTakenTimes('2026-11-24', null));
  expect(timeout).toHaveBeenCalledWith(8000);
  expect(asked.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
});
