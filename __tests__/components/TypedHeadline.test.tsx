import { render, screen } from '@testing-library/react';
import { TypedHeadline, typingDelayMs } from '@/components/ui/TypedHeadline';

const text = 'Building the Future of Business Automation';

const typedCharacters = () =>
  Array.from(screen.getByRole('heading').querySelectorAll<HTMLElement>('[data-typed] > span'));

/** The count of typed characters at which a character shows, as the style sheet says. */
const shownAt = (character: HTMLElement) =>
  Number.parseInt(getComputedStyle(character).getPropertyValue('--typed-at'), 10);

test('readers hear the whole headline at once', () => {
  render(<TypedHeadline text={text} />);
  expect(screen.getByRole('heading', { level: 1, name: text })).toBeInTheDocument();
});

test('crawlers find the headline whole, and once', () => {
  render(<TypedHeadline text={text} />);
  expect(screen.getByRole('heading').textContent).toBe(text);
});

test('one more character shows every 50 ms, until the whole headline does', () => {
  render(<TypedHeadline text={text} />);
  expect(typingDelayMs).toBe(50);
  expect(typedCharacters().map(shownAt)).toEqual(Array.from(text, (_, index) => index + 1));
  const { animation } = getComputedStyle(screen.getByRole('heading'));
  expect(animation).toContain(`${text.length * typingDelayMs}ms steps(${text.length})`);
});

test('a character that needs two code units is typed as one', () => {
  render(<TypedHeadline text="Night 🌙 shift" />);
  expect(typedCharacters()).toHaveLength(13);
});
