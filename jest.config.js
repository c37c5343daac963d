import nextJest from 'next/jest.js';

/**
 * @typedef {import('jest').Config} Config
 * @typedef {Exclude<NonNullable<Config['projects']>[number], string>} Project
 */

const withNext = nextJest({ dir: './' });

/** They have ES modules only. */
const esmPackages = ['msw', '@mswjs', 'rettime', 'until-async', '@open-draft'];

/** @type {(settings: Project) => Promise<Project>} */
async function project(settings) {
  /** @type {Project} */
  const shared = {
    globalSetup: '<rootDir>/testing/run/globalSetup.ts',
    globalTeardown: '<rootDir>/testing/run/globalTeardown.ts',
    testEnvironment: 'node',
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/src/$1',
      // Bundlers resolve it by a condition.
      '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    },
  };
  const complete = /** @type {Project} */ (
    await withNext(/** @type {Config} */ ({ ...shared, ...settings }))()
  );
  complete.transformIgnorePatterns = [`/node_modules/(?!(${esmPackages.join('|')})/)`];
  return complete;
}

/** Their tests need a document. */
const inBrowser =
  '/__tests__/(browser|components|scenes|(features/\\w+|lib)/(browser|components|form|call|sent|move|page))/.+test.tsx?$';

/** @type {Project[]} */
const projects = [
  {
    displayName: 'node',
    testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: [inBrowser],
    setupFilesAfterEnv: ['<rootDir>/testing/unit/setup.ts'],
  },
  {
    displayName: 'browser',
    testRegex: [inBrowser],
    testEnvironment: 'jest-fixed-jsdom',
    setupFilesAfterEnv: [
      '<rootDir>/testing/unit/setup.ts',
      '<rootDir>/testing/unit/setUpBrowser.ts',
    ],
  },
  {
    displayName: 'built',
    testMatch: ['<rootDir>/e2e/server/**/*.test.ts'],
    setupFilesAfterEnv: ['<rootDir>/testing/built/setup.ts'],
  },
];

/** @returns {Promise<Config>} */
export default async function jestConfig() {
  return { projects: await Promise.all(projects.map(project)), maxWorkers: '100%' };
}
