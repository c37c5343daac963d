import { formSections } from '@/content/formSections';
import { hours } from '@/content/night';
import { replyTime } from '@/content/replyTime';

const inOneLine = replyTime.replace(' ', '\u00a0');

const title = 'Free Consultation';

/** The texts around the form (docs/product.md, "Consultation"). */
export const consultationCopy = {
  title,
  description:
    `Tell us about your business and get a plan for what to automate first, within ${replyTime}. ` +
    'Free, no strings attached.',
  hour: { ...hours.firstUp, sentence: 'Tell us what you need. We’ll take it from there.' },
  promise: `A plan for your business, within ${replyTime}`,
  lede:
    'Tell us what takes up your time. ' +
    `Within ${inOneLine}, you get a custom AI automation strategy for your business.`,
  correction: {
    title: 'Correct Your Request',
    lede: 'Everything you sent is filled in below. Only the latest version counts.',
  },
  /** Accessible name. */
  aside: 'About the consultation',
  nextTitle: 'How it works',
  afterTitle: 'What happens after you send it',
  next: [
    {
      when: 'Now',
      what: `You tell us about your business, in ${formSections.length} short sections.`,
    },
    {
      when: `Within ${replyTime}`,
      what: 'Your plan arrives: what to automate first and what each step costs.',
    },
    {
      when: 'After that',
      what: 'You decide. The plan is yours to keep, whatever you do with it.',
    },
  ],
  directTitle: 'Prefer to email or call?',
} as const;

/** The fields' texts are in `model/fields.ts`. */
export const formCopy = {
  required: 'All fields are required unless marked optional.',
  /** @param call null if the request has none */
  correctionNotice: (call: string | null) =>
    'Change what’s wrong and send it again. ' +
    `It replaces the request you sent${call ? ` and its call on ${call}` : ''}.`,
  /** For screen readers, after a section's title. */
  complete: ', complete',
  optional: 'Optional',
  /** In an empty select. */
  choose: 'Choose one',
  spamTrap: 'Leave this empty',
  free: 'It’s free. No strings attached.',
  submit: 'Submit Consultation Request',
  submitting: 'Sending your request…',
  submitNote: `We'll respond within ${replyTime} with your custom strategy`,
} as const;

/** See docs/product.md, "Calls". `callInWords.ts` writes `zoneHint`. */
export const callCopy = {
  date: 'Select Your Preferred Date',
  coming: 'The calendar is loading…',
  time: 'Select Your Preferred Time',
  chooseTime: 'Choose a time',
  selected: 'Selected:',
  /** @param own the time on the visitor's clock; null if it equals the agency's */
  yourTime: (own: string | null) => (own ? `That’s ${own}, your time.` : ''),
  /** Beside the button until a call is chosen. */
  missingCall: (day: string | null) =>
    day
      ? `Your call on ${day} still needs a time. Pick a free one above, or another date.`
      : 'Your call still needs a date and a time. Pick them above.',
} as const;

/** Beside the native fields that replace the calendar. Not in the form's script. */
export const nativeCallHint = (week: string, zoneHint: string) =>
  `A call needs a date and a time. We call ${week}. ${zoneHint}`;

/** After a form post. Not in the form's script. */
export const timeTakenName = 'Thank You: Your Call Needs Another Time';

/** After a form post that has not reached us. Not in the form's script. */
export const notReceivedCopy = {
  pageName: 'Thank You: One More Step',
  sentence: 'One more step.',
  said: [
    'Your consultation request has not reached us yet.',
    'Your form is still filled in: go back to it, and send it again in a few minutes.',
  ],
  reach: 'Or reach us directly:',
} as const;

/** After a form post that corrects nothing. Not in the form's script. */
export const postedCopy = {
  reply:
    `We’ll reply within ${inOneLine}. ` +
    'If you booked a call, we’ll call you at that time, or email you another one if we’re closed then. ' +
    'If you asked for a call without a time, we’ll email you to find one.',
  pickAnother: 'To pick another time now, go back to the form, and send it again with that time.',
} as const;

/** The Thank You screen (docs/product.md, "Thank You"). */
export const thankYouCopy = {
  pageName: 'Thank You',
  title: 'Thank You!',
  /** Above the title. Names no hour: above a booked call it would read as the call's. */
  sentences: {
    received: 'Your request is in.',
    /** Until we have the request. */
    waiting: 'You’ve done your part.',
    erased: 'That’s taken care of.',
  },
  received: 'We received your consultation request.',
  receivedChange: 'We got your change.',
  callOff: (call: string) => `Your call on ${call} is off.`,
  pickAnother: 'To pick another time now, press “Correct it”.',
  /** By contact method or call outcome. */
  replies: {
    email: `We’ll reply within ${inOneLine} by email.`,
    text: `We’ll reply within ${inOneLine} by text, with a link to your plan.`,
    heldCall: `We’ll email your plan within ${inOneLine}.`,
    takenCall:
      'That time is taken. ' +
      `We’ll email your plan within ${inOneLine} and agree on another time for your call.`,
    unavailableCall:
      'But we can’t call at the time you chose. ' +
      `We’ll email your plan within ${inOneLine} and agree on another time for your call.`,
    /** The requested call is not held. */
    noCall: 'No call is booked now.',
    openCall: `We’ll email you within ${inOneLine} to find a time for your call.`,
    changed: 'This request was changed later. Only the latest change counts.',
    changedAndOff: 'This request was changed later, and no call is booked now.',
    erased: 'This request was removed. If you need us after all, send another one.',
  },
  /** Repeated so that the visitor notices a typo. */
  reach: {
    email: (email: string) => `Our email goes to ${email}.`,
    phone: (phone: string) => `The number we have is ${phone}.`,
  },
  correct: 'Correct it, or change your request',
  /** Above a held call, by contact method. */
  call: { phone: 'We’ll call you on' },
  /** Above another request's call, whose contact method is unknown here. */
  heldCall: 'Your call is on',
  bookAgain: 'Want to talk after all? Pick a time, and we’ll call you then.',
  /** Without a call. */
  next: [
    { when: 'Now', what: 'We read what you wrote.' },
    {
      when: `Within ${replyTime}`,
      what: 'Your plan arrives: what to automate first and what each step costs.',
    },
    {
      when: 'After that',
      what: 'You decide. The plan is yours to keep, whatever you do with it.',
    },
  ],
  changeCall: 'Another day or time? “Correct it” changes the call, too.',
  addToCalendar: 'Add to Calendar',
  calendarTitle: (siteName: string, minutes: number) =>
    `${minutes}-minute consultation call with ${siteName}`,
  /** By contact method. */
  calendarText: {
    phone: (values: Readonly<Record<string, string>>, email: string) =>
      `We’ll call ${values.phone}. To reach us: ${email}.`,
  },
  /** If the phone number may have changed. */
  calendarReach: (email: string) => `To reach us: ${email}.`,
  calendarFile: 'consultation-call.ics',
  /** Until the server answers (docs/product.md, "What can fail"). */
  waiting: {
    sending: 'Your request is being sent.',
    offline: 'You seem to be offline, so your request hasn’t reached us yet.',
    failed: 'Your request hasn’t reached us yet.',
    stored: 'It’s saved on this device and goes out by itself, or on your next visit.',
    unstored: 'It goes out by itself while this page is open, so please keep it open.',
    reply: `Once we get it, we’ll reply within ${inOneLine}.`,
    call:
      `Once we get it, we’ll reply within ${inOneLine} ` +
      'and tell you whether the time you chose for your call is still free.',
  },
  sendAnother: 'Send another request',
  follow: 'Follow us on Instagram',
  home: 'Back to Home',
} as const;
