import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/** Returns the path of the first command found on the PATH or in /usr/sbin, where Debian installs nginx. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Returns a Chromium for tests. Debian's headless shell takes half the processor time of the others. */
export const findChromium = (): string | undefined =>
  findProgram('chromium-headless-shell') ?? findWholeChromium();

/** Returns a Chromium that has, unlike the headless shell, the back/forward cache. */
export function findWholeChromium(): string | undefined {
  const own = chromium.executablePath();
  return existsSync(own) ? own : findProgram('chromium', 'chromium-browser', 'google-chrome');
}

export function ensureChromium(): string {
  const path = findChromium();
  if (path) return path;
  throw new Error('There is no Chromium: run npx playwright install chromium.');
}

/**
 * Turns off background requests, and the sandbox, which does not work for root. Without the hinting option, the
 * headless shell rounds letters to whole pixels, and lines break elsewhere than on visitors' devices.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });

/** Arguments for tests, none of which reads pixels. Without memory for pictures, Chromium does not fill them. */
export const testArguments = [...chromiumArguments, '--force-gpu-mem-available-mb=0'];
