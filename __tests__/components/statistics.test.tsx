import { render, screen } from '@testing-library/react';
import { StatisticList } from '@/components/sections/StatisticList';
import { statisticsOn } from '@/content/statistics';

test.each([...statisticsOn('home'), ...statisticsOn('about')])(
  'the drawing of $figure shows that figure',
  ({ figure, drawing }) => {
    if (drawing) expect(drawing).toMatch(new RegExp(`^${figure.replace(/[^\d.]/g, '')}-`));
  },
);

test('shows each figure on home with its label, its meaning and its picture', () => {
  render(<StatisticList page="home" />);
  for (const { label, figure, meaning } of statisticsOn('home')) {
    expect(screen.getByText(label).parentElement).toHaveTextContent(figure);
    expect(screen.getByText(meaning)).toBeVisible();
  }
  expect(document.querySelectorAll('svg')).toHaveLength(statisticsOn('home').length);
});

test('shows every figure on about, but no picture that home shows', () => {
  render(<StatisticList page="about" />);
  for (const { label, figure } of statisticsOn('about')) {
    expect(screen.getByText(label).parentElement).toHaveTextContent(figure);
  }
  const onHome = statisticsOn('home').map(({ drawing }) => drawing);
  const pictures = Array.from(document.querySelectorAll<SVGElement>('svg'));
  expect(pictures).toHaveLength(1);
  for (const { dataset } of pictures) expect(onHome).not.toContain(dataset.drawing);
});
