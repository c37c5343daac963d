/** @jest-environment node */
import { inBatches } from '@/server/outbox/batch';

/** Commits that end when they are told to. */
function heldCommits() {
  const batches: string[][] = [];
  const ends: (() => void)[] = [];
  const commit = async (items: string[]) => {
    batches.push(items);
    await new Promise<void>((resolve) => ends.push(resolve));
    return items.map((item) => item.toUpperCase());
  };
  return { batches, commit, endNext: () => ends.shift()?.() };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('work in batches', () => {
  test('takes what comes in one turn together, and gives each its own result', async () => {
    const { batches, commit, endNext } = heldCommits();
    const run = inBatches(commit);
    const results = Promise.all([run('a'), run('b')]);
    await turn();
    endNext();
    expect(await results).toEqual(['A', 'B']);
    expect(batches).toEqual([['a', 'b']]);
  });

  test('has one batch under way; what comes meanwhile is the next one', async () => {
    const { batches, commit, endNext } = heldCommits();
    const run = inBatches(commit);
    const first = run('a');
    await turn();
    const later = Promise.all([run('b'), run('c')]);
    await turn();
    expect(batches).toEqual([['a']]);
    endNext();
    await first;
    await turn();
    expect(batches).toEqual([['a'], ['b', 'c']]);
    endNext();
    expect(await later).toEqual(['B', 'C']);
  });

  test('fails every item of a batch that fails, and goes on with the next one', async () => {
    const run = inBatches(async (items: string[]) => {
      if (items.includes('a')) throw new Error('disk full');
      return items;
    });
    const failed = await Promise.allSettled([run('a'), run('b')]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await run('c')).toBe('c');
  });

  test('waits as long for company as it is told to', async () => {
    const batches: string[][] = [];
    const run = inBatches(async (items: string[]) => {
      batches.push(items);
      return items;
    }, 30);
    const first = run('a');
    await turn();
    await Promise.all([first, run('b')]);
    expect(batches).toEqual([['a', 'b']]);
  });
});
