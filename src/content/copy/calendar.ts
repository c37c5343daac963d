/** Included in the calendar's script. `callInWords.ts` writes `zoneHint`. */
export const calendarCopy = {
  /** If the calendar opens at the next month. */
  seeToday: (day: string) => `See Today, ${day}`,
  seeDay: (day: string) => `See ${day}`,
  seeMonth: (month: string) => `See ${month}’s Open Days`,
  previousMonth: 'Previous Month',
  nextMonth: 'Next Month',
  noPreviousMonth: 'No Earlier Month',
  noNextMonth: 'No Later Month',
  /** For screen readers, after the heading. */
  timesOn: (day: string, zoneHint: string) => `, ${day}. ${zoneHint}`,
  grayedOut: 'Grayed out times are already booked.',
  timesHint: (minutes: number, zoneHint: string) => `${zoneHint} A call takes ${minutes} minutes.`,
  states: { booked: 'Booked', over: 'Past' },
  full: (day: string) => `No times are left on ${day}. Try another date.`,
} as const;
