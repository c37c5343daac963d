import type { Language } from './example';

/** The first line of every call. `{name}` is the business. */
export const callGreeting =
  'Thanks for calling {name}. I’m the automated assistant. How can I help?';

/** What is said in every conversation with an example. The browser's script contains these texts. */
export const conversationCopy = {
  /** Speakers, for screen readers. */
  customer: 'Customer',
  site: 'Website',
  /** Speakers in a call. */
  caller: 'Caller',
  assistant: 'Assistant',
  greeting: 'We’re closed, but I’m here. I’m the automated assistant. What do you need?',
  /** Above the first questions. */
  role: 'It’s Tuesday night. You’re the customer, so ask.',
  calendarOf: 'On the calendar at',
  /** The same where somebody confirms what is booked. */
  toConfirmAt: 'To be confirmed at',
  text: 'Text to the owner',
  /** In its place, where customers may write about their health. */
  inbox: 'To your front desk, not by text.',
  restart: 'Start Over',
  stop: 'Stop',
  again: 'Hear It Again',
} as const;

/** What the website asks after an answer that books something, and the button that replies as the customer. */
export const replyCopy = {
  en: {
    contact: 'What’s your name and number?',
    address: 'What’s your name, number and address?',
    /** Before the customer's name: on the button of the only time, and above several. */
    answerAs: 'Answer as',
    pickTime: 'Pick a time and answer as',
    /** Ends what the owner reads before it. */
    toOwner: '',
  },
  es: {
    contact: '¿Me da su nombre y su número?',
    address: '¿Me da su nombre, su número y su dirección?',
    answerAs: 'Contestar como',
    pickTime: 'Elija una hora y conteste como',
    toOwner: ', speaks Spanish',
  },
} as const satisfies Record<Language, Record<string, string>>;
