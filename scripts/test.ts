/**
 * `npm test`: every check there is, in order, the quick ones first. A failing step does not keep
 * the others from running, so that one run shows all there is to mend; a step whose groundwork
 * failed is left out. The last line is the sum: `N passed, N failed`.
 *
 * `npm test -- lint unit` runs the named steps only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopAllProcesses } from '../testing/processes';
import type { Counts } from './test/counts';
import { allSteps, type Step } from './test/steps';

/** A finished step; without counts it was left out. */
interface Outcome {
  step: Step;
  counts: Counts | undefined;
  seconds: number;
}

const hasFailed = ({ counts }: Outcome) => counts === undefined || counts.failed > 0;

async function runStep(step: Step): Promise<Outcome> {
  console.log(`\n━━ ${step.title} (${step.name}) ━━`);
  const begin = Date.now();
  let counts: Counts = { passed: 0, failed: 1 };
  try {
    counts = await step.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return { step, counts, seconds: Math.round((Date.now() - begin) / 1000) };
}

async function runSteps(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const broken = outcomes.some((past) => step.needs.includes(past.step.name) && hasFailed(past));
    outcomes.push(broken ? { step, counts: undefined, seconds: 0 } : await runStep(step));
  }
  return outcomes;
}

function describe({ step, counts, seconds }: Outcome): string {
  const title = step.title.padEnd(34);
  if (!counts) return `  –  ${title} left out: ${step.needs.join(', ')} failed`;
  const mark = counts.failed > 0 ? '✗' : '✓';
  return `  ${mark}  ${title} ${counts.passed} passed, ${counts.failed} failed  (${seconds} s)`;
}

function selectSteps(steps: Step[], names: string[]): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map((step) => step.name).join(', ');
    console.error(`There is no step ${unknown.join(', ')}; the steps are ${known}.`);
    process.exit(1);
  }
  return names.length > 0 ? steps.filter((step) => names.includes(step.name)) : steps;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void stopAllProcesses().then(() => process.exit(130)));
}

const folder = mkdtempSync(join(tmpdir(), 'test-reports-'));
const outcomes = await runSteps(selectSteps(allSteps(folder), process.argv.slice(2)));
rmSync(folder, { recursive: true, force: true });

const sum = (key: keyof Counts) =>
  outcomes.reduce((total, { counts }) => total + (counts?.[key] ?? 0), 0);
console.log(`\n${outcomes.map(describe).join('\n')}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = outcomes.some(hasFailed) ? 1 : 0;
