import { buildDate } from '@/lib/settings/buildDate';
import { mangledVariables } from '@/lib/settings/envFiles';
import {
  buildWarnings,
  differencesFromBuild,
  parseSiteSettings,
  recordSite,
} from '@/lib/settings/siteSettings';

const names = ['SITE_NAME', 'DATABASE_URL'];
const found = (contents: string) => mangledVariables([{ contents }], names);

const dollar = ['SITE_NAME: write \\$ for each $'];
const cut = ['DATABASE_URL: put the value in quotes, because of its #'];

test.each([
  ['SITE_NAME=Cash$Flow Co', dollar],
  ['SITE_NAME="Cash$Flow Co"', dollar],
  ["export SITE_NAME = 'Cash$Flow Co'", dollar],
  ['OTHER=1\r\nSITE_NAME=$CASH\n', dollar],
  ['SITE_NAME="#1 for $9"', dollar],
  ['\ufeffSITE_NAME=$9', dollar],
  ['DATABASE_URL=postgres://a:b#c@d/e', cut],
  ['DATABASE_URL=a#b # why', cut],
  ['DATABASE_URL=5 Main St #2, Columbus', cut],
  ['DATABASE_URL=#9fKq', cut],
  ['SITE_NAME=Cash\\$Flow Co', []],
  ['SITE_NAME="Cash" # it costs $9 a month', []],
  ['# SITE_NAME=$9', []],
  ["SITE_NAME=Cash # it's $9 a month", []],
  ['SITE_NAME=# $9', []],
  ['OTHER=$9', []],
  ['DATABASE_URL="a#b"', []],
  ['DATABASE_URL=a # b#c', []],
  ['', []],
])('finds the values that Next would change in %s: %j', (line, faults) => {
  expect(found(line)).toEqual(faults);
});

test.each([
  [{ SITE_NAME: 'A' }, { SITE_NAME: 'B' }, ['SITE_NAME']],
  [{ SITE_NAME: 'A' }, {}, []],
  [{ SITE_NAME: '' }, { SITE_NAME: '"A"' }, ['SITE_NAME']],
  [{ PURGE_DELIVERED_AFTER: '90d' }, {}, ['PURGE_DELIVERED_AFTER']],
  [{ PURGE_QUARANTINED_AFTER: '' }, { PURGE_QUARANTINED_AFTER: '2160h' }, []],
])('between a build with %j and a site with %j, %j differ', (built, atRunTime, names) => {
  expect(differencesFromBuild(built, atRunTime)).toEqual(names);
});

test('the build names each placeholder that the agency has not replaced', () => {
  const own = { SITE_NAME: 'A', SITE_EMAIL: 'x@a.example', SITE_PHONE: ' ' };
  expect(buildWarnings(own)).toEqual([
    'SITE_URL is not set: pages have http://localhost:3000',
    'SITE_PHONE is not set: pages have +1 555 010 0199',
    'SITE_LINKEDIN_URL is not set: pages have https://www.linkedin.com',
    'SITE_INSTAGRAM_URL is not set: pages have https://www.instagram.com',
    'SITE_PEOPLE, SITE_FOUNDED, and SITE_ADDRESS are not set: a visitor finds no name, year, or place on the site',
  ]);
});

test.each(['SITE_PEOPLE', 'SITE_FOUNDED', 'SITE_ADDRESS'])(
  'the build does not call the site anonymous if %s is set',
  (variable) => {
    expect(buildWarnings({ [variable]: '2019' }).join()).not.toContain('a visitor finds no name');
  },
);

test('a build closes the holidays of its own years', () => {
  const closedOn = (day: string) =>
    parseSiteSettings({ SITE_CLOSED_DATES: 'us-federal' }, new Date(`${day}T12:00:00Z`))
      .closedDates;
  expect(closedOn('2027-12-31')).toContain('2027-01-01');
  expect(closedOn('2028-01-01')).not.toContain('2027-01-01');
  expect(closedOn('2028-02-29')).toContain('2030-12-25');
});

test('the date of a build is SOURCE_DATE_EPOCH, and by default today', () => {
  expect(buildDate({ NODE_ENV: 'test', SOURCE_DATE_EPOCH: '1795608000' })).toEqual(
    new Date('2026-11-25T12:00:00Z'),
  );
  jest.useFakeTimers({ now: new Date('2028-02-29T12:00:00Z') });
  expect(buildDate({ NODE_ENV: 'test' })).toEqual(new Date('2028-02-29T12:00:00Z'));
});

test('the build records the variables of pages, and no secret', () => {
  const recorded = recordSite({ SITE_NAME: ' A ', SECRET: 's' });
  expect(recorded).toMatchObject({ SITE_NAME: 'A', SITE_URL: '' });
  expect(recorded).not.toHaveProperty('SECRET');
});

test('people and the year of founding are optional, and must be names and a year', () => {
  expect(parseSiteSettings({})).toMatchObject({ people: [], founded: undefined });
  const set = { SITE_PEOPLE: 'Ana, Luis ,', SITE_FOUNDED: '2019' };
  expect(parseSiteSettings(set)).toMatchObject({ people: ['Ana', 'Luis'], founded: 2019 });
  expect(() => parseSiteSettings({ SITE_FOUNDED: 'long ago' })).toThrow('SITE_FOUNDED');
});
