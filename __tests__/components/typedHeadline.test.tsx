import { render, screen } from '@testing-library/react';
import { TypedHeadline } from '@/components/ui/TypedHeadline';

test('screen readers get the text of a typed headline, each letter of which has its turn', () => {
  const text = 'Open at Six';
  render(<TypedHeadline text={text} />);
  const heading = screen.getByRole('heading', { level: 1, name: text });
  expect(heading).toHaveTextContent(text);
  expect(heading.querySelector('[aria-hidden]')).toBeNull();
  const turns = Array.from(
    heading.querySelectorAll<HTMLElement>('[data-ones]'),
    ({ dataset }) => Number(dataset.tens ?? 0) * 10 + Number(dataset.ones),
  );
  expect(turns).toEqual([...text].map((_, index) => index));
});
