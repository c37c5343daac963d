import { defineConfig, devices } from '@playwright/test';
import { ensureChromium, testArguments } from './testing/run/chromium';
import { builtSettings } from './testing/site/testBuild';

Object.assign(process.env, builtSettings);

/** Each worker starts its own site, receiver, and outbox. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Tests mostly wait.
  workers: '150%',
  // Only hangs fail.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Animations take a third of the time.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    // Reports the failing line before the test's timeout.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace: 'off',
    launchOptions: {
      executablePath: ensureChromium(),
      args: testArguments,
    },
  },
});
