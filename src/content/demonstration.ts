import { hours } from './night';
import { offerCopy } from './offer';

/** The demonstration's texts. */
export const demonstration = {
  heading: 'Try it on your own business',
  lede: 'A website, a question at night, and what is in the book when you open.',
  name: {
    label: 'What is written over your door?',
    placeholder: 'Your shop’s name',
    note: 'It stays in this browser until you send us the form. The examples’ prices and times are made up.',
  },
  choose: 'Choose a business',
  /** While the section's own clock shows the same. */
  askedAt: hours[1].time,
  bookedAt: '23:49',
  siteAnswers: 'The site answers for',
  asks: 'Customer',
  answers: 'Site',
  booked: 'In the calendar of',
  wanted: 'Build One for',
  offer: offerCopy.price,
} as const;
