// JavaScript, since next.config.js and server.js read it as it is.

/** Browser features that no page uses, so no script may use them. */
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

/** For the share images, which other sites embed. */
export const shareHeaders = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** For answers without content to show or run; pages get their own policy from src/proxy.ts. */
export const apiPolicy = {
  'Content-Security-Policy':
    "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
};
