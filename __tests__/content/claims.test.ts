import { aboutPage, values, whyChoose } from '@/content/about';
import { demonstration } from '@/content/examples';
import { homePage, timeline } from '@/content/home';
import { services } from '@/content/services';
import { servicesPage } from '@/content/servicesPage';
import { homeStats, trackRecord } from '@/content/stats';

const figures = (stats: typeof trackRecord) => stats.map(({ label, figure }) => [label, figure]);

test('the home page claims the four figures of the specification', () => {
  expect(figures(homeStats)).toEqual([
    ['Projects Completed', '200+'],
    ['Average ROI Increase', '280%'],
    ['Client Satisfaction', '99%'],
    ['Response Time', '<2hrs'],
  ]);
});

test('the about page adds the industries', () => {
  expect(figures(trackRecord)).toEqual([...figures(homeStats), ['Industries Served', '25+']]);
});

test('the demonstration offers a website at the price and in the time of the service', () => {
  const website = services.find(({ slug }) => slug === 'website');
  expect(demonstration.offer).toContain(website?.pricing);
  expect(demonstration.offer).toContain(website?.timeline);
});

test('the timeline has its four steps in order', () => {
  expect(timeline.map(({ title }) => title)).toEqual([
    'Founded',
    'Early Projects',
    'AI Integration',
    'Full-Service Agency',
  ]);
});

test('the four values carry their figures', () => {
  expect(
    values.map(({ title, figure }) => [title, figure && `${figure.value} ${figure.label}`]),
  ).toEqual([
    ['Client-First Philosophy', undefined],
    ['Innovation at Our Core', '20% of team time on research and development'],
    ['Reliability You Can Trust', '24/7 support'],
    ['Scalable Solutions', undefined],
  ]);
});

test('there are four reasons to choose the agency', () => {
  expect(whyChoose.map(({ title }) => title)).toEqual([
    'Results-Driven Approach',
    'Lightning-Fast Delivery',
    'Industry Expertise',
    'Ongoing Partnership',
  ]);
});

test('the calls to action are worded as specified', () => {
  expect(homePage.hero.primaryAction).toBe('Build My Website');
  expect(homePage.hero.secondaryAction).toBe('Explore AI Solutions');
  expect(homePage.services.startWebsite).toBe('Start My Website');
  expect(homePage.contact.action).toBe('Get My Free Consultation');
  expect(servicesPage.start).toBe('Get Started');
  expect(servicesPage.closing.action).toBe('Start Your Free Consultation');
  expect(aboutPage.closing.action).toBe('Start Your Free Consultation');
});

test('the copy does without filler', () => {
  const copy = JSON.stringify([
    aboutPage,
    values,
    whyChoose,
    homePage,
    timeline,
    services,
    servicesPage,
    trackRecord,
  ]);
  expect(copy).not.toMatch(
    /revolutioni|unleash|cutting-edge|seamless|empower|leverage|game-chang/i,
  );
});
