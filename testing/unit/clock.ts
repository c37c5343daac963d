/** All that Jest can fake except `Date`. */
const timers = `setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate nextTick queueMicrotask
  performance hrtime Intl requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback`;

export function setVisitorZone(timeZone: string | undefined): void {
  const resolved = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...resolved, timeZone: timeZone as string });
}

/** Timers still run. */
export function setClock(now: Date): void {
  jest.useFakeTimers({ now, doNotFake: timers.split(/\s+/) as FakeableAPI[] });
}
