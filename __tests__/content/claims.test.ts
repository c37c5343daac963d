import { values } from '@/content/about';
import { homePage } from '@/content/home';
import { servicesPage } from '@/content/servicesPage';
import { trackRecord } from '@/content/stats';

test('the claimed figures are those of the specification', () => {
  expect(trackRecord.map(({ label, figure }) => [label, figure])).toEqual([
    ['Projects Completed', '200+'],
    ['Average ROI Increase', '280%'],
    ['Client Satisfaction', '99%'],
    ['Response Time', '<2hrs'],
    ['Industries Served', '25+'],
  ]);
  expect(values.map(({ figure }) => figure && `${figure.value} ${figure.label}`)).toEqual([
    undefined,
    '20% of team time on research and development',
    '24/7 support',
    undefined,
  ]);
});

test('the calls to action are worded as specified', () => {
  expect(homePage.hero.primaryAction).toBe('Build My Website');
  expect(homePage.hero.secondaryAction).toBe('Explore AI Solutions');
  expect(homePage.services.startWebsite).toBe('Start My Website');
  expect(servicesPage.start).toBe('Get Started');
});
