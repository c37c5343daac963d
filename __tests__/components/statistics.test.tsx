import { render, screen } from '@testing-library/react';
import { StatisticDrawing } from '@/components/statistics/StatisticDrawing';
import { StatisticList } from '@/components/statistics/StatisticList';
import { statisticsOn } from '@/content/statistics';

/** How many closed shapes of a size the paths of a drawing have. */
function shapes(name: 'houses' | 'windows' | 'shops', value: number, shape: string) {
  const { container } = render(<StatisticDrawing drawing={name} value={value} />);
  const lit = [...container.querySelectorAll('path:not([stroke])')];
  return (
    lit
      .map((path) => path.getAttribute('d'))
      .join('')
      .split(shape).length - 1
  );
}

test.each([200, 7])('a hill of %i houses has as many lit windows', (value) => {
  expect(shapes('houses', value, 'h4v5h-4z')).toBe(value);
});

test.each([99, 90, 100])('%i windows of a hundred are lit', (value) => {
  expect(shapes('windows', value, 'h7v14h-7z')).toBe(value);
});

test('each industry has its shop', () => {
  expect(shapes('shops', 25, 'h22v15')).toBe(25);
});

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
