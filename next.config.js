import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

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
