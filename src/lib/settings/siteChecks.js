/** The variables that become part of the pages at build time. */
const siteVariables = [
  'SITE_URL',
  'SITE_NAME',
  'SITE_EMAIL',
  'SITE_PHONE',
  'SITE_LINKEDIN_URL',
  'SITE_INSTAGRAM_URL',
  'SITE_PRIVACY_URL',
  'SITE_TIME_ZONE',
  'SITE_CLOSED_DATES',
  'SITE_ADDRESS',
  // The privacy page says them.
  'PURGE_DELIVERED_AFTER',
  'PURGE_QUARANTINED_AFTER',
];

/** @typedef {Record<string, string | undefined>} Source */

/**
 * @param {Source} source
 * @param {string} name
 */
const valueIn = (source, name) => source[name]?.trim() ?? '';

/**
 * Whether a host name is this machine's own.
 *
 * @param {string} hostname as in `URL.hostname`
 */
export const isLocalHost = (hostname) =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * What is missing in the links to social networks, which lead to the networks' front pages until they are set.
 *
 * @param {Source} source the environment
 */
export const networkWarnings = (source) =>
  ['SITE_LINKEDIN_URL', 'SITE_INSTAGRAM_URL']
    .filter((name) => valueIn(source, name) === '')
    .map((name) => `${name} is not set: its link leads to the network's front page`);

/**
 * What is suspicious about `SITE_URL` in production; empty when nothing is.
 *
 * @param {Source} source the environment
 */
export function siteUrlWarnings(source) {
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

/**
 * The `SITE_*` variables as JSON, for a build to record.
 *
 * @param {Source} source the environment
 */
export const recordSite = (source) =>
  JSON.stringify(Object.fromEntries(siteVariables.map((name) => [name, valueIn(source, name)])));

/**
 * The `SITE_*` variables that have changed since the build.
 *
 * @param {string | undefined} recorded from `recordSite`; undefined when nothing was recorded
 * @param {Source} source the environment
 */
export function changedSinceBuild(recorded, source) {
  if (recorded === undefined) return [];
  /** @type {Source} */
  const atBuild = JSON.parse(recorded);
  return siteVariables.filter((name) => valueIn(atBuild, name) !== valueIn(source, name));
}
