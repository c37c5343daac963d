import { apiPolicy, securityHeaders, shareHeaders } from './src/lib/headers/securityHeaders.js';
import { recordSite } from './src/lib/settings/siteChecks.js';

/** @param {Record<string, string>} values */
const headerList = (values) => Object.entries(values).map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const config = {
  // Inlined into the server's code, which compares it at start.
  env: { SITE_AT_BUILD: recordSite(process.env) },
  agentRules: false,
  poweredByHeader: false,
  // The build and server.js compress, with Brotli too; other hosts compress themselves.
  compress: false,
  // `next dev` hydrates only at known addresses, by default only localhost.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  images: { unoptimized: true },
  // Component names in classes help only in development.
  compiler: { styledComponents: { displayName: process.env.NODE_ENV !== 'production' } },
  // Node loads the outbox's native engine; it is not bundled.
  serverExternalPackages: ['@photostructure/sqlite', 'pg', 'pino'],
  // It chooses its binary at run time, so hosts that copy only traced files would miss it.
  outputFileTracingIncludes: {
    '/*': ['node_modules/@photostructure/sqlite/prebuilds/**/*'],
  },
  // src/proxy.ts redirects, with the headers of every answer.
  skipTrailingSlashRedirect: true,
  async headers() {
    return [
      // Without Strict-Transport-Security, because only the running server knows its SITE_URL.
      { source: '/:path*', headers: headerList({ ...securityHeaders(undefined), ...apiPolicy }) },
      { source: '/share/:path*', headers: headerList(shareHeaders) },
    ];
  },
  experimental: {
    // Inlines styles, so that no stylesheet request delays the first paint.
    inlineCss: true,
    // No page accepts a body.
    proxyClientMaxBodySize: '64kb',
  },
};

export default config;
