import { readFileSync } from 'node:fs';

/** Headers by the beginning of a path; src/lib/headers/headersFor.ts adds those of each page. */
const headers = JSON.parse(
  readFileSync(new URL('src/lib/headers/headers.json', import.meta.url), 'utf8'),
);

/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  // `next dev` hydrates only at known addresses, by default only localhost.
  allowedDevOrigins: ['127.0.0.1'],
  reactStrictMode: true,
  images: { unoptimized: true },
  typescript: {
    // The site alone: a type error in a test must not stop a deployment.
    tsconfigPath: 'tsconfig.build.json',
    // Builds of tests skip the check, which takes a fifth of the time. `npm test` checks everything.
    ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === '1',
  },
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
  headers: async () =>
    Object.entries(headers).map(([prefix, values]) => ({
      source: `${prefix}:path*`,
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
  experimental: {
    // The site's server sends the pages itself, so most of what Next would load is never used.
    preloadEntriesOnStart: false,
    // Inlines styles, so that no stylesheet request delays the first paint.
    inlineCss: true,
    // The page for unknown addresses is not part of every page's data.
    globalNotFound: true,
    // A visit hydrates one page, or few: its scripts come in large files, because a file is compressed as a whole.
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
