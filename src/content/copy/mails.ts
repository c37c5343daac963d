import { replyTime } from '@/content/replyTime';

/** Matches what stays on one line: the reply time, and phone numbers that fit 320 px. */
export const unbroken = new RegExp(`(${replyTime}|[+(]?\\d[\\d ().-]{5,18}\\d)`);

/** @param soon when we reply */
const repliesIn = (soon: string) => ({
  email: `We’ll reply ${soon} by email.`,
  text: `We’ll reply ${soon} by text, with a link to your plan.`,
  phone: `We’ll email your plan ${soon}.`,
  open: `We’ll email you ${soon} to agree on a time.`,
});

/** The mails' texts. `call` names a day, a time, and a zone; `short` a day and a time. */
export const visitorMailCopy = {
  subjects: {
    held: (site: string, short: string) => `Your call with ${site}: ${short}`,
    moved: (site: string, short: string) => `New time for your call with ${site}: ${short}`,
    off: (site: string, short: string) => `Canceled: your call with ${site}, ${short}`,
    open: (site: string) => `${site}: your call still needs a time`,
    freed: (site: string) => `${site}: the call you asked for is off`,
    received: (site: string) => `${site}: we received your request`,
    changed: (site: string) => `${site}: we have your change`,
    farewell: (site: string) => `${site}: your request has a new email address`,
    reminder: (site: string, short: string) => `Reminder: your call with ${site}, ${short}`,
  },
  yourCall: {
    is: 'Your call is on',
    isNow: 'Your call is now on',
    stays: 'Your call stays on',
    was: 'Your call on',
  },
  weCall: 'We call you.',
  isOff: 'is off.',
  wasOn: (call: string) => `It’s no longer on ${call}.`,
  length: (minutes: number) => `The call takes ${minutes} minutes.`,
  received: 'We received your consultation request.',
  changed: 'We have the change to your request.',
  service: (service: string) => `It’s about: ${service}.`,
  needsTime: 'Your call still needs a time.',
  freed: 'The call you asked for is off.',
  noCall: 'No call is booked now.',
  why: {
    taken: 'The time you chose is taken.',
    unavailable: 'We can’t call at the time you chose.',
    unscheduled: '',
  },
  replies: {
    prompt: repliesIn(`within ${replyTime}`),
    late: repliesIn('as soon as we can'),
  },
  files: {
    held: 'The attached file puts the call on your calendar.',
    moved: 'The attached file moves the call on your calendar.',
    off: 'The attached file takes the call off your calendar.',
    farewell: 'The attached file removes our event from this calendar.',
  },
  farewell: 'Your request is now handled under another email address.',
  nothingToDo: 'There’s nothing you need to do.',
  /** In the calendar event. */
  event: (siteUrl: string, callPage: string) =>
    `We call you. ${siteUrl}\nTo move or cancel the call: ${callPage}`,
  links: {
    change: 'Move or cancel this call',
    choose: 'Choose a time for the call',
    chooseAgain: 'Choose another time',
  },
  questions: 'Questions? Just reply to this email.',
  mistaken:
    'Didn’t ask for this? Somebody typed in your address by mistake. You can ignore this email.',
} as const;

export const teamMailCopy = {
  /** Instead of a name that was not typed. */
  nobody: 'Somebody',
  asks: (who: string, service: string) => `${who} asks for ${service}.`,
  changed: (who: string, labels: string) => `${who} changed: ${labels}.`,
  isOn: 'The call is on',
  isNowOn: 'The call is now on',
  wasOn: (call: string) => `It was on ${call}.`,
  isOff: (call: string) => `The call on ${call} is off.`,
  noCall: 'No call is asked for any more.',
  freed: 'The call that was asked for is off.',
  youCall: (phone: string) => `You call ${phone}.`,
  timeNeeded: 'A time for the call has to be agreed on.',
  why: {
    taken: (call: string) => `Somebody else has ${call}.`,
    unavailable: (call: string) => `No call can be booked on ${call}.`,
  },
  refused: (who: string) => `A mail server refused the address of ${who}. Use the phone.`,
  addressRefused: 'A mail server refused the visitor’s address. Use the phone.',
  unmailed: 'No mail can go to the visitor’s address. Use the phone.',
  visitorIsMailed: 'If you change the call, the visitor gets a mail.',
  inSubject: {
    call: (short: string) => `call on ${short}`,
    moved: (short: string, before: string) => `call moved to ${short}, was ${before}`,
    was: (before: string) => `call was ${before}`,
    off: (before: string) => `call canceled, was ${before}`,
    noCall: 'no call any more',
    freed: 'the call is off',
    timeNeeded: 'a time has to be agreed on',
    changed: (labels: string) => `changed: ${labels}`,
    refused: 'address refused, use the phone',
  },
  links: { change: 'Move or cancel the call', choose: 'Choose a time for the call' },
  /** The form's label is a question. */
  description: 'Business and goals',
  /** A move replaces the time of submission. */
  changedAt: 'Call changed at',
  source: 'Came from',
  id: 'Request',
  version: 'Version',
  versionOf: (version: number, thread: string) => `${version} of ${thread}`,
  was: (value: string) => `was ${value}`,
  empty: '–',
  /** If the outbox fails. */
  direct:
    'The site’s database did not answer, so the site sent this mail directly. It may arrive again.',
} as const;
