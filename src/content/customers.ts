import { hasSampleCustomers } from './site';

export interface CustomerWords {
  quote: string;
  firstName: string;
  /** In lower case, for example `bakery owner`. */
  trade: string;
  town: string;
  /** One figure before and after. */
  figure?: { measure: string; before: string; after: string };
}

/** Shown on home and about. Each quote is a real person's, who agreed to it. */
const words: readonly CustomerWords[] = [];

/** Shown by test builds alone (site.ts). */
const samples: readonly CustomerWords[] = [
  {
    quote: 'I used to call people back at nine at night. Now I read what got booked and go to bed.',
    firstName: 'Dale',
    trade: 'plumber',
    town: 'Dover',
    figure: { measure: 'Missed calls a week', before: '14', after: '2' },
  },
  {
    quote: 'They asked what we get asked all day. The chat answers that, in our words.',
    firstName: 'Rosa',
    trade: 'bakery owner',
    town: 'Portsmouth',
  },
  {
    quote: 'Nobody at the front desk has had to say our hours since March.',
    firstName: 'Priya',
    trade: 'dentist',
    town: 'Exeter',
    figure: { measure: 'No-shows a month', before: '20', after: '5' },
  },
];

export const customers = hasSampleCustomers ? samples : words;

export const customersCopy = {
  from: ({ trade, town }: CustomerWords) => `, ${trade} in ${town}`,
  before: ({ measure, before }: NonNullable<CustomerWords['figure']>) =>
    `${measure}: ${before} before, `,
  now: ' now',
};
