import { placeholderWarnings, recordSite, siteUrlWarnings } from '@/lib/settings/siteChecks';

describe('SITE_URL', () => {
  test.each([
    [{}, 'NOT SET'],
    [{ SITE_URL: ' ' }, 'NOT SET'],
    [{ SITE_URL: 'http://localhost:3000' }, 'LOCAL'],
    [{ SITE_URL: 'http://[::1]:3000/' }, 'LOCAL'],
    [{ SITE_URL: 'https://agency.example/site' }, 'path'],
  ])('warns of %j', (source, word) => {
    expect(siteUrlWarnings(source)).toEqual([expect.stringContaining(word)]);
  });

  const fine = ['https://agency.example', 'https://agency.example/', 'https://localhost.example'];
  test.each(fine)('%s is fine', (url) => {
    expect(siteUrlWarnings({ SITE_URL: url })).toEqual([]);
  });
});

test('names what pages have until the agency has set its own', () => {
  const own = { SITE_NAME: 'A', SITE_EMAIL: 'x@a.example', SITE_PHONE: '+1 614 555 0134' };
  expect(placeholderWarnings({ ...own, SITE_PHONE: ' ' })).toEqual([
    'SITE_PHONE is not set: pages have +1 555 010 0199',
    'SITE_LINKEDIN_URL is not set: pages have https://www.linkedin.com',
    'SITE_INSTAGRAM_URL is not set: pages have https://www.instagram.com',
  ]);
});

test('records what the pages contain, and no secret', () => {
  const recorded = recordSite({ SITE_NAME: ' A ', SECRET: 's' });
  expect(recorded).toMatchObject({ SITE_NAME: 'A', SITE_URL: '' });
  expect(recorded).not.toHaveProperty('SECRET');
});
