import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useSecondPress } from '@/features/consultation/page/useSecondPress';

const pressed = jest.fn();

function Page() {
  useSecondPress();
  const [hasMore, setHasMore] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHasMore(true)}>
        <span>First</span>
      </button>
      <button type="button" onClick={() => pressed('beside')}>
        Beside
      </button>
      {hasMore && (
        <button type="button" onClick={() => pressed('more')}>
          More
        </button>
      )}
    </>
  );
}

/** Returns whether the browser's own actions follow. */
function press(name: string, detail: number): boolean[] {
  const control = screen.getByText(name);
  return [fireEvent.mouseDown(control, { detail }), fireEvent.click(control, { detail })];
}

beforeEach(() => {
  pressed.mockClear();
  // jsdom has no layout.
  Element.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  render(<Page />);
});

test('ignores the second press of a double click on what the first one made appear', () => {
  press('First', 1);
  expect(press('More', 2)).toEqual([false, false]);
  expect(press('More', 3)).toEqual([false, false]);
  expect(pressed).not.toHaveBeenCalled();
  press('More', 1);
  expect(pressed.mock.calls).toEqual([['more']]);
});

test('ignores it on what the first one moved', () => {
  const beside = screen.getByText('Beside');
  press('First', 1);
  jest.spyOn(beside, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 10, 10));
  expect(press('Beside', 2)).toEqual([false, false]);
});

test('takes every other press', () => {
  press('First', 1);
  expect(press('First', 2)).toEqual([true, true]);
  // Two quick taps on neighbors count as a double tap.
  expect(press('Beside', 2)).toEqual([true, true]);
  // By keyboard, and by a script.
  fireEvent.click(screen.getByText('More'), { detail: 0 });
  expect(pressed.mock.calls.flat()).toEqual(['beside', 'more']);
});
