/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  globalSetup: '<rootDir>/testing/run/testRun.ts',
  maxWorkers: '100%',
  reporters: [
    'default',
    ['<rootDir>/testing/run/nextStep.mjs', { command: 'npm run test:unit --' }],
  ],
  testEnvironment: '<rootDir>/testing/unit/browserEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/testing/unit/setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    // The bundler resolves this guard by a condition; in Jest it is an empty module.
    '^server-only$': '<rootDir>/testing/unit/serverOnly.ts',
  },
  // A test of the whole form may take ten seconds on a slow machine.
  testTimeout: 30_000,
};

/** MSW 2 depends on packages that are published as ES modules only. */
const esmPackages = ['msw', '@mswjs', 'rettime', 'until-async', '@open-draft'];

export default async function jestConfig(): Promise<Config> {
  return {
    ...(await nextJest({ dir: './' })(config)()),
    transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  };
}
