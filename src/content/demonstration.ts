import { hours } from './night';
import { offerCopy } from './offer';

/** The demonstration's texts; those of each example are in `examples.ts`. */
export const demonstration = {
  /** The link to it on the first screen. */
  link: 'See it answer a customer at night',
  /** Read by screen readers after the link of an example on another page. */
  elsewhere: ', in the demonstration',
  heading: 'Try it on your own business',
  lede: 'See your website answer a late-night question and have the booking ready when you open.',
  name: {
    label: 'What’s your business called?',
    placeholder: 'Your business name',
    note: 'Up to 40 letters. Only you see it until you send the form.',
  },
  choose: 'Choose a business',
  notLoaded: 'That example didn’t load. Check your connection and try again.',
  /** The same time as the section's hour. */
  askedAt: hours[1].time,
  answersFor: 'Answering for',
  log: 'Conversation',
  ask: 'Pick a question:',
  madeUp: 'The prices, times and answers here are made up.',
  buildOneFor: 'Build One for',
  offer: offerCopy.price,
} as const;
