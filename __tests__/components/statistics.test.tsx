import { render, screen } from '@testing-library/react';
import { StatisticList } from '@/components/sections/StatisticList';
import { statisticsOn } from '@/content/statistics';
import { StatisticPicture } from '@/scenes/StatisticPicture';

/** How many windows are lit in a drawing: the dashes of its first dashed line, without those that are drawn dark over it. */
function litWindows(drawing: Element): number {
  const line = drawing.querySelector('[stroke-dasharray]');
  const [width = 0, gap = 0] = line?.getAttribute('stroke-dasharray')?.split(' ').map(Number) ?? [];
  const rows = [...(line?.getAttribute('d') ?? '').matchAll(/M([\d.-]+) [\d.]+H([\d.]+)/g)];
  const dark = drawing.innerHTML.split('h7v14h-7z').length - 1;
  return rows.reduce(
    (sum, [, from, to]) => sum + Math.ceil((Number(to) - Number(from)) / (width + gap)),
    -dark,
  );
}

test.each([
  ['houses', 200],
  ['houses', 7],
  ['windows', 99],
  ['windows', 100],
  ['windows', 40],
  ['shops', 25],
  ['shops', 7],
] as const)(
  'the drawing of %s has as many lit windows as the figure says: %i',
  (drawing, value) => {
    const { container } = render(<StatisticPicture drawing={drawing} value={value} />);
    expect(litWindows(container)).toBe(value);
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
