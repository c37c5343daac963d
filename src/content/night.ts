/** A time of the night (24-hour HH:MM), and what happens then in one short sentence. */
export interface NightHour {
  time: string;
  sentence: string;
}

/** The hours of a page's sections, from closing time to opening time. */
export const hours = [
  { time: '18:00', sentence: 'You flip the sign and go home.' },
  { time: '23:48', sentence: 'The street goes to bed. Your shop doesn’t.' },
  { time: '02:14', sentence: 'Only the cat is up. And one customer.' },
  { time: '05:30', sentence: 'Lights come on. Your next booking’s waiting.' },
  { time: '08:00', sentence: 'You flip the sign again. The work is done.' },
] as const satisfies readonly NightHour[];

/** The position of an hour in `hours`, from 1. */
export type HourNumber = 1 | 2 | 3 | 4 | 5;

/** What the shop has done by first light. */
export const nightLog = {
  title: 'Done before you opened',
  entries: [
    { time: '21:26', event: 'Price quoted' },
    { time: '01:07', event: 'Question answered' },
    { time: '04:52', event: 'New appointment' },
  ],
  /** Before the name of the visitor's own business. */
  bookedFor: 'at ',
} as const;
