/**
 * `npm run explore -- --minutes 10`: repeats randomized tests with new seeds until the time is over or one fails.
 * `--built` adds those of the built site.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { follow } from '../testing/run/processes';
import { ensureTestBuild } from '../testing/site/testBuild';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    built: { type: 'boolean', default: false },
  },
});
const endsAt = Date.now() + Number(values.minutes) * 60_000;
if (Number.isNaN(endsAt)) throw new Error('Write --minutes and a number.');

const commands = [
  'jest --selectProjects node -- __tests__/server/outbox/queue/threads.test.ts',
  ...(values.built
    ? [
        'jest --selectProjects built -- e2e/server/campaign',
        'playwright test e2e/engines -g random',
        'playwright test e2e/consultation/validation.spec.ts',
      ]
    : []),
];

if (values.built) await ensureTestBuild();
let rounds = 0;
for (; Date.now() < endsAt; rounds += 1) {
  const seed = String(randomInt(2 ** 31));
  for (const command of commands) {
    const env = { ...process.env, TEST_CASES: 'all', TEST_SEED: seed };
    const runner = follow(spawn('npx', command.split(' '), { env }));
    if ((await runner.ended) === 0) continue;
    console.log(`${runner.output()}\nTo repeat it: TEST_SEED=${seed} npx ${command}`);
    process.exit(1);
  }
  console.log(`Seed ${seed}: every test passed`);
}
console.log(`No test failed with ${rounds} seeds`);
