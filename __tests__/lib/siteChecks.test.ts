/** @jest-environment node */
import { changedSinceBuild, recordSite, siteUrlWarnings } from '@/lib/siteChecks';

describe('SITE_URL', () => {
  test.each([
    [{}, 'NOT SET'],
    [{ SITE_URL: ' ' }, 'NOT SET'],
    [{ SITE_URL: 'http://localhost:3000' }, 'LOCAL'],
    [{ SITE_URL: 'http://[::1]:3000/' }, 'LOCAL'],
    [{ SITE_URL: 'https://agency.example/site' }, 'path'],
  ])('%j is warned of', (source, word) => {
    expect(siteUrlWarnings(source)).toEqual([expect.stringContaining(word)]);
  });

  test.each(['https://agency.example', 'https://agency.example/', 'https://localhost.example'])(
    '%s is fine',
    (url) => {
      expect(siteUrlWarnings({ SITE_URL: url })).toEqual([]);
    },
  );
});

test('variables that differ from those of the build are named', () => {
  const recorded = recordSite({ SITE_URL: 'https://a.example', SITE_NAME: 'A', SECRET: 's' });
  expect(recorded).not.toContain('SECRET');
  const { SITE_URL, ...rest } = { SITE_URL: 'https://a.example', SITE_NAME: 'A ' };
  expect(changedSinceBuild(recorded, { SITE_URL, ...rest })).toEqual([]);
  expect(changedSinceBuild(recorded, { ...rest, SITE_EMAIL: 'x@a.example' })).toEqual([
    'SITE_URL',
    'SITE_EMAIL',
  ]);
});
