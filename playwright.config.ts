import { defineConfig, devices } from '@playwright/test';
import { ensureChromium, testArguments } from './testing/run/chromium';
import { builtSettings } from './testing/site/testBuild';

// The tests expect on pages what the build has.
Object.assign(process.env, builtSettings);

/**
 * End-to-end tests against the production build (`npm run build:test`). Each worker starts a site,
 * a webhook receiver and an outbox of its own: see testing/browser/test.ts.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // More than the processors, because a press, a typeface on its way and WebKit's driver are waited for.
  workers: '150%',
  // Long, so that slow machines pass and only hangs fail.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // In one project, because each project would start workers, sites and browsers of its own.
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Animations take a third of the time. Tests about motion turn it on, and the other browsers' tests have it.
    contextOptions: { reducedMotion: 'reduce' },
    // The agency's, unless a test is about another one.
    timezoneId: 'America/New_York',
    // Shorter than a test's timeout, so that the failing line is reported.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Tracing every test would take a quarter longer; add --trace on for a failing one.
    trace: 'off',
    launchOptions: {
      executablePath: ensureChromium(),
      args: testArguments,
    },
  },
});
