/**
 * `npm run bench`: measures the built site. Exits with 1 if it misses a target.
 *
 * - `-- views`: pages, compared with `next start`
 * - `-- route`: posts, compared with a plain Next route
 */
import { stopAllProcesses } from '../testing/run/processes';
import { ensureTestBuild } from '../testing/site/testBuild';
import { benchRoute, benchViews } from './bench/load';

const benches = { views: benchViews, route: benchRoute };
const [name] = process.argv.slice(2);
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
    missed.push(...(await bench()));
  } finally {
    await stopAllProcesses();
  }
}
const summary = missed.length > 0 ? ['Targets missed:', ...missed] : ['All targets are met.'];
console.log(`\n${summary.join('\n')}`);
process.exitCode = missed.length > 0 ? 1 : 0;
