import { act, renderHook, waitFor } from '@testing-library/react';
import { useTakenTimes } from '@/features/consultation/components/useTakenTimes';
import { aCallTime } from '../../../../testing/calls';
import { deferred } from '../../../../testing/deferred';

/** Asks for a day's taken times. */
function ask() {
  const answer = deferred<Response>();
  jest.spyOn(window, 'fetch').mockReturnValue(answer.promise);
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useTakenTimes('2026-11-24');
  });
  return { answer, result, renders: () => renders };
}

test('taken times are none until the server has told them', async () => {
  const { answer, result } = ask();
  expect(result.current.size).toBe(0);
  answer.resolve(Response.json({ taken: [aCallTime] }));
  await waitFor(() => expect(result.current).toEqual(new Set([aCallTime])));
});

test('a request that a leaving page aborts sets no state', async () => {
  const { answer, result, renders } = ask();
  const before = renders();
  await act(async () => answer.reject(new DOMException('', 'AbortError')));
  expect(renders()).toBe(before);
  expect(result.current.size).toBe(0);
});
