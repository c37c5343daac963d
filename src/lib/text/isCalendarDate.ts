/** Whether a text is a real calendar date, `yyyy-MM-dd`, of the years 1 to 9999. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  // Engines either reject February 30 or read it as March 2.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}
