import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/** The path of the first of these commands that is on the PATH or, as nginx is, on root's; undefined without one. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * The Chromium to drive: Debian's without windows, which takes half the processor's time, else Playwright's own, else
 * another installed one; undefined when there is none.
 */
export const findChromium = (): string | undefined =>
  findProgram('chromium-headless-shell') ?? findWholeChromium();

/** A Chromium with all that visitors have, such as the back/forward cache; undefined when there is none. */
export function findWholeChromium(): string | undefined {
  const own = chromium.executablePath();
  return existsSync(own) ? own : findProgram('chromium', 'chromium-browser', 'google-chrome');
}

/** @throws Error that says what to do, when there is no Chromium */
export function ensureChromium(): string {
  const path = findChromium();
  if (path) return path;
  throw new Error('There is no Chromium: run npx playwright install chromium.');
}

/**
 * Arguments for Chromium: no background requests, and no sandbox, which does not work for root. Letters are as wide as
 * on visitors' devices: `chromium-headless-shell` would round each to whole pixels, and break lines elsewhere.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts Chromium for a script. @throws Error that says what to do, when there is none */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });

/**
 * Arguments for Chromium in tests, none of which looks at pixels: without memory for pictures it lays out and paints,
 * and fills none.
 */
export const testArguments = [...chromiumArguments, '--force-gpu-mem-available-mb=0'];
