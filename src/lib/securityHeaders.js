// JavaScript, since next.config.js reads it as it is.

/** Features of the browser that the site does not use, and so no script in it may. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'xr-spatial-tracking',
];

/**
 * What is sent with every answer; pages get their Content-Security-Policy from src/proxy.ts. Strict
 * transport is promised for a site with an https `SITE_URL`, for two years and for its own host:
 * what else runs under the domain is not the site's to decide.
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
  ...(siteUrl?.startsWith('https://') && {
    'Strict-Transport-Security': 'max-age=63072000',
  }),
});

/** Sent with the answers of the API besides: there is nothing in them to show or to run. */
export const apiPolicy = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};
