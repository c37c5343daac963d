import { waitFor } from '@testing-library/dom';
import { layOutBelow } from '@/browser/layOutBelow';

test('lays out one section after the other, once the page has loaded', () => {
  document.body.innerHTML = '<i data-below></i><i data-below></i>';
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const idle: (() => void)[] = [];
  const requestIdleCallback = (work: () => void) => idle.push(work);
  Object.assign(window, { requestIdleCallback });
  const waiting = () => document.querySelectorAll('[data-below]').length;

  layOutBelow();
  expect(idle).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  expect(waiting()).toBe(2);
  idle.shift()?.();
  expect(waiting()).toBe(1);
  idle.shift()?.();
  expect(waiting()).toBe(0);
  expect(idle).toHaveLength(0);
  readyState.mockRestore();
});

test('lays out everything where the browser does not tell when it is idle', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.body.innerHTML = '<i data-below></i><i data-below></i>';
  layOutBelow();
  await waitFor(() => expect(document.querySelector('[data-below]')).toBeNull());
});
