/** Finds the Chromium that the end-to-end tests drive, or installs one, or says what to do. */
import { ensureChromium } from '../testing/browser/chromium';

try {
  console.log(`Chromium: ${await ensureChromium()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
