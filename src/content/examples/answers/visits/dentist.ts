import type { Booking } from '@/content/examples/answers/answer';

/** The text to the front desk says nothing about anybody's health. */
const request = (what: string, when: string): Booking => ({ when, what, inText: 'Visit request' });

/** What a dentist's answers ask for, in both languages. */
export const dentistVisits = {
  emergency: request('Emergency visit', 'Tomorrow, 8:40 AM'),
  first: request('First visit', 'Friday, 10:20 AM'),
  /** The dentist on call hears why. */
  onCall: {
    when: 'Tonight, within 10 minutes',
    what: 'Dr. Maple calls: emergency',
    inText: 'Emergency',
    call: 'now',
  },
  any: request('Visit', 'Tomorrow, 3:40 PM'),
} satisfies Readonly<Record<string, Booking>>;
