/**
 * `npm run bench`: measures the built site. `npm run bench -- pages` asks Lighthouse about the pages,
 * `npm run bench -- route` sends consultation requests beside a bare Node server and a plain Next
 * route handler. Exits with 1 when a target is missed.
 */
import { testEnvironment } from '../testing/environment';
import { stopAllProcesses } from '../testing/processes';
import { buildSite } from '../testing/site';
import { benchPages } from './bench/pages';
import { benchRoute } from './bench/route';

const benches = { pages: benchPages, route: benchRoute };

const name = process.argv[2];
if (name !== undefined && !(name in benches)) {
  console.error(`There is no bench "${name}": use pages or route.`);
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void stopAllProcesses().then(() => process.exit(130)));
}

if ((await buildSite(testEnvironment({}))).code !== 0) process.exit(1);

const missed: string[] = [];
for (const [key, bench] of Object.entries(benches)) {
  if (name === undefined || name === key) missed.push(...(await bench()));
}
console.log(
  missed.length > 0 ? `\nTargets missed:\n${missed.join('\n')}` : '\nAll targets are met.',
);
process.exit(missed.length > 0 ? 1 : 0);
