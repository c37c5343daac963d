import { render, screen } from '@testing-library/react';
import { StatisticDrawing } from '@/components/statistics/StatisticDrawing';
import { StatisticList } from '@/components/statistics/StatisticList';
import { statisticsOn } from '@/content/statistics';

test.each([
  ['houses', 'lit windows', 200, 'h4v5h-4z'],
  ['houses', 'lit windows', 7, 'h4v5h-4z'],
  ['windows', 'lit windows', 99, 'h7v14h-7z'],
  ['windows', 'lit windows', 100, 'h7v14h-7z'],
  ['shops', 'shops', 25, 'h22v15'],
] as const)(
  'the drawing of %s has as many %s as the figure says: %i',
  (drawing, _, value, shape) => {
    const { container } = render(<StatisticDrawing drawing={drawing} value={value} />);
    const paths = Array.from(container.querySelectorAll('path:not([stroke])'), (path) =>
      path.getAttribute('d'),
    );
    expect(paths.join('').split(shape)).toHaveLength(value + 1);
  },
);

test('a list says each figure with its label, and what it means where it explains', () => {
  const statistics = statisticsOn('home');
  const { rerender } = render(<StatisticList statistics={statistics} explained />);
  for (const { label, figure, meaning } of statistics) {
    expect(screen.getByText(label).parentElement).toHaveTextContent(figure);
    expect(screen.getByText(meaning)).toBeVisible();
  }
  rerender(<StatisticList statistics={statistics} />);
  expect(screen.queryByText(statistics[0]?.meaning ?? '')).not.toBeInTheDocument();
});
