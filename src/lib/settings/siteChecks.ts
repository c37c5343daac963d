import { parseSiteSettings, siteVariables } from './siteSettings';

type Source = Readonly<Record<string, string | undefined>>;

const valueIn = (source: Source, name: string) => source[name]?.trim() ?? '';

/** Whether a host name, as in `URL.hostname`, is this machine's own. */
export const isLocalHost = (hostname: string) =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** What pages say in place of the agency's own name, address and links until they are set. */
export function placeholderWarnings(source: Source): string[] {
  const { name, email, phone, linkedinUrl, instagramUrl } = parseSiteSettings({});
  const placeholders = {
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

/** What is suspicious about `SITE_URL` in production; empty when nothing is. */
export function siteUrlWarnings(source: Source): string[] {
  const value = valueIn(source, 'SITE_URL');
  if (value === '') {
    return ['SITE_URL IS NOT SET: canonical links, sitemap and share images lead to localhost'];
  }
  if (!URL.canParse(value)) return [];
  const { hostname, pathname, origin } = new URL(value);
  const warnings = [];
  if (isLocalHost(hostname)) {
    warnings.push(
      'SITE_URL IS A LOCAL ADDRESS: canonical links, sitemap and share images lead nowhere',
    );
  }
  if (pathname !== '/') {
    warnings.push(`SITE_URL carries a path, which is ignored: the site has to be at ${origin}/`);
  }
  return warnings;
}

/** The variables that the pages contain, for a build to record. */
export const recordSite = (source: Source): Record<string, string> =>
  Object.fromEntries(siteVariables.map((name) => [name, valueIn(source, name)]));
