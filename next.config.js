import { readFileSync } from 'node:fs';

/** Pages' own headers: src/lib/headers/headersFor.ts. */
const headers = JSON.parse(
  readFileSync(new URL('src/lib/headers/headers.json', import.meta.url), 'utf8'),
);

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  // By default, only localhost hydrates.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  images: { unoptimized: true },
  typescript: {
    // Without tests.
    tsconfigPath: 'tsconfig.build.json',
    ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === '1',
  },
  compiler: { styledComponents: { displayName: process.env.NODE_ENV !== 'production' } },
  // Native, or loaded by Node.
  serverExternalPackages: ['@photostructure/sqlite', 'pg', 'pino'],
  // Chosen at run time, so tracing misses them.
  outputFileTracingIncludes: {
    '/*': [
      'node_modules/@photostructure/sqlite/prebuilds/**/*',
      'dist/busyTimesThread.js',
      'node_modules/{@date-fns/tz,ical.js,windows-iana}/**/*',
    ],
  },
  // src/proxy.ts redirects.
  skipTrailingSlashRedirect: true,
  headers: async () =>
    Object.entries(headers).map(([prefix, values]) => ({
      source: `${prefix}:path*`,
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
  experimental: {
    preloadEntriesOnStart: false,
    // Stylesheets delay the first paint.
    inlineCss: true,
    // Keeps the 404 page out of pages' data.
    globalNotFound: true,
    // Visits hydrate few pages, and one file compresses better.
    turbopackChunking: {
      firstPageLoadPriority: 1,
      maxChunkCountPerGroup: 1,
      minChunkSize: 5_000_000,
      maxMergeChunkSize: 5_000_000,
    },
    // No page accepts a body.
    proxyClientMaxBodySize: '64kb',
  },
};

export default config;
