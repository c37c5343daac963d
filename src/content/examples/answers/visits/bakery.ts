import type { Booking } from '@/content/examples/answers/answer';

/** What a bakery's answers book, in both languages. */
export const bakeryVisits = {
  weddingCake: {
    when: 'Tomorrow, 6:30 AM',
    what: 'Callback about a wedding cake',
    inText: 'Wedding cake',
    call: 'later',
  },
  pickup: { when: 'Friday, 11:00 AM', what: 'Pickup' },
} satisfies Readonly<Record<string, Booking>>;
