import { render, screen, within } from '@testing-library/react';
import AboutPage from '@/app/about/page';
import { values, whyChoose } from '@/content/about';
import { site } from '@/content/site';
import { statisticsOn } from '@/content/statistics';

beforeEach(() => {
  render(<AboutPage />);
});

test('the page is titled for the agency and leads back home', () => {
  expect(screen.getByRole('heading', { level: 1, name: `About ${site.name}` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
});

test.each([...values, ...whyChoose])('$title is told', ({ title, text }) => {
  const point = screen.getByRole('heading', { level: 3, name: title }).closest('li') as HTMLElement;
  expect(within(point).getByText(text)).toBeVisible();
});

test('the figures of two values stand out', () => {
  expect(screen.getByText('of team time on research and development')).toHaveTextContent(
    '20% of team time on research and development',
  );
  expect(screen.getByText('support')).toHaveTextContent('24/7 support');
});

test.each(statisticsOn('about'))('the track record shows $label', ({ label, figure }) => {
  const row = screen.getByText(label).parentElement as HTMLElement;
  expect(within(row).getByText(figure)).toBeVisible();
});

test('the page closes with a call to action', () => {
  expect(screen.getByRole('link', { name: 'Start Your Free Consultation' })).toHaveAttribute(
    'href',
    '/consultation',
  );
});
