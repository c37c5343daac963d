import type { Booking } from '@/content/examples/answers/answer';

const at = (when: string, what: string): Booking => ({ when, what });

/** A stylist plans it on the phone first, before the salon opens. */
const call = (about: string, inText: string): Booking => ({
  when: 'Tomorrow, 9:30 AM',
  what: `Callback about ${about}`,
  inText,
  call: 'later',
});

/** What a salon's answers book, in both languages. */
export const salonVisits = {
  appointment: at('Wednesday, 2:00 PM', 'Appointment'),
  blowout: at('Wednesday, 2:00 PM', 'Blowout'),
  bangs: at('Friday, 5:15 PM', 'Bangs'),
  cutOnSaturday: at('Saturday, 11:30 AM', 'Cut & style'),
  color: call('color', 'Color'),
  updo: call('an updo', 'Updo'),
} satisfies Readonly<Record<string, Booking>>;
