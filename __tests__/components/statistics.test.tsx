import { render, screen } from '@testing-library/react';
import { StatisticList } from '@/components/sections/StatisticList';
import { statisticsOn } from '@/content/statistics';
import { StatisticPicture } from '@/scenes/statistics/StatisticPicture';

/** The number of lit windows: the dashes of the first dashed line of each group, minus the windows drawn dark over them. */
function litWindows(drawing: Element): number {
  const lines = [drawing, ...drawing.querySelectorAll('g')].flatMap(
    (group) => group.querySelector(':scope > [stroke-dasharray]') ?? [],
  );
  const dark = drawing.innerHTML.split('h7v14h-7z').length - 1;
  return lines.reduce((sum, line) => sum + dashes(line), -dark);
}

function dashes(line: Element): number {
  const [width = 0, gap = 0] = line.getAttribute('stroke-dasharray')?.split(' ').map(Number) ?? [];
  const rows = [...(line.getAttribute('d') ?? '').matchAll(/M([\d.-]+) [\d.]+H([\d.]+)/g)];
  return rows.reduce(
    (sum, [, from, to]) => sum + Math.ceil((Number(to) - Number(from)) / (width + gap)),
    0,
  );
}

test.each([
  ['houses', 200],
  ['houses', 7],
  ['houses', 250],
  ['houses', 400],
  ['windows', 99],
  ['windows', 100],
  ['windows', 40],
  ['shops', 25],
  ['shops', 7],
  ['shops', 30],
] as const)('the drawing of %s has the figure’s number of lit windows: %i', (drawing, value) => {
  const { container } = render(<StatisticPicture drawing={drawing} value={value} />);
  expect(litWindows(container)).toBe(value);
});

/** The highest point of a drawing's paths that start with `M`, with the transforms around them. */
function top(drawing: Element): number {
  const ys = [...drawing.querySelectorAll('path')].flatMap((path) => {
    const transform = path.parentElement?.getAttribute('transform') ?? '';
    const scale = Number(/scale\(([\d.]+)\)/.exec(transform)?.[1] ?? 1);
    const moved = Number(/translate\(0 ([\d.-]+)\)/.exec(transform)?.[1] ?? 0);
    return [...(path.getAttribute('d') ?? '').matchAll(/M[\d.-]+ ([\d.-]+)/g)].map(
      ([, y]) => moved + scale * Number(y),
    );
  });
  return Math.min(...ys);
}

test.each([
  ['houses', 250],
  ['houses', 400],
  ['shops', 30],
  ['shops', 100],
  ['towers', 340],
] as const)('the drawing of %s keeps a figure of %i inside its frame', (drawing, value) => {
  const { container } = render(<StatisticPicture drawing={drawing} value={value} />);
  expect(top(container)).toBeGreaterThanOrEqual(0);
});

test.each([
  ['houses', 401],
  ['towers', 500],
  ['windows', 101],
  ['windows', 99.5],
  ['clock', 13],
  ['shops', 101],
] as const)('%s cannot draw %d, and the build says so', (drawing, value) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<StatisticPicture drawing={drawing} value={value} />)).toThrow(
    /src\/content\/statistics\.ts/,
  );
});

test('lists each figure with its label, and its meaning when explained', () => {
  const statistics = statisticsOn('home');
  const { rerender } = render(<StatisticList statistics={statistics} explained />);
  for (const { label, figure, meaning } of statistics) {
    expect(screen.getByText(label).parentElement).toHaveTextContent(figure);
    expect(screen.getByText(meaning)).toBeVisible();
  }
  rerender(<StatisticList statistics={statistics} />);
  expect(screen.queryByText(statistics[0]?.meaning ?? '')).not.toBeInTheDocument();
});
