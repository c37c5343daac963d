import { render, screen } from '@testing-library/react';
import { StatisticList } from '@/components/sections/StatisticList';
import { statisticsOn } from '@/content/statistics';
import { StatisticPicture } from '@/scenes/home/StatisticPicture';

test('refuses a figure that its drawing does not show', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<StatisticPicture figure="300+" drawing="200-houses" />)).toThrow(
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
