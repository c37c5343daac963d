/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

/** The fault suite: the built server with a real receiver, real signals and real disks. */
const config: Config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/faults/**/*.test.ts'],
  globalSetup: '<rootDir>/e2e/faults/support/requireBuild.ts',
  setupFilesAfterEnv: ['<rootDir>/e2e/faults/support/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  // Most files wait for timers; those that crash servers load a processor each.
  maxWorkers: 2,
  testTimeout: 180_000,
};

export default nextJest({ dir: './' })(config);
