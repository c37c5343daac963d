import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../testing/chromium';
import { testEnvironment } from '../../testing/environment';
import { runProcess } from '../../testing/processes';
import { buildSite, nextBin } from '../../testing/site';
import { canaryUrl, markTestBuild } from '../../testing/testBuild';
import { type Counts, jestCounts, lastCounts, playwrightCounts } from './counts';

/** One step of the test run. */
export interface Step {
  name: string;
  /** What it proves, as a title. */
  title: string;
  /** Steps without which this one cannot run. */
  needs: string[];
  /** @returns how many checks passed and failed; never throws for a failed check */
  run(): Promise<Counts>;
}

const minute = 60_000;
const modules = 'node_modules';
const bins = {
  biome: join(modules, '@biomejs', 'biome', 'bin', 'biome'),
  jest: join(modules, 'jest', 'bin', 'jest.js'),
  knip: join(modules, 'knip', 'bin', 'knip.js'),
  playwright: join(modules, '@playwright', 'test', 'cli.js'),
  tsc: join(modules, 'typescript', 'bin', 'tsc'),
};

const oneCheck = (passed: boolean): Counts => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

async function succeeds(args: string[], minutes: number, env = process.env): Promise<boolean> {
  const options = { timeoutMs: minutes * minute, env };
  const { code, timedOut } = await runProcess(process.execPath, args, options);
  if (timedOut) console.error(`Stopped after ${minutes} minutes.`);
  return code === 0;
}

/** A suite counts as its tests, and as one failure when it fails without a failing test. */
function suiteCounts(succeeded: boolean, counts: Counts | undefined): Counts {
  const { passed, failed } = counts ?? { passed: 0, failed: 0 };
  if (succeeded && passed > 0) return { passed, failed };
  return { passed, failed: Math.max(failed, 1) };
}

function readReport<T>(file: string, read: (report: T) => Counts): Counts | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as T);
  } catch {
    return undefined;
  }
}

async function types(): Promise<Counts> {
  const generated = await succeeds([nextBin, 'typegen'], 2);
  const args = [bins.tsc, '--noEmit', '--incremental', 'false'];
  return oneCheck(generated && (await succeeds(args, 3)));
}

async function unit(folder: string): Promise<Counts> {
  const report = join(folder, 'jest.json');
  const args = [bins.jest, '--json', `--outputFile=${report}`];
  const succeeded = await succeeds(args, 5);
  return suiteCounts(succeeded, readReport(report, jestCounts));
}

async function build(): Promise<Counts> {
  const env = testEnvironment({ CONSULTATION_WEBHOOK_URL: canaryUrl });
  const { code } = await buildSite(env);
  if (code === 0) markTestBuild();
  return oneCheck(code === 0);
}

async function faults(): Promise<Counts> {
  let output = '';
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code } = await runProcess(npm, ['run', '--silent', 'test:faults'], {
    timeoutMs: 8 * minute,
    onOutput(text) {
      output += text;
      process.stdout.write(text);
    },
  });
  return suiteCounts(code === 0, lastCounts(output));
}

async function endToEnd(folder: string): Promise<Counts> {
  const report = join(folder, 'playwright.json');
  const env = {
    ...process.env,
    CHROME_PATH: await ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const args = [bins.playwright, 'test', '--reporter=list,json'];
  const succeeded = await succeeds(args, 8, env);
  return suiteCounts(succeeded, readReport(report, playwrightCounts));
}

/**
 * All steps, in the order in which they run: the quick ones first.
 *
 * @param folder where the suites write their reports
 */
export function allSteps(folder: string): Step[] {
  const check = (args: string[]) => async () => oneCheck(await succeeds(args, 2));
  return [
    { name: 'types', title: 'Types', needs: [], run: types },
    { name: 'lint', title: 'Lint and format', needs: [], run: check([bins.biome, 'check', '.']) },
    { name: 'unused', title: 'Nothing unused', needs: [], run: check([bins.knip]) },
    { name: 'unit', title: 'Unit, component and route tests', needs: [], run: () => unit(folder) },
    { name: 'build', title: 'Production build', needs: [], run: build },
    { name: 'faults', title: 'Fault suite', needs: ['build'], run: faults },
    { name: 'e2e', title: 'End to end', needs: ['build'], run: () => endToEnd(folder) },
  ];
}
