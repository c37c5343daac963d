import type { Language } from './example';

export const callGreeting =
  'Thanks for calling {name}. I’m the automated assistant. How can I help?';

/** Included in the browser's script. */
export const conversationCopy = {
  customer: 'Customer',
  site: 'Website',
  caller: 'Caller',
  assistant: 'Assistant',
  greeting: 'We’re closed, but I’m here. I’m the automated assistant. What do you need?',
  role: 'It’s Tuesday night. You’re the customer, so ask.',
  calendarOf: 'On the calendar at',
  /** If somebody has to confirm the booking. */
  toConfirmAt: 'To be confirmed at',
  text: 'Text to the owner',
  /** Replaces `text` if customers may write about their health. */
  inbox: 'To your front desk, not by text.',
  restart: 'Start Over',
  stop: 'Stop',
  again: 'Hear It Again',
} as const;

export const replyCopy = {
  en: {
    contact: 'What’s your name and number?',
    address: 'What’s your name, number and address?',
    /** Before the customer's name: with one time, and with several. */
    answerAs: 'Answer as',
    pickTime: 'Pick a time and answer as',
    /** Follows the booking in the text to the owner. */
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
