import { render } from '@testing-library/react';
import { AnswerEarlyTap } from '@/components/layout/AnswerEarlyTap';
import { noteEarlyTap } from '@/components/layout/earlyTap';
import { runInline } from '../../support/runInline';

function pageBeforeHydration() {
  document.body.innerHTML = '<button type="button"><span>Menu</span></button><p>Text</p>';
  runInline(noteEarlyTap);
  const pressed = jest.fn();
  return {
    tap: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
    /** From here on the button does something, as it does once React has taken over. */
    hydrate() {
      document.querySelector('button')?.addEventListener('click', pressed);
      render(<AnswerEarlyTap />);
    },
    pressed,
  };
}

test('a button that was tapped too early is pressed once the page is hydrated', () => {
  const { tap, hydrate, pressed } = pageBeforeHydration();
  tap('span');
  expect(pressed).not.toHaveBeenCalled();
  hydrate();
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a button is left alone when something else was tapped after it', () => {
  const { tap, hydrate, pressed } = pageBeforeHydration();
  tap('button');
  tap('p');
  hydrate();
  expect(pressed).not.toHaveBeenCalled();
});

test('taps after hydration count once', () => {
  const { tap, hydrate, pressed } = pageBeforeHydration();
  hydrate();
  tap('button');
  render(<AnswerEarlyTap />);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(window.earlyTap).toBeUndefined();
});
