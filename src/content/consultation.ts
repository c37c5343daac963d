import { hours } from './night';
import { replyTime } from './replyTime';
import { truths } from './truths';

interface NextStep {
  when: string;
  what: string;
}

/** The promised time in running text: no line breaks within it. */
const inOneLine = replyTime.replace(' ', '\u00a0');

/** Copy of the consultation page and of the Thank You screen (docs/product.md, "Consultation"). */
export const consultationCopy = {
  title: 'Free Consultation',
  description: `Tell us about your business and get a custom AI automation strategy within ${replyTime}. Free, and without obligation.`,
  hour: { ...hours[3], scene: 'The quietest hour to think about your own business.' },
  promise: `A custom AI automation strategy, within ${replyTime}`,
  lede: `Tell us what eats your time. Within ${inOneLine} you get a custom AI automation strategy for your business.`,
  required: 'All fields are required unless marked optional.',
  inShort: `You write, we reply within ${inOneLine}, you decide.`,
  nextTitle: 'How it goes',
  next: [
    { when: 'Now', what: 'You tell us about your business, in four short sections.' },
    {
      when: `Within ${replyTime}`,
      what: 'You hear from us: what to hand over first, and a clear price for each step.',
    },
    {
      when: 'After that',
      what: 'You decide. The consultation is free, whatever you choose to do with it.',
    },
  ] satisfies NextStep[],
  directTitle: 'Rather write or call?',
  stop: `Sending this costs nothing. ${truths.stop}`,
  submitNote: `We'll respond within ${replyTime} with your custom strategy`,
} as const;

/** What the description may begin with, by the example that a visitor has chosen; and by the shop's name. */
export const openings: Record<string, string> = {
  dentist: 'I run a dental practice',
  plumber: 'I run a plumbing business',
  salon: 'I run a salon',
};
export const namedOpening = (name: string) => `I run ${name}`;

/** What each contact method means. */
export const methodCopy = {
  email: 'Your plan in writing',
  text: 'Short, to the number above',
  phone: 'We call the number above about your plan, at a time you pick',
} as const;

/** What the form says about the day and time of a call. */
export const callCopy = {
  selected: 'Selected:',
  quarters: 'Quarter hours, too',
  ownTimes: 'In small: what your own clock shows.',
  ownClock: (words: string) => `That is ${words} for you.`,
  purpose: 'We call the number you gave above and talk through your plan.',
  loading: 'Loading the calendar…',
  passed: 'The time you chose for your call has passed. Please choose another one.',
  missing: {
    date: 'Choose a date for your call to continue.',
    time: 'Choose a time for your call to continue.',
  },
} as const;

export const thankYouCopy = {
  pageName: 'Thank You',
  title: 'Thank You!',
  hour: { ...hours[4], scene: 'You open up. We get to work.' },
  received: 'Your consultation request was received.',
  /** By contact method; a call has a time, or is still to get one. */
  replies: {
    email: `We will reply within ${inOneLine}, by email.`,
    text: `We will reply within ${inOneLine}, by text message.`,
    bookedCall: `We will reply within ${inOneLine}, by email, and call you at the time you chose.`,
    openCall: `We will reply within ${inOneLine}, by phone, to find a time for your call.`,
    unknown: `We will reply within ${inOneLine}. If you booked a call, we will phone at that time; if your call has no time yet, we will phone to find one.`,
  },
  replyTo: (address: string) => `Our answer goes to ${address}.`,
  nextTitle: 'What happens next',
  next: [
    { when: 'Now', what: 'Your request is with our team. There is nothing else for you to do.' },
    {
      when: `Within ${replyTime}`,
      what: 'You hear from us: what to hand over first, and a clear price for each step.',
    },
    {
      when: 'After that',
      what: 'You decide. The consultation is free, whatever you choose to do with it.',
    },
  ] satisfies NextStep[],
  call: "We'll call you on",
  /** The call among what happens next. */
  callWhat: (phone: string) => `We call ${phone} and talk through your plan.`,
  addToCalendar: 'Add to calendar',
  follow: 'Follow us on Instagram',
  home: 'Back to the home page',
} as const;
