/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const config: Config = {
  // Whole walks through the form take a second here, and ten on a busy machine.
  testTimeout: 30_000,
  testEnvironment: '<rootDir>/__tests__/support/browserEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    // Next resolves this guard by the bundler's condition; under jest it is an empty module.
    '^server-only$': '<rootDir>/__tests__/support/serverOnly.ts',
  },
};

/** MSW 2 depends on packages that are published as ES modules only. */
const esmPackages = ['msw', '@mswjs', 'rettime', 'until-async', '@open-draft'];

export default async function jestConfig(): Promise<Config> {
  const resolved = await createJestConfig(config)();
  return {
    ...resolved,
    transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  };
}
