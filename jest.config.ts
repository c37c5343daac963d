/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { fixedDate } from './testing/samples/fixedDate';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

process.env.SOURCE_DATE_EPOCH = fixedDate;

const withNext = nextJest({ dir: './' });

/** They have ES modules only. */
const esmPackages = ['msw', '@mswjs', 'rettime', 'until-async', '@open-draft'];

async function project(settings: Project): Promise<Project> {
  const shared: Project = {
    globalSetup: '<rootDir>/testing/run/globalSetup.ts',
    globalTeardown: '<rootDir>/testing/run/globalTeardown.ts',
    testEnvironment: 'node',
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/src/$1',
      // Bundlers resolve it by a condition.
      '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    },
  };
  const complete = (await withNext({ ...shared, ...settings } as Config)()) as Project;
  complete.transformIgnorePatterns = [`/node_modules/(?!(${esmPackages.join('|')})/)`];
  return complete;
}

/** Their tests need a document. */
const inBrowser =
  '/__tests__/(browser|components|scenes|(features/\\w+|lib)/(browser|components|form|call|sent|move|page))/.+test.tsx?$';

const projects: Project[] = [
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

export default async function jestConfig(): Promise<Config> {
  return { projects: await Promise.all(projects.map(project)), maxWorkers: '100%' };
}
