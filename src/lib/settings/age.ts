const minute = 60_000;
const unitMs = { m: minute, h: 60 * minute, d: 1440 * minute, w: 7 * 1440 * minute } as const;

/**
 * Reads an age such as `90d` (m, h, d, w).
 *
 * @returns milliseconds, or undefined for anything else
 */
export function parseAge(text: string): number | undefined {
  const [, count, unit] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  return count && unit ? Number(count) * unitMs[unit as keyof typeof unitMs] : undefined;
}
