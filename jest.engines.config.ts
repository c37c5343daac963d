/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

/** The walks through the built site in other browsers than Playwright's Chromium. */
const config: Config = {
  testEnvironment: 'node',
  reporters: [
    'default',
    ['<rootDir>/testing/run/nextStep.mjs', { command: 'npm run test:engines --' }],
  ],
  testMatch: ['<rootDir>/e2e/engines/*.test.ts'],
  globalSetup: '<rootDir>/testing/faults/setUpRun.ts',
  setupFilesAfterEnv: ['<rootDir>/testing/faults/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  maxWorkers: 2,
  testTimeout: 240_000,
  // Names what is skipped.
  verbose: true,
};

export default nextJest({ dir: './' })(config);
