/** @type {import('next').NextConfig} */
const nextConfig = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  compiler: { styledComponents: true },
  // The outbox's native engine is loaded by Node itself, not bundled.
  serverExternalPackages: ['@photostructure/sqlite', 'pg', 'pino'],
  experimental: {
    // Styles travel inside the page: no stylesheet request stands before the first paint.
    inlineCss: true,
  },
};

export default nextConfig;
