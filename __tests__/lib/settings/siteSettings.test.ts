import { placeholderWarnings, recordSite } from '@/lib/settings/siteSettings';

test('names what pages have until the agency has set its own', () => {
  const own = { SITE_NAME: 'A', SITE_EMAIL: 'x@a.example', SITE_PHONE: ' ' };
  expect(placeholderWarnings(own)).toEqual([
    'SITE_URL is not set: pages have http://localhost:3000',
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
