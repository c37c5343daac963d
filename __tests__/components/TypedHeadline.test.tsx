import { render, screen } from '@testing-library/react';
import { TypedHeadline } from '@/components/ui/TypedHeadline';

const text = 'Building the Future of Business Automation';

const typedCharacters = () =>
  Array.from(screen.getByRole('heading').querySelectorAll<HTMLElement>('[data-typed] > span'));

test('contains the whole headline once for crawlers', () => {
  render(<TypedHeadline text={text} />);
  expect(screen.getByRole('heading', { level: 1, name: text }).textContent).toBe(text);
});

test('types a surrogate pair as one character', () => {
  render(<TypedHeadline text="Night 🌙 shift" />);
  expect(typedCharacters()).toHaveLength(13);
});
