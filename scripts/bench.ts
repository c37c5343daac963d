/**
 * `npm run bench`: measures the built site, and exits with 1 when a target is missed.
 *
 * - `npm run bench -- typing [PAGE]`: what a letter costs in the form on a slow phone, beside another site's
 * - `npm run bench -- views`: pages under load, beside `next start`
 * - `npm run bench -- outbox`: what an operator waits for where tens of thousands of requests wait
 * - `npm run bench -- route`: consultation requests under load, beside a plain Next route that only forwards
 */
import { stopAllProcesses } from '../testing/run/processes';
import { ensureTestBuild } from '../testing/site/testBuild';
import { benchRoute, benchViews } from './bench/load';
import { benchOutbox } from './bench/outbox';
import { benchTyping } from './bench/typing';

const benches = {
  typing: benchTyping,
  views: benchViews,
  route: benchRoute,
  outbox: benchOutbox,
};
const [name, ...others] = process.argv.slice(2);
const chosen = Object.entries(benches).filter(([key]) => name === undefined || key === name);
if (chosen.length === 0) {
  console.error(`There is no bench "${name}": use ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void stopAllProcesses().then(() => process.exit(130)));
}

await ensureTestBuild();
const missed: string[] = [];
for (const [, bench] of chosen) {
  try {
    missed.push(...(await bench(...others)));
  } finally {
    await stopAllProcesses();
  }
}
const summary = missed.length > 0 ? ['Targets missed:', ...missed] : ['All targets are met.'];
console.log(`\n${summary.join('\n')}`);
process.exitCode = missed.length > 0 ? 1 : 0;
