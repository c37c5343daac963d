import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { findChromium, findProgram, findWholeChromium } from './chromium';
import { runProcess } from './processes';

/** `quick` has the tests of `npm test`, and `rest` those of `*.slow.*`. */
export type TestSet = 'quick' | 'rest';

interface Need {
  isThere(): boolean;
  packages: string[];
  without?: string;
}

const minute = 60_000;

/** The newest version wins. */
export function findPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const found = existsSync(versions) ? readdirSync(versions) : [];
  const [newest] = found.sort((one, other) => Number(other) - Number(one));
  return newest && join(versions, newest, 'bin');
}

export function hasArial(): boolean {
  if (process.platform !== 'linux') return true;
  const fcMatch = findProgram('fc-match');
  const family = fcMatch && execFileSync(fcMatch, ['-f', '%{family}', 'Arial']);
  return /Arial|Liberation/.test(String(family));
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const aChromium: Need = {
  isThere: () => findChromium() !== undefined,
  packages: isDebian() ? ['chromium-headless-shell'] : ['chromium'],
  without: 'all tests in browsers',
};

const needsOfRest: Need[] = [
  {
    isThere: () => !isDebian() || findProgram('chromium-headless-shell') !== undefined,
    packages: ['chromium-headless-shell'],
  },
  {
    isThere: () => findWholeChromium() !== undefined,
    packages: ['chromium'],
    without: 'all tests in browsers, or those of the back/forward cache',
  },
  {
    isThere: hasArial,
    packages: ['fonts-liberation'],
    without: 'the tests of fallback fonts',
  },
  {
    isThere: () => findProgram('firefox-esr', 'firefox') !== undefined,
    packages: ['firefox-esr'],
    without: 'the tests in Firefox',
  },
  {
    isThere: () => Boolean(findProgram('WebKitWebDriver') && findProgram('Xvfb')),
    packages: ['webkit2gtk-driver', 'xvfb'],
    without: 'the tests in WebKit',
  },
  {
    isThere: () => Boolean(process.env.TEST_POSTGRES_URL || findPostgres()),
    packages: ['postgresql'],
    without: 'the tests of a real PostgreSQL (PGlite runs them)',
  },
  {
    isThere: () => findProgram('nginx') !== undefined,
    packages: ['nginx-light'],
    without: 'the tests of docs/operate.md behind nginx',
  },
];

const needs: Record<TestSet, Need[]> = { quick: [aChromium], rest: needsOfRest };

/** On Debian and Ubuntu, root uses apt-get. Elsewhere, Playwright installs Chromium. */
async function install(missing: readonly Need[]): Promise<void> {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const names = new Set(missing.flatMap(({ packages }) => packages));
    console.log(`Installing what tests use: apt-get install ${[...names].join(' ')}`);
    await runProcess('apt-get', ['update'], { env, timeout: 2 * minute });
    for (const name of names) {
      const args = ['install', '--yes', '--no-install-recommends', name];
      await runProcess('apt-get', args, { env, timeout: 6 * minute });
    }
  }
  if (!findChromium()) {
    const cli = createRequire(resolve('package.json')).resolve('@playwright/test/cli');
    // Playwright retries a blocked download forever.
    await runProcess(process.execPath, [cli, 'install', 'chromium'], { timeout: 3 * minute });
  }
}

/** @returns a line for each missing program */
export async function provideNeeds(set: TestSet): Promise<string[]> {
  const findMissing = () => needs[set].filter(({ isThere }) => !isThere());
  const missing = findMissing();
  if (missing.length > 0) await install(missing);
  return findMissing().flatMap(({ packages, without }) =>
    without ? `Left out: ${without}. To have them: apt-get install ${packages.join(' ')}.` : [],
  );
}
