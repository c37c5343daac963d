import { waitFor } from '@testing-library/dom';
import { layOutBelow } from '@/browser/layOutBelow';

const waiting = () => document.querySelectorAll('[data-below]').length;

/** An animation of the page's own timeline. */
const animation = (endTime: number, finished: Promise<void>) => ({
  playState: 'running',
  timeline: document.timeline,
  effect: { getComputedTiming: () => ({ endTime }) },
  finished,
});

test('lays out one section after the other, once the page has loaded and its opening has played', async () => {
  document.body.innerHTML = '<i data-below></i><i data-below></i>';
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const idle: (() => void)[] = [];
  const requestIdleCallback = (work: () => void) => idle.push(work);
  let end = () => {};
  const opening = animation(5000, new Promise((resolve) => (end = resolve)));
  const endless = animation(Infinity, new Promise(() => {}));
  Object.assign(window, { requestIdleCallback });
  Object.assign(document, { getAnimations: () => [opening, endless] });

  layOutBelow();
  window.dispatchEvent(new Event('load'));
  idle.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(idle).toHaveLength(0);
  end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(waiting()).toBe(2);
  idle.shift()?.();
  expect(waiting()).toBe(1);
  idle.shift()?.();
  expect(waiting()).toBe(0);
  expect(idle).toHaveLength(0);
  readyState.mockRestore();
  Reflect.deleteProperty(document, 'getAnimations');
});

test('lays out everything where the browser does not tell when it is idle', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.body.innerHTML = '<i data-below></i><i data-below></i>';
  layOutBelow();
  await waitFor(() => expect(document.querySelector('[data-below]')).toBeNull());
});
