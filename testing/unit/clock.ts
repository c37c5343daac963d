/** All that Jest can replace but `Date`. */
const timers = `setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate nextTick queueMicrotask
  performance hrtime Intl requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback`;

/** Freezes the date and time of day until the test ends. Timers run as usual. */
export function setClock(now: Date): void {
  jest.useFakeTimers({ now, doNotFake: timers.split(/\s+/) as FakeableAPI[] });
}
