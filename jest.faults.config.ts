/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

/** The fault suite: the built server with a real receiver, real signals and real disks. */
const suite: Config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/faults/**/*.test.ts'],
  globalSetup: '<rootDir>/testing/faults/setUpRun.ts',
  setupFilesAfterEnv: ['<rootDir>/testing/faults/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
};

/** Each file runs with the outbox on each engine, unless its name ends in the only one it is about. */
const engines = ['SQLite', 'PostgreSQL'];

export default async function jestConfig(): Promise<Config> {
  const shared = await nextJest({ dir: './' })(suite)();
  const others = (engine: string) => engines.filter((other) => other !== engine);
  return {
    projects: engines.map((engine) => ({
      ...shared,
      displayName: engine,
      globals: { outboxEngine: engine },
      testPathIgnorePatterns: others(engine).map((other) => `${other}\\.test\\.ts$`),
    })),
    reporters: [
      'default',
      ['<rootDir>/testing/run/nextStep.mjs', { command: 'npm run test:faults --' }],
    ],
    // Most of the time they wait for timers of the server.
    maxWorkers: 4,
    testTimeout: 180_000,
  };
}
