import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorPage from '@/app/error';
import NotFoundPage from '@/app/not-found';
import { menuPages } from '@/content/pages';

test('an unknown address leads on to every page of the menu, and lights a window for each', () => {
  const { container } = render(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const ways = within(screen.getByRole('main')).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual(menuPages.map(({ path }) => path));
  const windows = container.querySelectorAll("main [href^='#street-window']");
  expect(windows).toHaveLength(menuPages.length);
});

test('on the page for unknown addresses there is neither a second cat nor a moon behind the words', () => {
  const { container } = render(<NotFoundPage />);
  const part = (name: string) => container.querySelector(`main [href='#street-${name}']`);
  expect(part('cat-body')).not.toBeNull();
  for (const name of ['cat-asleep', 'moon-rising', 'moon-setting']) expect(part(name)).toBeNull();
});

test('a failed page can be tried again or left', async () => {
  const retry = jest.fn();
  render(<ErrorPage retry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
