import seedrandom from 'seedrandom';

/** What a campaign decides by, the same for the same seed. */
export function createChance(seed: string) {
  const random = seedrandom(seed);
  /** A whole number from 0 to less than this. */
  const upTo = (count: number) => Math.floor(random() * count);
  return {
    upTo,
    oneOf: <T>(list: readonly T[]): T => list[upTo(list.length)] as T,
    happens: (probability: number) => random() < probability,
  };
}

export type Chance = ReturnType<typeof createChance>;
