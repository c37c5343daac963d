import { allForYear } from '@18f/us-federal-holidays';
import { z } from 'zod';
import { isTimeZone, timeZoneInWords } from '@/lib/text/clock';
import { isCalendarDate } from '@/lib/text/formats';
import { ageInWords, parseAge } from './age';

/** Removes quotes, which Docker keeps. An empty value counts as absent. */
export const variable = <T extends z.ZodType>(rule: T) =>
  z.preprocess((value) => {
    const text = typeof value === 'string' ? value.trim().replace(/^(["'])(.*)\1$/, '$2') : value;
    return text === '' ? undefined : text;
  }, rule);

export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http:// or https:// URL',
  // A later rule parses the URL.
  abort: true,
});

const siteUrl = httpUrl.refine((text) => {
  const { href, origin } = new URL(text);
  return href === `${origin}/`;
}, 'must be a scheme and a host, without a path');

export const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  const isInRange = (value: number) => value >= min && value <= max;
  return z.string().regex(/^\d+$/, message).transform(Number).refine(isInRange, message);
};

export const trueOrFalse = z.stringbool({
  truthy: ['true'],
  falsy: ['false'],
  error: 'must be true or false',
});

export const problemsOf = ({ issues }: z.ZodError): string =>
  [...new Set(issues.map(({ path, message }) => `${String(path.at(-1))} ${message}`))].join('\n');

type Source = Readonly<Record<string, string | undefined>>;

const text = (fallback: string) => variable(z.string().default(fallback));
const url = (fallback: string) => variable(httpUrl.default(fallback));

const federal = 'us-federal';

/** Returns three years, with observed days. */
function federalHolidays(year: number): string[] {
  const onTheirDay = { shiftSaturdayHolidays: false, shiftSundayHolidays: false };
  const holidays = [year, year + 1, year + 2].flatMap((each) => [
    ...allForYear(each),
    ...allForYear(each, onTheirDay),
  ]);
  return holidays.map(({ dateString }) => z.iso.date().parse(dateString));
}

const closedDates = z
  .string()
  .transform((list) => list.split(',').map((entry) => entry.trim()))
  .refine(
    (entries) => entries.every((entry) => entry === federal || isCalendarDate(entry)),
    `must be dates as YYYY-MM-DD or ${federal}, separated by commas`,
  );

function daysIn(entries: readonly string[], today: Date): string[] {
  const days = entries.flatMap((entry) =>
    entry === federal ? federalHolidays(today.getFullYear()) : entry,
  );
  return [...new Set(days)].sort();
}

const people = z.string().transform((list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);

const yearFounded = wholeNumber(1000, new Date().getFullYear());

export const age = z
  .string()
  .transform((text) => parseAge(text) ?? 0)
  .pipe(z.number().positive('must be an age such as 90d, 12h or 2w'));

export const purgeRules = {
  PURGE_DELIVERED_AFTER: variable(age.optional()),
  PURGE_QUARANTINED_AFTER: variable(age.default(Number(parseAge('90d')))),
};

const identity = {
  SITE_URL: variable(siteUrl.default('http://localhost:3000')),
  SITE_NAME: text('AI Automation Agency'),
  SITE_EMAIL: text('hello@example.com'),
  SITE_PHONE: text('+1 555 010 0199'),
  SITE_LINKEDIN_URL: url('https://www.linkedin.com'),
  SITE_INSTAGRAM_URL: url('https://www.instagram.com'),
};

const schema = z.object({
  ...identity,
  SITE_PRIVACY_URL: variable(httpUrl.optional()),
  SITE_ADDRESS: variable(z.string().optional()),
  SITE_PEOPLE: variable(people.default([])),
  SITE_FOUNDED: variable(yearFounded.optional()),
  SITE_TIME_ZONE: text('America/New_York').refine(isTimeZone, 'is not an IANA time zone'),
  SITE_CLOSED_DATES: variable(closedDates.default([])),
  SITE_SIMULATED_BOOKINGS: variable(trueOrFalse.default(true)),
  ...purgeRules,
});

export const siteVariables = Object.keys(schema.shape);

const settingsOn = (now: () => Date) =>
  schema.transform((env) => ({
    url: new URL(env.SITE_URL).origin,
    name: env.SITE_NAME,
    email: env.SITE_EMAIL,
    phone: env.SITE_PHONE,
    linkedinUrl: env.SITE_LINKEDIN_URL,
    instagramUrl: env.SITE_INSTAGRAM_URL,
    /** Replaces the site's page. */
    privacyUrl: env.SITE_PRIVACY_URL,
    address: env.SITE_ADDRESS,
    people: env.SITE_PEOPLE,
    founded: env.SITE_FOUNDED,
    /** An IANA name. */
    timeZone: env.SITE_TIME_ZONE,
    timeZoneName: timeZoneInWords(env.SITE_TIME_ZONE),
    /** In order: `yyyy-MM-dd`. */
    closedDates: daysIn(env.SITE_CLOSED_DATES, now()),
    simulatesBookings: env.SITE_SIMULATED_BOOKINGS,
    /** Undefined if requests are never purged. */
    deliveredKeptFor:
      env.PURGE_DELIVERED_AFTER === undefined ? undefined : ageInWords(env.PURGE_DELIVERED_AFTER),
    quarantinedKeptFor: ageInWords(env.PURGE_QUARANTINED_AFTER),
  }));

/** For the running server. */
export const siteSettingsSchema = settingsOn(() => new Date());

export type SiteSettings = z.output<typeof siteSettingsSchema>;

/** @throws Error that names malformed variables, without values */
export function parseSiteSettings(source: Source, today = new Date()): SiteSettings {
  const { data, error } = settingsOn(() => today).safeParse(source);
  if (data) return data;
  throw new Error(`Malformed site settings:\n${problemsOf(error)}`);
}

const valueIn = (source: Source, name: string) => source[name]?.trim() ?? '';

const whoAndWhere = ['SITE_PEOPLE', 'SITE_FOUNDED', 'SITE_ADDRESS'];

const anonymous =
  'SITE_PEOPLE, SITE_FOUNDED, and SITE_ADDRESS are not set: a visitor finds no name, year, or place on the site';

/** Names each placeholder that pages show, and reports if no page shows who the agency is. */
export function buildWarnings(source: Source): string[] {
  const isSet = (variable: string) => valueIn(source, variable) !== '';
  const placeholders = Object.entries(schema.parse({})).filter(([name]) => name in identity);
  return [
    ...placeholders
      .filter(([variable]) => !isSet(variable))
      .map(([variable, placeholder]) => `${variable} is not set: pages have ${placeholder}`),
    ...(whoAndWhere.some(isSet) ? [] : [anonymous]),
  ];
}

/** Names variables that differ from the build's. Absent ones use the build's. */
export function differencesFromBuild(built: Source, atRunTime: Source): string[] {
  return Object.entries(schema.shape)
    .filter(([name]) => name in purgeRules || valueIn(atRunTime, name) !== '')
    .filter(([name, rule]) => {
      const [before, now] = [built, atRunTime].map((source) => rule.safeParse(source[name]).data);
      return String(before) !== String(now);
    })
    .map(([name]) => name);
}

export const recordSite = (source: Source): Record<string, string> =>
  Object.fromEntries(siteVariables.map((name) => [name, valueIn(source, name)]));
