import { apiPolicy, securityHeaders, shareHeaders } from './src/lib/securityHeaders.js';
import { recordSite } from './src/lib/siteChecks.js';

/** @param {Record<string, string>} values */
const headerList = (values) => Object.entries(values).map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const config = {
  // Inlined into the server's code, for the start to compare.
  env: { SITE_AT_BUILD: recordSite(process.env) },
  agentRules: false,
  poweredByHeader: false,
  // server.js and its build compress, with Brotli too; other hosts compress by themselves.
  compress: false,
  // `next dev` hydrates nothing at an address it does not know, and it knows localhost only.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  images: { unoptimized: true },
  // A component's name in its class helps in development alone.
  compiler: { styledComponents: { displayName: process.env.NODE_ENV !== 'production' } },
  // The outbox's native engine is loaded by Node itself, not bundled.
  serverExternalPackages: ['@photostructure/sqlite', 'pg', 'pino'],
  // It picks its binary when it runs, where hosts that copy only traced files do not see it.
  outputFileTracingIncludes: {
    '/*': ['node_modules/@photostructure/sqlite/prebuilds/**/*'],
  },
  // src/proxy.ts redirects, with the headers of every answer.
  skipTrailingSlashRedirect: true,
  async headers() {
    return [
      // Without strict transport: only the running server knows its SITE_URL.
      { source: '/:path*', headers: headerList({ ...securityHeaders(undefined), ...apiPolicy }) },
      { source: '/share/:path*', headers: headerList(shareHeaders) },
    ];
  },
  experimental: {
    // Styles travel inside the page: no stylesheet request stands before the first paint.
    inlineCss: true,
    // No page takes a body.
    proxyClientMaxBodySize: '64kb',
  },
};

export default config;
