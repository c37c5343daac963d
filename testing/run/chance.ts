import fc from 'fast-check';
import seedrandom from 'seedrandom';

export const seed = Number(process.env.TEST_SEED ?? 20_261_120);

fc.configureGlobal({ seed });

/** Returns how many cases a property test tries: 20 in the quick set, and all in the other set. */
export const cases = (all: number): number =>
  process.env.TEST_CASES === 'all' ? all : Math.min(all, 20);

/** The linter forbids other imports of fast-check. */
export { fc };

export function createChance() {
  const random = seedrandom(String(seed));
  /** Returns a whole number below `count`. */
  const upTo = (count: number) => Math.floor(random() * count);
  return {
    upTo,
    oneOf: <T>(list: readonly T[]): T => list[upTo(list.length)] as T,
    happens: (probability: number) => random() < probability,
  };
}

export type Chance = ReturnType<typeof createChance>;
