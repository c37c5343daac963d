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
  /** The same time as the section's hour. */
  askedAt: hours[1].time,
  answersFor: 'Answering for',
  /** Speakers, for screen readers. */
  customer: 'Customer',
  site: 'Website',
  log: 'Conversation',
  ask: 'Pick a question:',
  greeting: 'We’re closed right now, but I can answer and book. What do you need?',
  /** Asked before the first booking of a conversation, and before later ones. */
  needsName: 'What’s your name and number?',
  knowsName: 'Same name and number?',
  sameName: 'Yes, same as before.',
  booked: 'You’re all set.',
  calendarOf: 'On the calendar at',
  callback: 'Callback',
  text: 'Text to the owner',
  newBooking: 'New booking:',
  newCallback: 'Callback request:',
  restart: 'Start Over',
  madeUp: 'The prices, times and answers here are made up.',
  buildOneFor: 'Build One for',
  offer: offerCopy.price,
} as const;
