import { parseSiteSettings, siteVariables } from './siteSettings';

type Source = Readonly<Record<string, string | undefined>>;

const valueIn = (source: Source, name: string) => source[name]?.trim() ?? '';

/** What pages say in place of the agency's own address, name and links until they are set. */
export function placeholderWarnings(source: Source): string[] {
  const { url, name, email, phone, linkedinUrl, instagramUrl } = parseSiteSettings({});
  const placeholders = {
    SITE_URL: url,
    SITE_NAME: name,
    SITE_EMAIL: email,
    SITE_PHONE: phone,
    SITE_LINKEDIN_URL: linkedinUrl,
    SITE_INSTAGRAM_URL: instagramUrl,
  };
  return Object.entries(placeholders)
    .filter(([variable]) => valueIn(source, variable) === '')
    .map(([variable, placeholder]) => `${variable} is not set: pages have ${placeholder}`);
}

/** The variables that the pages contain, for a build to record. */
export const recordSite = (source: Source): Record<string, string> =>
  Object.fromEntries(siteVariables.map((name) => [name, valueIn(source, name)]));
