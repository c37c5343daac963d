import { enhanceHeader } from '@/browser/header';

/** Holds a key down on a focused element. @returns whether the default action was allowed */
function hold(selector: string, key: string, repeat: boolean): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  return element?.dispatchEvent(event) ?? false;
}

test('a held Enter is one press, and repeats in texts of several lines', () => {
  document.body.innerHTML =
    '<a href="/">A</a><button>B</button><details><summary>C</summary></details><input /><textarea></textarea>';
  enhanceHeader();
  for (const pressed of ['a', 'button', 'summary', 'input']) {
    const isTaken = [
      hold(pressed, 'Enter', false),
      hold(pressed, 'Enter', true),
      hold(pressed, 'ArrowDown', true),
    ];
    expect([pressed, isTaken]).toEqual([pressed, [true, false, true]]);
  }
  expect(hold('textarea', 'Enter', true)).toBe(true);
  const heard = jest.fn();
  document.querySelector('button')?.addEventListener('keydown', heard);
  for (const repeat of [false, true]) hold('button', 'Enter', repeat);
  expect(heard).toHaveBeenCalledTimes(1);
});
