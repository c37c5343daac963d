import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorPage from '@/app/error';
import NotFoundPage from '@/app/not-found';
import { menuPages } from '@/content/pages';

test('the 404 page links to every page of the menu', () => {
  render(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const ways = within(screen.getByRole('main')).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(menuPages.map(({ path }) => path));
});

test('the error page offers a retry and a link home', async () => {
  const retry = jest.fn();
  render(<ErrorPage retry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
