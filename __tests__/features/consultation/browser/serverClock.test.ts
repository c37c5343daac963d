const hour = 60 * 60_000;
const answeredAt = (time: number) =>
  new Response('', { headers: { date: new Date(time).toUTCString() } });

/** A fresh module: it keeps the difference of the clocks. */
async function freshClock() {
  jest.resetModules();
  return import('@/features/consultation/browser/serverClock');
}

test.each([
  ['six hours behind', 6 * hour],
  ['a month ahead', -30 * 24 * hour],
])('a device’s clock that is %s is corrected by an answer', async (_, ahead) => {
  const { readServerClock, serverNow } = await freshClock();
  expect(readServerClock(answeredAt(Date.now() + ahead))).toBe(true);
  expect(Math.abs(serverNow().getTime() - Date.now() - ahead)).toBeLessThan(2000);
  // The next answer changes nothing.
  expect(readServerClock(answeredAt(Date.now() + ahead))).toBe(false);
});

test('a clock that is right stays, and so does one without an answer that tells the time', async () => {
  const { readServerClock, serverNow } = await freshClock();
  expect(readServerClock(answeredAt(Date.now() - 20_000))).toBe(false);
  expect(readServerClock(new Response(''))).toBe(false);
  expect(Math.abs(serverNow().getTime() - Date.now())).toBeLessThan(1000);
});
