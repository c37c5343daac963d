import { hours } from './night';
import { offerCopy } from './offer';

/** The demonstration's texts; those of each example are in `examples.ts`. */
export const demonstration = {
  /** The link to it on the first screen. */
  link: 'See it answer a customer at night',
  /** Read by screen readers after the link of an example on another page. */
  elsewhere: ', in the demonstration',
  heading: 'Try it on your own business',
  lede: 'Your website, a late-night question and the booking waiting when you open.',
  name: {
    label: 'What’s the name over your door?',
    placeholder: 'Your shop’s name',
    note: 'The sign fits 40 letters. The name stays in this browser until you send us the form.',
  },
  choose: 'Choose a business',
  /** The same time as the section's hour. */
  askedAt: hours[1].time,
  answersFor: 'Answering for',
  /** Speakers, for screen readers. */
  customer: 'Customer',
  site: 'Website',
  log: 'Conversation',
  ask: 'Ask what a customer would ask:',
  greeting: 'We’re closed right now, but I can answer and book. What do you need?',
  /** Asked before the first booking of a conversation, and before later ones. */
  needsName: 'What’s your name and number?',
  knowsName: 'Same name and number?',
  sameName: 'Yes, same as before.',
  booked: 'You’re all set.',
  calendarOf: 'On the calendar at',
  text: 'Text to the owner',
  newBooking: 'New booking:',
  restart: 'Start over',
  madeUp:
    'These businesses and their answers are made up. Yours come from your own words and prices.',
  buildOneFor: 'Build One for',
  offer: offerCopy.price,
} as const;
