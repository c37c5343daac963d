import { render, within } from '@testing-library/react';
import HomePage from '@/app/page';
import { Demonstration } from '@/components/sections/examples/Demonstration';
import { ContactCall } from '@/components/sections/home/ContactCall';
import { Hero } from '@/components/sections/home/Hero';
import { ServicesOverview } from '@/components/sections/home/ServicesOverview';
import { WhyUs } from '@/components/sections/home/WhyUs';
import { demonstration } from '@/content/examples';
import { homePage } from '@/content/home';
import { nightLog } from '@/content/night';
import { services, websiteService } from '@/content/services';
import { statisticsOn } from '@/content/statistics';
import { writeTime } from '@/lib/clock';
import { writePrice } from '@/lib/price';

const sectionOf = (id: string) => {
  const section = document.getElementById(id);
  if (!section) throw new Error(`No section #${id}`);
  return within(section);
};

/** Minutes from noon, so that the hours of a night are in their order. */
const minutesFromNoon = (time: Element) => {
  const [hour = 0, minute = 0] = (time.getAttribute('datetime') ?? '').split(':').map(Number);
  return ((hour + 12) % 24) * 60 + minute;
};

describe('the page', () => {
  beforeEach(() => {
    render(<HomePage />);
  });

  test('begins with the hero and ends with the call to action', () => {
    const ids = Array.from(document.querySelectorAll('section[id]'), ({ id }) => id);
    expect([ids[0], ids.at(-1)]).toEqual(['hero', 'contact']);
  });

  test('goes from closing time to opening time, hour by hour', () => {
    const times = [...document.querySelectorAll('[data-hour] time')];
    expect(times[0]).toHaveTextContent('6:00 PM');
    expect(times.at(-1)).toHaveTextContent('8:00 AM');
    const minutes = times.map(minutesFromNoon);
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other));
  });

  test('tells 2:14, when nobody is up, once', () => {
    expect(document.body.textContent?.match(/2:14/g)).toHaveLength(1);
  });

  test('tells the three jobs of the night on the first and the last screen', () => {
    for (const id of ['hero', 'contact']) {
      const log = sectionOf(id);
      for (const { time, event } of nightLog.entries) {
        expect(log.getByText(event).closest('li')).toHaveTextContent(`${writeTime(time)}${event}`);
      }
    }
  });

  test('has a street that closes in the evening and is open in the morning', () => {
    const sign = (section: string, word: string) =>
      document.querySelector(`#${section} [data-part="sign-${word}"]`);
    expect(sign('hero', 'closed')).not.toBeNull();
    expect(sign('hero', 'open')).toBeNull();
    expect(sign('contact', 'open')).not.toBeNull();
    expect(sign('contact', 'closed')).toBeNull();
  });
});

test('the hero has the tagline, the headline and both ways on', () => {
  render(<Hero />);
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

test('the hero says in plain words what is sold, and a third way leads to see it at work', () => {
  render(<Hero />);
  const hero = sectionOf('hero');
  for (const what of ['Websites', 'phone', 'text', 'chat', 'answer', 'closed']) {
    expect(hero.getByText(homePage.hero.lede)).toHaveTextContent(what);
  }
  const third = hero.getByRole('link', { name: homePage.hero.demonstration });
  render(<Demonstration />);
  const target = document.getElementById(third.getAttribute('href')?.slice('/#'.length) ?? '');
  expect(target).toHaveTextContent(demonstration.heading);
});

test('twenty particles float in the hero, unseen by readers', () => {
  render(<Hero />);
  const particles = document.querySelectorAll('#hero [data-particle]');
  expect(particles).toHaveLength(20);
  for (const particle of particles) expect(particle.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('the website service is featured and leads to the form', () => {
  render(<ServicesOverview />);
  const featured = within(sectionOf('services').getByRole('article'));
  expect(featured.getByRole('heading', { name: 'Custom AI-Powered Websites' })).toBeInTheDocument();
  expect(featured.getByRole('link', { name: 'Start My Website' })).toHaveAttribute(
    'href',
    '/consultation?service=website',
  );
});

test('the other services follow with their prices, each leading to its block', () => {
  render(<ServicesOverview />);
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
  render(<WhyUs />);
  const about = sectionOf('about');
  for (const { label, figure } of statisticsOn('home')) {
    const row = about.getByText(label).parentElement as HTMLElement;
    expect(within(row).getByText(figure)).toBeVisible();
  }
});

test('the timeline is an ordered list of four', () => {
  render(<WhyUs />);
  const steps = within(sectionOf('about').getByRole('list')).getAllByRole('heading', { level: 4 });
  expect(steps.map((step) => step.textContent)).toEqual([
    'Founded',
    'Early Projects',
    'AI Integration',
    'Full-Service Agency',
  ]);
});

test('the call to action leads to the form', () => {
  render(<ContactCall />);
  expect(
    sectionOf('contact').getByRole('link', { name: 'Get My Free Consultation' }),
  ).toHaveAttribute('href', '/consultation');
});
