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
  expect((await fetchTakenTimes(day)).taken).toEqual(new Set(['10:15', '14:30']));
});

test.each([
  ['fails', () => HttpResponse.error()],
  ['is no JSON', () => new HttpResponse('<html>', { status: 502 })],
  ['is of another shape', () => HttpResponse.json({ taken: 'all' }, { status: 503 })],
])('tells an answer that %s from one without taken times', async (_name, answer) => {
  mswServer.use(http.get('*/api/slots', answer));
  expect((await fetchTakenTimes(day)).taken).toBeNull();
  mswServer.use(http.get('*/api/slots', () => HttpResponse.json({ taken: [] })));
  expect((await fetchTakenTimes(day)).taken).toEqual(new Set());
});

test('knows no times when no answer comes within ten seconds', async () => {
  mswServer.use(http.get('*/api/slots', () => new Promise<Response>(() => {})));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  let isKnown = false;
  const answer = fetchTakenTimes(day).finally(() => {
    isKnown = true;
  });
  await jest.advanceTimersByTimeAsync(9_900);
  expect(isKnown).toBe(false);
  await jest.advanceTimersByTimeAsync(100);
  expect((await answer).taken).toBeNull();
});

test('an answer tells that the device’s clock is wrong', async () => {
  const date = new Date(Date.now() + 6 * 60 * 60_000).toUTCString();
  mswServer.use(
    http.get('*/api/slots', () => new HttpResponse('', { status: 400, headers: { date } })),
  );
  expect(await fetchTakenTimes(day)).toEqual({ taken: null, isClockSet: true });
});
