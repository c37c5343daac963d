/**
 * The middle value.
 *
 * @param values an odd number of them, or of an even number the upper one of the middle is taken
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
