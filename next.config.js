import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

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
 * Sent with every answer; pages get their Content-Security-Policy from src/proxy.ts. Strict
 * transport is promised for a site built with an https `SITE_URL`, for two years and for its own
 * host: what else runs under the domain is not the site's to decide.
 */
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(process.env.SITE_URL?.startsWith('https://') && {
    'Strict-Transport-Security': 'max-age=63072000',
  }),
};

/** @param {Record<string, string>} values */
const headerList = (values) => Object.entries(values).map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  compiler: { styledComponents: true },
  // The outbox's native engine is loaded by Node itself, not bundled.
  serverExternalPackages: ['@photostructure/sqlite', 'pg', 'pino'],
  // It picks its binary when it runs, where the tracing of imports does not see it.
  outputFileTracingIncludes: {
    '/*': ['node_modules/@photostructure/sqlite/prebuilds/**/*'],
  },
  async headers() {
    return [
      { source: '/:path*', headers: headerList(everywhere) },
      {
        source: '/api/:path*',
        headers: headerList({
          'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        }),
      },
      {
        // Made to be shown elsewhere.
        source: '/:path*/(opengraph|twitter)-image:rest(.*)',
        headers: headerList({ 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      },
    ];
  },
  experimental: {
    // Styles travel inside the page: no stylesheet request stands before the first paint.
    inlineCss: true,
  },
};

/**
 * Every build also writes `.next/standalone`, which the container runs. `next start` does not use
 * it and would warn about the setting, so only the build sees it.
 *
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function nextConfig(phase) {
  return phase === PHASE_PRODUCTION_BUILD ? { ...config, output: 'standalone' } : config;
}
