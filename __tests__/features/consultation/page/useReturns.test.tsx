import { render } from '@testing-library/react';
import { ReturnWatch } from '@/features/consultation/page/useReturns';

/** Takes a turn of the event loop, like React's work. */
const turn = (act: () => void) => setTimeout(act);

/** Delivers each message in its own turn, like browsers. */
class Channel {
  port1 = {
    onmessage: () => {},
    close: () => {
      this.port1.onmessage = () => {};
    },
  };
  port2 = { postMessage: () => turn(() => this.port1.onmessage()) };
}

test('a page that returns on a busy device is not reloaded, which would lose new input', async () => {
  const beforeReload = jest.fn();
  render(<ReturnWatch beforeReload={beforeReload} />);
  Object.assign(globalThis, { MessageChannel: Channel });
  // Otherwise React does not schedule its work.
  jest.replaceProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT' as never, false as never);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const over = performance.now() + 400;
  while (performance.now() < over);
  // Longer than the page waits.
  for (let turns = 0; turns < 100; turns += 1) await new Promise<void>(turn);
  expect(beforeReload).not.toHaveBeenCalled();
});
