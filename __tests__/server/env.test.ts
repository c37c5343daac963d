import { readFileSync } from 'node:fs';
import { siteVariables } from '@/lib/settings/siteSettings';
import { parseEnv, serverVariables } from '@/server/env';
import { testSecret } from '../../testing/site/environment';
import { builtSettings } from '../../testing/site/testBuild';

const problemOf = (variables: Record<string, string>): string => {
  try {
    parseEnv(variables);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('the configuration', () => {
  const example = readFileSync('.env.local.example', 'utf8');
  const names = example.match(/^[A-Z_]+(?==)/gm) ?? [];

  test('has the defaults that .env.local.example states', () => {
    const stated = [...example.matchAll(/Default: ([^;\n]+)\n([A-Z_]+)=/g)];
    expect(stated.length).toBeGreaterThan(10);
    for (const [, value, name = ''] of stated) {
      expect(parseEnv({ [name]: value })).toEqual(parseEnv({}));
    }
  });

  test('is explained in .env.local.example, each variable once', () => {
    const read = new Set([...siteVariables, ...serverVariables, 'PORT', 'HOSTNAME']);
    expect([...names].sort()).toEqual([...read].sort());
  });

  test('is passed to a container’s build and server', () => {
    const namesIn = (file: string, pattern: RegExp) =>
      [...(readFileSync(file, 'utf8').match(pattern) ?? [])].sort();
    expect(namesIn('Dockerfile', /(?<=^ARG )\w+/gm)).toEqual(siteVariables.toSorted());
    expect(namesIn('compose.yaml', /(?<=^ {8})\w+(?=: \$)/gm)).toEqual(siteVariables.toSorted());
    const environment = namesIn('compose.yaml', /(?<=^ {6})\w+(?=: )/gm);
    expect(environment).toEqual(expect.arrayContaining(serverVariables));
  });

  test('is complete in the test build, which sets every optional text', () => {
    // These have a default or a substitute in every build.
    const inAnyBuild =
      `SITE_URL SITE_NAME SITE_EMAIL SITE_PHONE SITE_LINKEDIN_URL SITE_INSTAGRAM_URL SITE_TIME_ZONE
      SITE_PRIVACY_URL SITE_SIMULATED_BOOKINGS PURGE_DELIVERED_AFTER PURGE_QUARANTINED_AFTER`.split(
        /\s+/,
      );
    expect(siteVariables.filter((name) => !inAnyBuild.includes(name)).sort()).toEqual(
      Object.keys(builtSettings)
        .filter((name) => name !== 'SITE_URL')
        .sort(),
    );
  });

  test('reads the settings of the pages from the build only', () => {
    const ages = { PURGE_DELIVERED_AFTER: '12h', PURGE_QUARANTINED_AFTER: '1w' };
    const built = { SITE_NAME: 'As built', ...ages };
    const { site, PURGE_DELIVERED_AFTER } = parseEnv({ SITE_NAME: 'Now' }, built);
    const pages = { name: 'As built', deliveredKeptFor: '12 hours', quarantinedKeptFor: '1 week' };
    expect(site).toMatchObject(pages);
    expect(PURGE_DELIVERED_AFTER).toBeUndefined();
  });

  test('treats an empty or blank value as absent', () => {
    for (const value of ['', '  ']) {
      const blank = Object.fromEntries(names.map((name) => [name, value]));
      expect(parseEnv(blank)).toEqual(parseEnv({}));
    }
  });

  test('reads every variable', () => {
    const read = {
      CONSULTATION_WEBHOOK_URL: 'https://n8n.example/webhook/abc?x=1',
      CONSULTATION_WEBHOOK_SECRET: testSecret,
      DATABASE_URL: 'postgres://user:pass@db.example:5432/site',
      CRON_SECRET: 'a-token-of-22-letters',
      WEBHOOK_TIMEOUT_MS: 500,
      TRUSTED_PROXY_HOPS: 2,
      RATE_LIMIT_PER_MINUTE: 100,
    };
    const written = Object.entries(read).map(([name, value]) => [name, String(value)]);
    const delays = { WEBHOOK_RETRY_DELAYS: '1, 2.5 ,10', SITE_TIME_ZONE: 'Pacific/Honolulu' };
    const closed = { SITE_CLOSED_DATES: ' 2026-12-25, 2026-11-26,2026-12-25' };
    expect(parseEnv({ ...Object.fromEntries(written), ...delays, ...closed })).toMatchObject({
      ...read,
      WEBHOOK_RETRY_DELAYS: [1, 2.5, 10],
      site: { timeZone: 'Pacific/Honolulu', closedDates: ['2026-11-26', '2026-12-25'] },
    });
  });

  test('lists the team’s calendars, and reads webcal: as https:', () => {
    const urls = ' https://a.example/1  webcal://b.example/2?key=x\n"http://c.example:8080/3" ';
    expect(parseEnv({ BUSY_CALENDAR_URL: urls.replaceAll('"', '') }).BUSY_CALENDAR_URL).toEqual([
      'https://a.example/1',
      'https://b.example/2?key=x',
      'http://c.example:8080/3',
    ]);
  });

  test('can close federal holidays and the days on which they are observed', () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    const { closedDates } = parseEnv({ SITE_CLOSED_DATES: 'us-federal, 2026-11-27' }).site;
    // Independence Day 2026 and New Year's Day 2028 are Saturdays.
    const some = [
      '2026-07-03',
      '2026-07-04',
      '2026-11-26',
      '2026-11-27',
      '2026-12-25',
      '2027-12-31',
    ];
    expect(closedDates).toEqual(expect.arrayContaining(some));
    expect(closedDates).toHaveLength(40);
  });

  test.each([
    ['CONSULTATION_WEBHOOK_URL', 'n8n.example/hook-s3cret'],
    ['CONSULTATION_WEBHOOK_URL', 'ftp://n8n.example/hook-s3cret'],
    ['CONSULTATION_WEBHOOK_URL', 'https://user:s3cret@n8n.example/'],
    ['CONSULTATION_WEBHOOK_SECRET', 's3cret'],
    ['CONSULTATION_WEBHOOK_SECRET', 'whsec_c2hvcnQgczNjcmV0'],
    ['CONSULTATION_WEBHOOK_SECRET', `whsec_${Buffer.alloc(23).toString('base64')}`],
    ['CONSULTATION_WEBHOOK_SECRET', `${testSecret} whsec_c2hvcnQgczNjcmV0`],
    ['CONSULTATION_WEBHOOK_SECRET', `${testSecret} ${testSecret} ${testSecret}`],
    ['DATABASE_URL', 'mysql://s3cret@db/site'],
    ['DATABASE_URL', './data/s3cret.db'],
    ['DATABASE_URL', 'file:'],
    ['DATABASE_URL', 'postgres://s3cret@db:123456/site'],
    ['DATABASE_URL', 'postgres://s3cret@db/site?sslmode=no'],
    ['DATABASE_URL', 'postgres://s3cret@db/site?sslmode=verify-ca'],
    ['DATABASE_URL', 'postgres://s3cret@one,two/site'],
    ['WEBHOOK_TIMEOUT_MS', '1s3cret'],
    ['WEBHOOK_TIMEOUT_MS', '0'],
    ['WEBHOOK_RETRY_DELAYS', '5,s3cret'],
    ['WEBHOOK_RETRY_DELAYS', '5,,6'],
    ['WEBHOOK_RETRY_DELAYS', '2592001'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['RATE_LIMIT_PER_MINUTE', '0'],
    ['CRON_SECRET', 'short-s3cret'],
    ['CRON_SECRET', 'a-long-s3cret-with-ü'],
    ['PURGE_DELIVERED_AFTER', '90 s3cret'],
    ['PURGE_DELIVERED_AFTER', '0d'],
    ['PURGE_QUARANTINED_AFTER', 's3cret 90d'],
    ['WEBHOOK_RETRY_FOR', '84h s3cret'],
    ['BUSY_CALENDAR_URL', 's3cret'],
    ['BUSY_CALENDAR_URL', 'file:///s3cret.ics'],
    ['BUSY_CALENDAR_URL', 'https://user:s3cret@calendar.example/'],
    ['BUSY_CALENDAR_URL', 'webcal://user@calendar.example/s3cret'],
    ['BUSY_CALENDAR_URL', 'https://calendar.example/a,https://calendar.example/s3cret b'],
    ['SITE_URL', 's3cret'],
    ['SITE_URL', 'https://agency.example/s3cret'],
    ['SITE_URL', 'https://agency.example/?s3cret'],
    ['SITE_TIME_ZONE', 'Mars/S3cret'],
    ['SITE_CLOSED_DATES', '2026-11-26,s3cret'],
    ['SITE_CLOSED_DATES', '2026-02-30'],
    ['SITE_CLOSED_DATES', '2026-11-26,'],
    ['SITE_CLOSED_DATES', 'eu-federal'],
  ])(
    'refuses a malformed %s (%s) with an error that names the variable and not its value',
    (name, value) => {
      const problem = problemOf({ [name]: value });
      expect(problem).toContain(name);
      expect(problem.toLowerCase()).not.toContain('s3cret');
    },
  );

  test.each([
    ['WEBHOOK_RETRY_DELAYS', '2592000'],
    // Docker keeps the quotes of a settings file.
    ['CONSULTATION_WEBHOOK_SECRET', `"${testSecret}"`],
    // psql accepts it.
    ['DATABASE_URL', 'postgres://user:pass@/site?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres:///site?host=/cloudsql/project:region:instance'],
    ['DATABASE_URL', 'postgresql://user:pass@%2Fvar%2Frun/site'],
    ['DATABASE_URL', 'postgresql://user:pass@%2Fvar%2Frun:5432/site?sslmode=disable'],
    ['CONSULTATION_WEBHOOK_SECRET', `${testSecret} whsec_${Buffer.alloc(24).toString('base64')}`],
  ])('accepts the %s %s', (name, value) => {
    expect(problemOf({ [name]: value })).toBe('');
  });

  test.each([
    [
      'TRUSTED_PROXY_HOPS',
      'must be a whole number from 0 to 100',
      ['one', '-1', '1.5', '101', '0x1'],
    ],
    ['WEBHOOK_TIMEOUT_MS', 'must be a whole number from 1 to 600000', ['15s', '0', '1e3']],
    [
      'SITE_FOUNDED',
      expect.stringMatching(/^must be a whole number from 1000 to 20\d\d$/),
      ['MMXX'],
    ],
    ['WEBHOOK_CONFIRMS', 'must be true or false', ['yes', '1']],
    ['PURGE_DELIVERED_AFTER', 'must be an age such as 90d, 12h or 2w', ['never']],
  ])('reports once that %s %s', (name, rule, values) => {
    for (const value of values) {
      const [, rest] = problemOf({ [name]: value }).split(`${name} `);
      expect([value, rest]).toEqual([value, rule]);
      expect(problemOf({ [name]: value }).split('\n')).toHaveLength(1);
    }
  });

  test('names every malformed variable at once', () => {
    const malformed = { WEBHOOK_TIMEOUT_MS: 'soon', SITE_TIME_ZONE: 'x', DATABASE_URL: 'y' };
    const problem = problemOf(malformed);
    for (const name of Object.keys(malformed)) expect(problem).toContain(name);
  });
});
