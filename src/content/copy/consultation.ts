import { hours } from '@/content/night';
import { replyTime } from '@/content/replyTime';
import { phoneOnOneLine } from '@/lib/text/phone';

/** The promised time, without line breaks. */
const inOneLine = replyTime.replace(' ', '\u00a0');

/** The texts around the form (docs/product.md, "Consultation"). */
export const consultationCopy = {
  title: 'Free Consultation',
  description: `Tell us about your business and get a plan for what to automate first, within ${replyTime}. Free, no strings attached.`,
  hour: { ...hours.firstUp, sentence: 'Tell us what you need. We take it from there.' },
  promise: `A plan for your business, within ${replyTime}`,
  lede: `Tell us what takes up your time. Within ${inOneLine}, you get a custom AI automation strategy for your business.`,
  /** Accessible name of the panel beside the form. */
  aside: 'About the consultation',
  nextTitle: 'How it works',
  next: [
    {
      when: 'Now',
      what: 'You tell us about your business, in a few short sections.',
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

/** The form's texts, except for its fields (`model/fields.ts`). */
export const formCopy = {
  inShort: `You write. We reply within ${inOneLine}. You decide.`,
  required: 'All fields are required unless marked optional.',
  /** Above a form that corrects a sent request. @param call its call; null when it has none */
  corrects: (call: string | null) =>
    `Correct what’s wrong and send it. Everything else stays as you sent it${call ? `, and so does your call on ${call}` : ''}.`,
  /** Above a form that asks for another call time alone. @param call the present one; null when somebody else took it */
  movesCall: (call: string | null) =>
    call
      ? `Your call is on ${call}. Choose another time and send it. We’ll call then instead.`
      : 'Choose another time for your call and send it. Everything else stays as you sent it.',
  /** The title of that form’s only section. */
  otherTime: 'Another Time for Your Call',
  /** Above a form that cancels a call. */
  cancelsCall: (call: string) =>
    `Send this, and your call on ${call} is canceled. Your plan still comes by email.`,
  /** Below its first section: shows the others. */
  correctMore: 'Change Something Else',
  /** Above the button, where a field has a question: leads to it. */
  openQuestion: 'See the Question Above',
  /** Read by screen readers in place of a complete section's number. */
  complete: 'complete',
  /** Beside the label of an optional field. */
  optional: 'Optional',
  /** In a select without a choice. */
  choose: 'Choose one',
  /** Questions at a field. The first precedes a button with the answer. */
  didYouMean: 'Did you mean',
  noEnding: 'That address has no ending, like .com. Is it complete?',
  noDigits: 'That isn’t a phone number. Which number can we reach you at?',
  noAreaCode: 'Is the area code missing?',
  shortPhone: 'That looks short for a phone number. Is it complete?',
  letterInPhone: (letter: string) => `There’s a letter in that number: “${letter}”. Is it right?`,
  noWebsite:
    'Is that a web address? A Facebook or Instagram page is fine, too. Neither? Leave it empty.',
  privateData: 'Is that a patient’s or customer’s data? Please leave it out.',
  /** Before a question that is asked once more at sending, and the button after it. */
  notSent: 'Not sent yet.',
  sendAnyway: 'Send it as it is',
  phrases: 'Short answers',
  /** After the field's hint, where a tap works. */
  phrasesHint: 'Tap or type.',
  opening: (businessName: string) => `I run ${businessName}`,
  /** What each contact method means. */
  methods: {
    email: 'Your plan by email',
    text: 'A text with a link to your plan, and no ads',
    phone: 'Your plan by email and a call at a time you pick',
  },
  spamTrap: 'Leave this empty',
  free: 'It’s free. No strings attached.',
  submit: 'Submit Consultation Request',
  /** The button's label for a correction. */
  submitChange: 'Send the Change',
  submitting: 'Sending your request…',
  submitNote: `We'll respond within ${replyTime} with your custom strategy`,
} as const;

/** The texts about a call's day and time (docs/product.md, "Calls"). */
export const callCopy = {
  date: 'Select Your Preferred Date',
  previousMonth: 'Previous Month',
  nextMonth: 'Next Month',
  /**
   * @param closed dates without calls in words; may be empty
   * @param last the last date that can be booked in words; may be empty
   */
  openDays: (days: string, closed: string, last: string) =>
    `We call ${days}${closed && `, except ${closed}`}.${last && ` You can book until ${last}.`}`,
  /** In place of a long list of dates. */
  holidays: 'our holidays',
  time: 'Select Your Preferred Time',
  chooseTime: 'Choose a time',
  free: (count: number, day: string) =>
    count === 0 ? `No times are left on ${day}. Try another date.` : `Times are open on ${day}.`,
  booked: 'Grayed out times are already booked.',
  length: (minutes: number) => `A call takes ${minutes}\u00a0minutes.`,
  states: { booked: 'Booked', past: 'Past' },
  /** At the time of the call that a correction may move. */
  held: 'Your call',
  zone: (timeZoneName: string) => `Times are in ${timeZoneName}.`,
  /** Parts of the day on the visitor's own clock. */
  partsOfDay: { night: 'Night', morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  moreTimes: 'Show More Times',
  fewerTimes: 'Show Fewer Times',
  /** In place of `zone`, for a visitor elsewhere. @param ownZone empty for a zone without a name */
  ownTimes: (ownZone: string, timeZoneName: string) =>
    `These are your times${ownZone && ` (${ownZone})`}. Ours (${timeZoneName}) are below each one.`,
  /** After a time on the visitor's own clock. */
  yourTime: 'your time',
  /** Below a call on the visitor's own clock. @param zoneName empty for a zone without a name */
  ownClock: (zoneName: string, forAgency: string) =>
    `Your time${zoneName && ` (${zoneName})`}. That’s ${forAgency} for us.`,
  selected: 'Selected:',
  /** The time, after the day. */
  at: (time: string) => `at ${time}`,
  purpose: `We’ll call the number you gave and talk through your plan.`,
  /** Shown with the native fields that replace the calendar. */
  needs: 'A call needs a date and a time.',
  loading: 'Loading the calendar…',
  taken: 'Somebody else just took the time you chose. Please choose another.',
  passed: 'The time you chose for your call has passed. Please choose another.',
  missing: {
    date: 'Choose a date for your call.',
    time: 'Choose a time for your call.',
  },
} as const;

/** How a visitor can be reached. */
interface Reach {
  email: string;
  phone: string;
  /** Whether something about the number is in question. */
  isPhoneDoubtful?: boolean;
  isCorrection?: boolean;
}

const byEmail = ({ email }: Reach) => `Our email goes to ${email}.`;
/** A number stays on one line. */
const byPhone = ({ phone }: Reach) =>
  /\d/.test(phone)
    ? `The number we have is ${phoneOnOneLine(phone)}.`
    : 'We don’t have a phone number for you yet.';
const byBoth = (reach: Reach) => `${byEmail(reach)}\n${byPhone(reach)}`;
const byCall = byBoth;

/** The Thank You screen (docs/product.md, "Consultation"). */
export const thankYouCopy = {
  pageName: 'Thank You',
  timeTakenName: 'Thank You: Your Call Needs Another Time',
  title: 'Thank You!',
  /** Without the hour: above a booked call it would read as the call's. */
  sentence: 'You open for business. We get to work.',
  received: 'We received your consultation request.',
  /** By contact method. A call's time is booked, taken, past or not chosen yet. */
  replies: {
    email: `We’ll reply within ${inOneLine} by email.`,
    text: `We’ll reply within ${inOneLine} by text, with a link to your plan.`,
    bookedCall: `We’ll email your plan within ${inOneLine}.`,
    takenCall: `Somebody else just took the time you chose. We’ll email your plan within ${inOneLine}. Choose another time here, or we’ll agree on one by email.`,
    passedCall:
      'The time you chose for your call has passed. If we missed each other, call us or reply to our email.',
    openCall: `We’ll email you within ${inOneLine} to find a time for your call.`,
    unknown: `We’ll reply within ${inOneLine}. If you booked a call, we’ll call you at that time, or email you another one if we’re closed then. If you asked for a call without a time, we’ll email you to find one.`,
  },
  /** Before that, where it corrects an earlier request: whether the call changed. */
  changes: {
    corrected: { title: 'Corrected.', text: '' },
    moved: {
      title: 'Your call has moved.',
      text: 'If you saved it, replace it in your calendar.',
    },
    canceled: {
      title: 'Your call is canceled.',
      text: 'If you saved it, delete it from your calendar.',
    },
  },
  /** In place of “Corrected.”, where it is known what was. */
  correctedOnly: (names: string) => `Corrected: ${names}.`,
  /** The fields in it. */
  corrected: {
    name: 'name',
    email: 'email address',
    phone: 'phone number',
    company: 'company',
    website: 'website',
    service: 'service',
    budget: 'budget',
    timeline: 'timeline',
    description: 'what you wrote',
    contactMethod: 'how we reply',
  },
  /** Repeats what the reply depends on, so that the visitor notices a typo. */
  replyTo: {
    email: (reach: Reach) =>
      reach.isPhoneDoubtful || reach.isCorrection ? byBoth(reach) : byEmail(reach),
    text: (reach: Reach) =>
      reach.isPhoneDoubtful
        ? `${byPhone(reach)} If it doesn’t work, we’ll email ${reach.email}.`
        : `We’ll text ${phoneOnOneLine(reach.phone)}.\nYour email address is ${reach.email}.`,
    bookedCall: byCall,
    takenCall: byBoth,
    passedCall: byEmail,
    openCall: byEmail,
    unknown: byEmail,
  },
  chooseAnother: 'Choose Another Time',
  /** Precedes the link back to the filled form, by what is repeated. */
  wrong: { email: 'Wrong address?', phone: 'Wrong number?', both: 'Wrong address or number?' },
  fix: 'Fix it',
  call: 'We’ll call you on',
  /** What was chosen and entered, by field. */
  sent: {
    service: 'Your request',
    budget: 'Budget',
    timeline: 'Timeline',
    company: 'Company',
    website: 'Website',
  },
  wrote: (description: string) => `You wrote: “${description}”`,
  /** The button below what was sent. */
  changeSent: 'Change it',
  plan: 'Your plan answers your questions and says what to automate first and what each step costs.',
  /** Before the agency's number and address. */
  nothingYet: {
    email: 'No email by then? Check your spam folder, or contact us:',
    text: 'No text by then? Contact us:',
  },
  addToCalendar: 'Add to Calendar',
  move: 'Move the Call',
  cancel: 'Cancel the Call',
  /** The title and file of the calendar entry. */
  calendarTitle: (siteName: string, minutes: number) =>
    `${minutes}-minute consultation call with ${siteName}`,
  /** The text of the calendar entry. */
  calendarText: (number: string, email: string, phone: string) =>
    `We’ll call ${number}. To reach us: ${email} or ${phone}.`,
  calendarFile: 'consultation-call.ics',
  another: 'Send another request',
  follow: 'Follow us on Instagram',
  home: 'Back to Home',
} as const;

/** The note about a request that the browser keeps (docs/product.md, "What can fail"). */
export const waitingCopy = {
  offline:
    'You’re offline. Your request is saved on this device and goes out as soon as you’re online.',
  waiting:
    'Your request is saved on this device and goes out by itself. If you close this page, it goes out on your next visit.',
  delete: 'Delete It from This Browser',
} as const;
