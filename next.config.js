import { apiPolicy, securityHeaders } from './src/lib/securityHeaders.js';

/** @param {Record<string, string>} values */
const headerList = (values) => Object.entries(values).map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  // `next dev` hydrates nothing at an address it does not know, and it knows localhost only.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  images: { unoptimized: true },
  compiler: { styledComponents: true },
  // The outbox's native engine is loaded by Node itself, not bundled.
  serverExternalPackages: ['@photostructure/sqlite', 'pg', 'pino'],
  // It picks its binary when it runs, where hosts that copy only traced files do not see it.
  outputFileTracingIncludes: {
    '/*': ['node_modules/@photostructure/sqlite/prebuilds/**/*'],
  },
  async headers() {
    return [
      { source: '/:path*', headers: headerList(securityHeaders(process.env.SITE_URL)) },
      { source: '/api/:path*', headers: headerList(apiPolicy) },
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

export default config;
