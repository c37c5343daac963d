import { render, screen } from '@testing-library/react';
import { StatisticList } from '@/components/sections/StatisticList';
import { ServiceResults } from '@/components/sections/services/parts/ServiceResults';
import { services } from '@/content/services';
import { statisticsOn } from '@/content/statistics';
import { StatisticPicture } from '@/scenes/home/StatisticPicture';

test('refuses a figure that its drawing does not show', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<StatisticPicture figure="300+" drawing="200-houses" />)).toThrow(
    /src\/content\/statistics\.ts/,
  );
});

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

test('says what a figure is based on once the agency has filled it in', () => {
  const [statistic] = statisticsOn('home');
  const [service] = services;
  if (!statistic || !service) throw new Error('There is no statistic or no service');
  const claim = {
    figure: '340%',
    measure: 'average conversion increase',
    basis: '14 sites in 2025',
  };
  render(
    <>
      <StatisticList page="home" statistics={[{ ...statistic, basis: '37 clients in 2025' }]} />
      <ServiceResults service={{ ...service, benefits: [{ meaning: 'More customers', claim }] }} />
    </>,
  );
  expect(screen.getByText('37 clients in 2025')).toBeVisible();
  expect(screen.getByText('14 sites in 2025')).toBeVisible();
});
