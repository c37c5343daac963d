import { act, fireEvent, render, screen } from '@testing-library/react';
import { usePressGuard } from '@/features/consultation/page/usePressGuard';

function Page({ shown }: { shown: number }) {
  usePressGuard(shown);
  return (
    <main>
      <button type="button">Press</button>
    </main>
  );
}

const accepted = () => getComputedStyle(screen.getByRole('main')).pointerEvents !== 'none';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('elements that a press has changed accept no pointer press for 500 ms', () => {
  const { rerender } = render(<Page shown={1} />);
  fireEvent.click(screen.getByRole('button'));
  expect(accepted()).toBe(true);
  act(() => void jest.advanceTimersByTime(200));
  rerender(<Page shown={2} />);
  expect(accepted()).toBe(false);
  act(() => void jest.advanceTimersByTime(299));
  expect(accepted()).toBe(false);
  act(() => void jest.advanceTimersByTime(1));
  expect(accepted()).toBe(true);
});

test('elements that change without a press, or later, accept presses at once', () => {
  const { rerender } = render(<Page shown={1} />);
  rerender(<Page shown={2} />);
  expect(accepted()).toBe(true);
  fireEvent.click(screen.getByRole('button'));
  act(() => void jest.advanceTimersByTime(500));
  rerender(<Page shown={3} />);
  expect(accepted()).toBe(true);
});
