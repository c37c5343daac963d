const timers = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate'],
  ...['clearImmediate', 'nextTick', 'queueMicrotask', 'performance', 'hrtime'],
  'Intl',
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'],
] as NonNullable<FakeTimersConfig['doNotFake']>;

/** Sets the date and the time of day until the test ends. They stand still; timers run as ever. */
export function setClock(now: Date): void {
  jest.useFakeTimers({ now, doNotFake: timers });
}
