import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorPage from '@/app/error';
import NotFoundPage from '@/app/not-found';
import { menuPages } from '@/content/pages';

test('the 404 page links to every page of the menu, and has the agency’s own shop', () => {
  const { container } = render(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const ways = within(screen.getByRole('main')).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(menuPages.map(({ path }) => path));
  const shows = (part: string) => container.querySelector(`main [href='#street-${part}']`) !== null;
  expect([shows('agency-name'), shows('name')]).toEqual([true, false]);
});

test('the error page offers a retry and a link home', async () => {
  const retry = jest.fn();
  render(<ErrorPage retry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
