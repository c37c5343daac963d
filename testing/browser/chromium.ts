import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { runProcess } from '../run/processes';

const minute = 60_000;

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

async function installWithApt(): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!(await runProcess('apt-get', ['update'], { env, timeoutMs: 2 * minute }))) return;
  const install = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  await runProcess('apt-get', install, { env, timeoutMs: 6 * minute });
}

async function installWithPlaywright(): Promise<void> {
  // Playwright keeps retrying a download that is blocked.
  const cli = createRequire(resolve('package.json')).resolve('@playwright/test/cli');
  await runProcess(process.execPath, [cli, 'install', 'chromium'], { timeoutMs: 3 * minute });
}

/**
 * The Chromium to drive, installed when there is none: as root on Debian by apt-get, which installs
 * its libraries too; elsewhere by Playwright.
 *
 * @returns the path of the executable
 * @throws Error that says what to do, when none is found and none can be installed
 */
export async function ensureChromium(): Promise<string> {
  const present = findChromium();
  if (present) return present;
  const installers = [installWithPlaywright];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    installers.unshift(installWithApt);
  for (const install of installers) {
    await install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found and none could be installed: install Chromium or Google Chrome, or set CHROME_PATH to its executable.',
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
