import nextJest from 'next/jest.js';

/**
 * The fault suite: the built server with a real receiver, real signals and real disks.
 *
 * @type {import('jest').Config}
 */
const config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/faults/**/*.test.ts'],
  globalSetup: '<rootDir>/e2e/faults/support/requireBuild.ts',
  setupFilesAfterEnv: ['<rootDir>/e2e/faults/support/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  // Each file loads the whole machine.
  maxWorkers: 1,
  testTimeout: 60_000,
};

export default nextJest({ dir: './' })(config);
