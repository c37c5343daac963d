/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

/** The fault suite: the built server with a real receiver, real signals and real disks. */
const config: Config = {
  testEnvironment: 'node',
  reporters: ['default', ['<rootDir>/testing/nextStep.mjs', { command: 'npm run test:faults --' }]],
  testMatch: ['<rootDir>/e2e/faults/**/*.test.ts'],
  globalSetup: '<rootDir>/e2e/faults/support/setUpRun.ts',
  setupFilesAfterEnv: ['<rootDir>/e2e/faults/support/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  // Most of the time they wait for timers of the server.
  maxWorkers: 4,
  testTimeout: 180_000,
};

export default nextJest({ dir: './' })(config);
