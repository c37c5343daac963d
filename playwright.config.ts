import { defineConfig, devices } from '@playwright/test';
import { ensureChromium, testArguments } from './testing/run/chromium';
import { builtSettings } from './testing/site/testBuild';

// Tests expect the settings of the build.
Object.assign(process.env, builtSettings);

/** Each worker starts a site, a receiver and an outbox of its own (testing/browser/test.ts). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // More than processors, because tests mostly wait.
  workers: '150%',
  // Only hangs fail, not slow machines.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // Further projects would start workers and sites of their own.
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Animations would take a third of the time.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    // Shorter than a test's timeout, so that the failing line is reported.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Add --trace on for a failing test.
    trace: 'off',
    launchOptions: {
      executablePath: ensureChromium(),
      args: testArguments,
    },
  },
});
