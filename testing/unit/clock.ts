/** All that Jest can replace but `Date`. */
const timers = `setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate nextTick queueMicrotask
  performance hrtime Intl requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback`;

/** Lets the browser say that its visitor is in a time zone, until the test ends. */
export function setVisitorZone(timeZone: string | undefined): void {
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...resolved, timeZone: timeZone as string });
}

/** Freezes the date and time of day until the test ends. Timers run as usual. */
export function setClock(now: Date): void {
  jest.useFakeTimers({ now, doNotFake: timers.split(/\s+/) as FakeableAPI[] });
}
