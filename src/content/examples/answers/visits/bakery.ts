import type { Booking } from '@/content/examples/answers/answer';

/** What a bakery's answers book, in both languages. */
export const bakeryVisits = {
  weddingCake: {
    when: 'Tomorrow, 6:30 AM',
    what: 'Callback about a wedding cake',
    text: 'Wedding cake. Call back tomorrow, 6:30 AM:',
  },
  pickup: { when: 'Friday, 11:00 AM', what: 'Pickup', text: 'Pickup, Friday, 11:00 AM:' },
} satisfies Readonly<Record<string, Booking>>;
