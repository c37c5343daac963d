import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/** Debian installs nginx in /usr/sbin, which only root's PATH contains. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The headless shell takes half the time. */
export const findChromium = (): string | undefined =>
  findProgram('chromium-headless-shell') ?? findWholeChromium();

/** Unlike the headless shell, it has the back/forward cache. */
export function findWholeChromium(): string | undefined {
  const bundled = chromium.executablePath();
  return existsSync(bundled)
    ? bundled
    : findProgram('chromium', 'chromium-browser', 'google-chrome');
}

export function ensureChromium(): string {
  const path = findChromium();
  if (path) return path;
  throw new Error('There is no Chromium: run npx playwright install chromium.');
}

/**
 * Root has no sandbox. Without the hinting option, the headless shell rounds letter widths, and lines break elsewhere.
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

/** No test reads pixels. Without GPU memory, Chromium draws none. */
export const testArguments = [...chromiumArguments, '--force-gpu-mem-available-mb=0'];
