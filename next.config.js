import { readFileSync } from 'node:fs';

/** By prefix. src/lib/headers/headersFor.ts adds those of each page. */
const headers = JSON.parse(
  readFileSync(new URL('src/lib/headers/headers.json', import.meta.url), 'utf8'),
);

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  // By default, `next dev` hydrates only at localhost.
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
  // The binary is chosen at run time, so hosts that copy traced files would miss it.
  outputFileTracingIncludes: {
    '/*': ['node_modules/@photostructure/sqlite/prebuilds/**/*'],
  },
  // src/proxy.ts redirects, with the headers of every answer.
  skipTrailingSlashRedirect: true,
  headers: async () =>
    Object.entries(headers).map(([prefix, values]) => ({
      source: `${prefix}:path*`,
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
  experimental: {
    // server.ts sends pages.
    preloadEntriesOnStart: false,
    // A stylesheet would delay the first paint.
    inlineCss: true,
    // Keeps the 404 page out of every page's data.
    globalNotFound: true,
    // A visit hydrates few pages, and one large file compresses better.
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
