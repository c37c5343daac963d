// JavaScript, since next.config.js and server.js read it as it is.

/** Features that a page of ours has no use for, and so no script in it may have. */
const unusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
  'browsing-topics',
];

/**
 * What is sent with every answer. Strict transport (RFC 6797) is promised for a site with an https
 * `SITE_URL`, for two years and for its own host: what else runs under the domain is not the site's
 * to decide.
 *
 * @param {string | undefined} siteUrl
 * @returns {Record<string, string>} header values by name
 */
export const securityHeaders = (siteUrl) => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(siteUrl?.trim().startsWith('https://') && {
    'Strict-Transport-Security': 'max-age=63072000',
  }),
});

/** For the share images, which are made to be shown on other sites. */
export const shareHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** For answers in which there is nothing to show or to run; pages get their own from src/proxy.ts. */
export const apiPolicy = {
  'Content-Security-Policy':
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};
