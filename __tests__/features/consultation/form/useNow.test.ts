import { act, renderHook } from '@testing-library/react';
import { useNow } from '@/features/consultation/form/useNow';

const change = (visibility: DocumentVisibilityState) =>
  act(() => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-19T15:50:00Z') });
});

test('pauses while the page is hidden or leaving, and updates when it is shown', () => {
  const { result } = renderHook(useNow);
  const [shown] = result.current;
  change('hidden');
  act(() => jest.advanceTimersByTime(10 * 60_000));
  expect(result.current[0]).toBe(shown);
  change('visible');
  expect(result.current[0]).toEqual(new Date('2026-11-19T16:00:00Z'));
});

test('updates every minute while the page is visible', () => {
  const { result } = renderHook(useNow);
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current[0]).toEqual(new Date('2026-11-19T15:51:00Z'));
});
