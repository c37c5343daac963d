/** Whether two plain values, whose keys come in one order, are the same in all that they have. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
