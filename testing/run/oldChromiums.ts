import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { findProgram } from './chromium';
import { runProcess } from './processes';

/**
 * 111 is an early build without some features of Chrome 111, like Firefox 111. 138 is the last for Android 8 and macOS
 * 11.
 */
export const oldChromiums = ['111.0.0', '138.0.2'] as const;

const folder = resolve('node_modules', '.cache', 'old-chromiums');

export const oldChromiumPath = (version: string): string => join(folder, `chromium-${version}`);

const isMissing = (version: string) => !existsSync(oldChromiumPath(version));

/** The packages contain binaries for Linux on x64. */
const runHere = process.platform === 'linux' && process.arch === 'x64';

async function fetchOldChromiums(versions: readonly string[]): Promise<void> {
  const npm = findProgram('npm');
  if (!npm) return;
  const packages = versions.map((version) => `${version}@npm:@sparticuz/chromium@${version}`);
  console.log(`Fetching what tests use: ${packages.join(' ')}`);
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0'];
  const args = ['install', '--prefix', folder, ...quietly, ...packages];
  if (!(await runProcess(npm, args, { timeout: 180_000 }))) return;
  for (const version of versions) {
    const packed = join(folder, 'node_modules', version, 'bin', 'chromium.br');
    const unpacked = `${oldChromiumPath(version)}.part`;
    writeFileSync(unpacked, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 });
    renameSync(unpacked, oldChromiumPath(version));
  }
  rmSync(join(folder, 'node_modules'), { recursive: true });
}

/** @returns a line for each missing version */
export async function provideOldChromiums(): Promise<string[]> {
  const missing = oldChromiums.filter(isMissing);
  if (runHere && missing.length > 0) await fetchOldChromiums(missing);
  return missing
    .filter(isMissing)
    .map(
      (version) =>
        `Left out: the tests in Chromium ${version}. They need Linux on x64, and npm's registry.`,
    );
}
