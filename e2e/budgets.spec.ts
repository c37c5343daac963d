import { overBudget, pageBudgets } from '../scripts/bench/budgets';
import { startEmptyApp } from '../scripts/bench/emptyApp';
import { type PageWeight, weighPage } from '../scripts/bench/weighPage';
import { expect, test } from './support/test';

test('every page keeps to its budget of bytes, measured against an empty app', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const emptyApp = await startEmptyApp();
  const empty = await weighPage(browser, emptyApp.url);
  await emptyApp.stop();
  expect(empty.script).toBeGreaterThan(50_000);

  const problems: string[] = [];
  for (const budget of pageBudgets) {
    const weight = await weighPage(browser, site.url + budget.path);
    expect(weight.script, budget.path).toBeGreaterThan(empty.script / 2);
    expect(weight.font, budget.path).toBeGreaterThan(0);
    problems.push(...overBudget(budget, weight, empty));
  }
  expect(problems).toEqual([]);
});

test('a page that is over its budget is found', () => {
  const empty: PageWeight = {
    html: 500,
    script: 100_000,
    stylesheet: 0,
    font: 0,
    image: 0,
    prefetch: 0,
    requests: 8,
  };
  const [home] = pageBudgets;
  if (!home) throw new Error('There is no budget.');
  const within = { ...empty, script: 106_144, font: 66_560 };
  expect(overBudget(home, within, empty)).toEqual([]);
  const over = { ...empty, script: 106_145, font: 66_561, stylesheet: 1 };
  expect(overBudget(home, over, empty)).toHaveLength(3);
});
