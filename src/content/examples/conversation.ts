/** What is said in every conversation with an example. The browser's script contains these texts. */
export const conversationCopy = {
  /** Speakers, for screen readers. */
  customer: 'Customer',
  site: 'Website',
  greeting: 'We’re closed right now, but I can answer and book. What do you need?',
  /** Asked before the first booking of a conversation, and before later ones. */
  needsName: 'What’s your name and number?',
  needsAddress: 'What’s your name, number and address?',
  knowsName: 'Should I use the same name and number?',
  knowsNameNotAddress: 'Same name and number? And what’s the address?',
  needsNumber: 'Thanks. And what’s your number?',
  needsOnlyAddress: 'Thanks. And what’s the address?',
  answerAs: 'Answer as',
  sameName: 'Yes, the same.',
  sameNameAt: 'Yes, the same. It’s',
  booked: 'You’re all set.',
  passedOn: 'Thanks. I’ve passed it on.',
  calendarOf: 'On the calendar at',
  callback: 'Callback',
  text: 'Text to the owner',
  restart: 'Start Over',
  /** To anything typed, when the answers cannot be loaded. */
  notLoaded: 'That didn’t load. Please send it again.',
  stop: 'Stop',
  again: 'Hear It Again',
} as const;
