import type { Booking } from '@/content/examples/answers/answer';

const towIn = (why: string): Booking => ({
  when: 'Tomorrow, 7:45 AM',
  what: `Tow-in, ${why}`,
  asksAddress: true,
});

/** What an auto shop's answers book, in both languages. */
export const autoVisits = {
  brakes: towIn('brakes failed'),
  overheating: towIn('overheating'),
  noStart: towIn('won’t start'),
  light: towIn('warning light'),
  smell: towIn('burning smell'),
  tow: towIn('first look'),
  oil: { when: 'Friday, 8:30 AM', what: 'Oil change' },
} satisfies Readonly<Record<string, Booking>>;
