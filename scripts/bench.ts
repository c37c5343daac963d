/**
 * `npm run bench`: measures the built site, and exits with 1 when a target is missed.
 *
 * - `npm run bench -- pages`: the pages in Lighthouse
 * - `npm run bench -- frames`: the pages on a slow phone, by Chromium's trace; after these two, addresses of other
 *   sites may follow, to be measured beside ours
 * - `npm run bench -- views`: pages and files beside `next start`
 * - `npm run bench -- route`: consultation requests beside a plain Next route that only forwards
 */

import { stopAllProcesses } from '../testing/run/processes';
import { testEnvironment } from '../testing/site/environment';
import { buildSite } from '../testing/site/site';
import { benchFrames } from './bench/frames';
import { benchPages } from './bench/lighthouse';
import { benchRoute } from './bench/route';
import { benchViews } from './bench/views';

const [name, ...others] = process.argv.slice(2);
const benches = {
  pages: () => benchPages(others),
  frames: () => benchFrames(others),
  views: benchViews,
  route: benchRoute,
};
if (name !== undefined && !(name in benches)) {
  console.error(`There is no bench "${name}": use ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void stopAllProcesses().then(() => process.exit(130)));
}

async function main(): Promise<string[]> {
  await buildSite(testEnvironment({}));
  const missed: string[] = [];
  for (const [key, bench] of Object.entries(benches)) {
    if (name === undefined || name === key) missed.push(...(await bench()));
  }
  return missed;
}

try {
  const missed = await main();
  const summary = missed.length > 0 ? ['Targets missed:', ...missed] : ['All targets are met.'];
  console.log(`\n${summary.join('\n')}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
