/** A clock time as people read it and as `<time>` wants it. */
export interface Hour {
  label: string;
  dateTime: string;
}

/** An hour of the night, and what happens then in one short sentence. */
export interface NightHour extends Hour {
  scene: string;
}

/** The hours that the sections of a page stand at, from closing time to opening time. */
export const hours = [
  { label: '6:00 PM', dateTime: '18:00', scene: 'You turn the sign and go home.' },
  { label: '11:48 PM', dateTime: '23:48', scene: 'The street goes to bed. Your shop does not.' },
  { label: '2:14 AM', dateTime: '02:14', scene: 'Nobody is up but the cat, and one question.' },
  { label: '5:30 AM', dateTime: '05:30', scene: 'The baker is in. So is your next booking.' },
  { label: '8:00 AM', dateTime: '08:00', scene: 'You turn the sign again. The work is done.' },
] as const satisfies readonly NightHour[];

/** How many of the hours have come, the section's own included. */
export type HourCount = 1 | 2 | 3 | 4 | 5;

/** What is taken care of between closing and opening, on the street of the first and last screen. */
export const nightLog = {
  duringTitle: 'While you are closed',
  afterTitle: 'Done before you opened',
  entries: [
    { label: '9:26 PM', dateTime: '21:26', event: 'Inquiry answered' },
    { label: '1:07 AM', dateTime: '01:07', event: 'Question resolved' },
    { label: '4:52 AM', dateTime: '04:52', event: 'Call booked' },
  ],
  /** Who has booked it; a visitor's own shop follows. */
  bookedFor: 'for ',
} as const;
