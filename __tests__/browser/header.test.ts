import { enhanceHeader } from '@/browser/header';

/** Holds a key down on a focused element. @returns whether the default action was allowed */
function hold(selector: string, key: string, repeat: boolean): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  return element?.dispatchEvent(event) ?? false;
}

test('a held Enter presses a link or button once, and repeats in text fields', () => {
  document.body.innerHTML = '<a href="/">A</a><button>B</button><textarea></textarea><input />';
  enhanceHeader();
  const presses = ['a', 'button'].flatMap((pressed) => [
    hold(pressed, 'Enter', false),
    hold(pressed, 'Enter', true),
    hold(pressed, 'ArrowDown', true),
  ]);
  expect(presses).toEqual([true, false, true, true, false, true]);
  for (const text of ['textarea', 'input']) {
    expect([hold(text, 'Enter', true), hold(text, 'x', true)]).toEqual([true, true]);
  }
});
