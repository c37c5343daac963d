import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { Header } from '@/components/layout/Header';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

function renderHeader(pathname = '/') {
  jest.mocked(usePathname).mockReturnValue(pathname);
  render(
    <>
      <Header />
      <main>
        <a href="/elsewhere">Elsewhere</a>
      </main>
    </>,
  );
  return userEvent.setup();
}

const menuButton = () => screen.getByRole('button', { name: /menu/ });
const links = () => within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue(new EventTarget());
});

test('links to the five places of the specification', () => {
  renderHeader();
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Services', '/services'],
    ['Website Building', '/#services'],
    ['About Us', '/about'],
    ['Contact', '/consultation'],
  ]);
});

test('marks the page one is on', () => {
  renderHeader('/about');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('About Us');
});

test('turns opaque past 50 px of scroll, and back', () => {
  renderHeader();
  const header = screen.getByRole('banner');
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    act(() => fireEvent.scroll(window));
  };
  expect(header).toHaveAttribute('data-scrolled', 'false');
  scrollTo(50);
  expect(header).toHaveAttribute('data-scrolled', 'false');
  scrollTo(51);
  expect(header).toHaveAttribute('data-scrolled', 'true');
  scrollTo(0);
  expect(header).toHaveAttribute('data-scrolled', 'false');
});

describe('the brand', () => {
  const brand = () => screen.getByRole('link', { name: 'AI Automation Agency' });

  test('scrolls to the top on the home page', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const user = renderHeader('/');
    await user.click(brand());
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  });

  test('goes home from elsewhere', () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    renderHeader('/about');
    expect(brand()).toHaveAttribute('href', '/');
    // jsdom navigates nowhere: what matters is that the page does not scroll instead.
    brand().addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(brand());
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('the mobile menu', () => {
  test('opens and closes by its button', async () => {
    const user = renderHeader();
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    await user.click(menuButton());
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true');
    await user.click(menuButton());
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes by Escape and gives the focus back to its button', async () => {
    const user = renderHeader();
    await user.click(menuButton());
    await user.tab();
    await user.keyboard('{Escape}');
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
    expect(menuButton()).toHaveFocus();
  });

  test('closes when a link is chosen', async () => {
    const user = renderHeader();
    await user.click(menuButton());
    const [, services] = links();
    services?.addEventListener('click', (event) => event.preventDefault());
    if (services) await user.click(services);
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps the focus inside and the page behind inert while it is open', async () => {
    const user = renderHeader();
    await user.click(menuButton());
    expect(screen.getByText('Elsewhere').closest('main')?.inert).toBe(true);
    const stops = [menuButton(), ...links()];
    for (let press = 0; press < stops.length * 2; press += 1) {
      await user.tab();
      expect(stops).toContain(document.activeElement);
    }
    menuButton().focus();
    await user.tab({ shift: true });
    expect(links().at(-1)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByText('Elsewhere').closest('main')?.inert).toBe(false);
  });
});
