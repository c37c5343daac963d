import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from '../site/environment';

/** Bundles the calendar thread like `npm run build`. @returns the bundle's path */
export function bundleBusyTimesThread(folder = temporaryFolder()): string {
  const outfile = join(folder, 'dist', 'busyTimesThread.js');
  mkdirSync(join(folder, 'dist'), { recursive: true });
  execFileSync(resolve('node_modules/.bin/esbuild'), [
    'src/server/calendar/busyTimesThread.ts',
    '--bundle',
    '--platform=node',
    '--target=node20',
    `--alias:server-only=${resolve('node_modules/server-only/empty.js')}`,
    '--log-level=error',
    `--outfile=${outfile}`,
  ]);
  return outfile;
}
