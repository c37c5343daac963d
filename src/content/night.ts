/** `time` is HH:MM (24 hours). */
export interface NightHour {
  time: string;
  sentence: string;
}

export const hours = {
  closing: { time: '18:00', sentence: 'You flip the sign and go home.' },
  firstQuestion: { time: '21:26', sentence: 'A customer has a question. Your site answers.' },
  goingToBed: { time: '23:48', sentence: 'The street goes to bed. Your shop doesn’t.' },
  firstUp: { time: '05:30', sentence: 'You wake up. Your next booking is waiting.' },
  opening: { time: '08:00', sentence: 'You flip the sign again. The work is done.' },
} as const satisfies Record<string, NightHour>;

/** Counts minutes since noon, so that times sort across midnight. */
export function fromNoon(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return ((hour + 12) % 24) * 60 + minute;
}

export const nightLog = {
  title: 'Done before you opened',
  entries: [
    { time: '21:26', event: 'Price quoted' },
    { time: '01:07', event: 'Question answered' },
    { time: '04:52', event: 'New appointment' },
  ],
} as const;
