import { services } from '@/content/services';
import { servicesPage } from '@/content/servicesPage';

/** Section 9 of the specification, word for word. */
const expected = [
  {
    slug: 'website',
    title: 'Custom AI-Powered Websites',
    pricing: 'starting at $997',
    timeline: 'less than 1 week',
    claims: ['Site loads in under 3 seconds', '340% average conversion increase'],
  },
  {
    slug: 'email',
    title: 'Email Marketing Automation',
    pricing: 'starting at $997/month',
    timeline: '2-4 weeks',
    claims: ['30+ hours per week saved'],
  },
  {
    slug: 'chatbot',
    title: 'Customer Service Chatbots',
    pricing: 'starting at $497/month',
    timeline: '1 week setup',
    claims: ['100% reduction in response time', '60% lower support costs'],
  },
  {
    slug: 'phone',
    title: 'Automated Phone Callers',
    pricing: 'starting at $497/month',
    timeline: '1 week setup',
    claims: ['180% more appointment show-ups', '75% fewer no-shows', '20+ hours per week freed'],
  },
  {
    slug: 'messaging',
    title: 'Automated DMs & Text Messaging',
    pricing: 'starting at $397/month',
    timeline: '1 week setup',
    claims: ['98% SMS open rate', '5x response rate versus email', '45% less cart abandonment'],
  },
];

const serviceWith = (slug: string) => {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`No service ${slug}`);
  return service;
};

test('the five services stand in the order of the specification, the featured one first', () => {
  expect(services.map(({ slug }) => slug)).toEqual(expected.map(({ slug }) => slug));
});

test.each(expected)('$title has its price, timeline and claims', ({ claims, ...facts }) => {
  const service = serviceWith(facts.slug);
  expect(service).toMatchObject(facts);
  const results = service.benefits.map(({ meaning, claim }) =>
    claim ? `${claim.figure} ${claim.measure}` : meaning,
  );
  expect(results).toEqual(expect.arrayContaining(claims));
});

test.each(services)('$title has at least five features and three results', (service) => {
  expect(new Set(service.features).size).toBeGreaterThanOrEqual(5);
  const results = [service.note, ...service.benefits].filter(Boolean);
  expect(results.length).toBeGreaterThanOrEqual(3);
});

test('only the email service carries a note, about leads and budget', () => {
  expect(services.filter(({ note }) => note).map(({ slug }) => slug)).toEqual(['email']);
  expect(serviceWith('email').note).toContain(
    'can generate 500-10,000+ qualified leads per month depending on budget',
  );
});

test('the page says what every service includes', () => {
  expect(servicesPage.included).toBe('All services include free consultation and setup support.');
});
