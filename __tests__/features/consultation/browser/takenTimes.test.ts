import { HttpResponse, http } from 'msw';
import { fetchTakenTimes } from '@/features/consultation/browser/takenTimes';
import { mswServer } from '../../../../testing/unit/mswServer';

const day = '2026-11-24';

test('returns the taken times of the requested day', async () => {
  mswServer.use(
    http.get('*/api/slots', ({ request }) => {
      const date = new URL(request.url).searchParams.get('date');
      return HttpResponse.json({ date, taken: date === day ? ['10:15', 1015, '14:30'] : [] });
    }),
  );
  expect(await fetchTakenTimes(day)).toEqual(new Set(['10:15', '14:30']));
});

test.each([
  ['fails', () => HttpResponse.error()],
  ['is no JSON', () => new HttpResponse('<html>', { status: 502 })],
  ['is of another shape', () => HttpResponse.json({ taken: 'all' }, { status: 503 })],
])('returns none when the answer %s', async (_name, answer) => {
  mswServer.use(http.get('*/api/slots', answer));
  expect(await fetchTakenTimes(day)).toEqual(new Set());
});

test('returns none when no answer comes within ten seconds', async () => {
  mswServer.use(http.get('*/api/slots', () => new Promise<Response>(() => {})));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  let isKnown = false;
  const taken = fetchTakenTimes(day).finally(() => {
    isKnown = true;
  });
  await jest.advanceTimersByTimeAsync(9_900);
  expect(isKnown).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  expect(await taken).toEqual(new Set());
});
