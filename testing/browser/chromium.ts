import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Commands on the PATH that start a Chromium, in the order of preference. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where macOS has it. */
const applications = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

function pathsOf(command: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders, '/usr/bin', '/snap/bin'].map((folder) => join(folder, command));
}

/** The path of the first installed command, or undefined. */
export function findProgram(...names: string[]): string | undefined {
  return names.flatMap(pathsOf).find((path) => existsSync(path));
}

/**
 * The Chromium to drive: CHROME_PATH when it is set, else Playwright's own, else an installed one.
 *
 * @returns the path of the executable, or undefined when there is none
 * @throws Error when CHROME_PATH names a file that does not exist, instead of using another one
 */
export function findChromium(): string | undefined {
  const configured = process.env.CHROME_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROME_PATH is ${configured}, but there is no such file.`);
  }
  const places = [chromium.executablePath(), ...commands.flatMap(pathsOf), ...applications];
  return places.find((path) => existsSync(path));
}

/**
 * The Chromium for tests that need no window: Debian's headless one, which takes a quarter less time,
 * unless CHROME_PATH is set or there is none.
 */
export function findHeadlessChromium(): string | undefined {
  const configured = process.env.CHROME_PATH;
  return (!configured && findProgram('chromium-headless-shell')) || findChromium();
}

/** @throws Error that says what to do, when there is no Chromium */
export async function ensureChromium(): Promise<string> {
  const path = findChromium();
  if (path) return path;
  throw new Error(
    'There is no Chromium: run npx playwright install chromium, or name one in CHROME_PATH.',
  );
}

/**
 * Disabled features. Chromium renders the popups of its address bar as separate pages, which
 * take a fifth of the tests' time. The other entries are those of Playwright's own list that concern pages and
 * requests, because Chromium uses only the last such list.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'PreconnectToSearch',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'ThirdPartyStoragePartitioning',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
];

/**
 * Arguments for Chromium: no background requests, and no sandbox, which does not work for root.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join(',')}`,
];

/** For tests, none of which looks at pixels: without memory for pictures Chromium lays out and paints, and fills none. */
export const withoutPictures = '--force-gpu-mem-available-mb=0';
