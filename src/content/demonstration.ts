import { hours } from './night';
import { offerCopy } from './offer';

/** The demonstration's texts; what each example says is in `examples.ts`. */
export const demonstration = {
  /** The link to it on the first screen. */
  link: 'See it answer a customer at night',
  /** Heard after a link of an example elsewhere, which leads to it. */
  elsewhere: ', in the demonstration',
  heading: 'Try it on your own business',
  lede: 'Your website, a late-night question and the booking waiting when you open.',
  name: {
    label: 'What’s the name over your door?',
    placeholder: 'Your shop’s name',
    note: 'The sign fits 40 letters. The name stays in this browser until you send us the form.',
  },
  choose: 'Choose a business',
  /** The time on the section's own clock, too. */
  askedAt: hours[1].time,
  answersFor: 'Answering for',
  /** Who says what, for screen readers. */
  customer: 'Customer',
  site: 'Website',
  log: 'Conversation',
  ask: 'Ask what a customer would ask:',
  greeting: 'We’re closed right now, but I can answer and book. What do you need?',
  /** Before it books for the first time in a conversation, and after that. */
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
  wanted: 'Build One for',
  offer: offerCopy.price,
} as const;
