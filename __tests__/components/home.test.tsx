import { render, within } from '@testing-library/react';
import HomePage from '@/app/page';
import { nightLog } from '@/content/night';
import { services, websiteService } from '@/content/services';
import { statisticsOn } from '@/content/statistics';
import { writePrice } from '@/lib/price';

const sectionOf = (id: string) => {
  const section = document.getElementById(id);
  if (!section) throw new Error(`No section #${id}`);
  return within(section);
};

beforeEach(() => {
  render(<HomePage />);
});

test('the sections stand in order under their anchors', () => {
  const ids = Array.from(document.querySelectorAll('section[id]'), ({ id }) => id);
  expect(ids).toEqual(['hero', 'services', 'about', 'contact']);
});

test('the hero has the tagline, the headline and both ways on', () => {
  const hero = sectionOf('hero');
  expect(hero.getByText('Smart Business Starts Here')).toBeVisible();
  expect(
    hero.getByRole('heading', { level: 1, name: 'Building the Future of Business Automation' }),
  ).toBeInTheDocument();
  expect(hero.getByRole('link', { name: 'Build My Website' })).toHaveAttribute(
    'href',
    '/consultation?service=website',
  );
  expect(hero.getByRole('link', { name: 'Explore AI Solutions' })).toHaveAttribute(
    'href',
    '/services',
  );
});

test('each section says its hour, from closing time to opening time', () => {
  const hours = Array.from(
    document.querySelectorAll('[data-hour] time'),
    (time) => time.textContent,
  );
  expect(hours).toEqual(['6:00 PM', '11:48 PM', '2:14 AM', '5:30 AM', '8:00 AM']);
});

test('the first and the last screen tell the three jobs of the night', () => {
  for (const id of ['hero', 'contact']) {
    const log = sectionOf(id);
    for (const { label, event } of nightLog.entries) {
      expect(log.getByText(event).closest('li')).toHaveTextContent(`${label}${event}`);
    }
  }
});

test('the street closes in the evening and is open in the morning', () => {
  const sign = (section: string, word: string) =>
    document.querySelector(`#${section} [data-part="sign-${word}"]`);
  expect(sign('hero', 'closed')).not.toBeNull();
  expect(sign('hero', 'open')).toBeNull();
  expect(sign('contact', 'open')).not.toBeNull();
  expect(sign('contact', 'closed')).toBeNull();
});

test('twenty particles float in the hero, unseen by readers', () => {
  const particles = document.querySelectorAll('#hero [data-particle]');
  expect(particles).toHaveLength(20);
  for (const particle of particles) expect(particle.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('the website service is featured and leads to the form', () => {
  const featured = within(sectionOf('services').getByRole('article'));
  expect(featured.getByRole('heading', { name: 'Custom AI-Powered Websites' })).toBeInTheDocument();
  expect(featured.getByRole('link', { name: 'Start My Website' })).toHaveAttribute(
    'href',
    '/consultation?service=website',
  );
});

test('the other services follow with their prices, each leading to its block', () => {
  const cards = sectionOf('services').getAllByRole('listitem');
  const others = services.filter((service) => service !== websiteService);
  expect(cards).toHaveLength(others.length);
  for (const [index, { slug, title, price }] of others.entries()) {
    const card = within(cards[index] as HTMLElement);
    expect(card.getByRole('link', { name: title })).toHaveAttribute('href', `/services#${slug}`);
    expect(card.getByText(writePrice(price))).toBeVisible();
  }
});

test('the statistics pair each label with its figure', () => {
  const about = sectionOf('about');
  for (const { label, figure } of statisticsOn('home')) {
    const row = about.getByText(label).parentElement as HTMLElement;
    expect(within(row).getByText(figure)).toBeVisible();
  }
});

test('the timeline is an ordered list of four', () => {
  const steps = within(sectionOf('about').getByRole('list')).getAllByRole('heading', { level: 4 });
  expect(steps.map((step) => step.textContent)).toEqual([
    'Founded',
    'Early Projects',
    'AI Integration',
    'Full-Service Agency',
  ]);
});

test('the page ends with the call to action', () => {
  expect(
    sectionOf('contact').getByRole('link', { name: 'Get My Free Consultation' }),
  ).toHaveAttribute('href', '/consultation');
});
