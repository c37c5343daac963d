import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import HomePage from '@/app/page';
import { hours, nightLog } from '@/content/night';
import { services, websiteService } from '@/content/services';
import { writeTime } from '@/lib/text/clock';
import { writePrice } from '@/lib/text/price';

const sectionOf = (id: string) => {
  const section = document.getElementById(id);
  if (!section) throw new Error(`No section #${id}`);
  return within(section);
};

/** Minutes after noon, so that the hours of a night sort in order. */
const minutesFromNoon = (time: Element) => {
  const [hour = 0, minute = 0] = (time.getAttribute('datetime') ?? '').split(':').map(Number);
  return ((hour + 12) % 24) * 60 + minute;
};

beforeAll(() => {
  document.body.innerHTML = renderToStaticMarkup(<HomePage />);
});

describe('the page', () => {
  test('begins with the hero and ends with the call to action', () => {
    const ids = Array.from(document.querySelectorAll('section[id]'), ({ id }) => id);
    expect([ids[0], ids.at(-1)]).toEqual(['hero', 'contact']);
  });

  test('lists the hours from closing time to opening time in order', () => {
    const times = [...document.querySelectorAll('[data-hour] time')];
    expect(times[0]).toHaveTextContent(writeTime(hours.closing.time));
    expect(times.at(-1)).toHaveTextContent(writeTime(hours.opening.time));
    const minutes = times.map(minutesFromNoon);
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
  });

  test('shows the 2:14 AM hour once', () => {
    expect(document.body.textContent?.split(writeTime(hours.oneQuestion.time))).toHaveLength(2);
  });

  test('lists the four steps of the agency’s history in order', () => {
    const steps = sectionOf('about').getAllByRole('heading', { level: 4 });
    const names = ['Founded', 'Early Projects', 'AI Integration', 'Full-Service Agency'];
    expect(steps.map((step) => step.textContent)).toEqual(names);
  });

  test('lists the night’s three jobs', () => {
    for (const { time, event } of nightLog.entries) {
      const entry = screen.getByText(event).closest('li');
      expect(entry).toHaveTextContent(`${writeTime(time)}${event}`);
    }
  });

  test.each([
    ['hero', 'Build My Website', '/consultation?service=website'],
    ['hero', 'Explore AI Solutions', '/services'],
    ['services', 'Start My Website', '/consultation?service=website'],
    ['contact', 'Get My Free Consultation', '/consultation'],
  ])('leads on from #%s with "%s"', (id, name, href) => {
    expect(sectionOf(id).getByRole('link', { name })).toHaveAttribute('href', href);
  });
});

test('the first screen has the tagline, and twenty particles, hidden from screen readers', () => {
  expect(sectionOf('hero').getByText('Smart Business Starts Here')).toBeVisible();
  const particles = document.querySelectorAll('#hero [aria-hidden="true"] [data-particle]');
  expect(particles).toHaveLength(20);
});

test('features the website service', () => {
  const featured = within(sectionOf('services').getByRole('article'));
  expect(featured.getByRole('heading', { name: 'Custom AI-Powered Websites' })).toBeInTheDocument();
});

test('lists the other services with prices and links to their blocks', () => {
  const cards = sectionOf('services').getAllByRole('listitem');
  const others = services.filter((service) => service !== websiteService);
  expect(cards).toHaveLength(others.length);
  for (const [index, { slug, title, price }] of others.entries()) {
    const card = within(cards[index] as HTMLElement);
    expect(card.getByRole('link', { name: title })).toHaveAttribute('href', `/services#${slug}`);
    expect(card.getByText(writePrice(price))).toBeVisible();
  }
});
