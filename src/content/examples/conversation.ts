import type { Language } from './example';

/** The first line of every call. `{name}` is the business. */
export const greetings: Readonly<Record<Language, string>> = {
  en: 'Good evening, {name}. I’m the automated assistant. How can I help?',
  es: 'Buenas noches, habla el asistente automático de {name}. ¿En qué le ayudo?',
};

/** What is said in every conversation with an example. The browser's script contains these texts. */
export const conversationCopy = {
  /** Speakers, for screen readers. */
  customer: 'Customer',
  site: 'Website',
  /** Above the greeting. */
  role: 'You’re the customer. Tap a question, or type one.',
  greeting: 'We’re closed right now, but I can answer and book. What do you need?',
  /** Asked before the first booking of a conversation, and before later ones. */
  needsName: 'What’s your name and number?',
  needsAddress: 'What’s your name, number and address?',
  knowsName: 'Should I use the same name and number?',
  knowsNameNotAddress: 'Same name and number? And what’s the address?',
  needsNumber: 'Thanks. And what’s your number?',
  asksNumber: 'What’s your number?',
  needsOnlyAddress: 'Thanks. And what’s the address?',
  answerAs: 'Answer as a customer named',
  sameName: 'Yes, the same.',
  /** Before an address. */
  itIs: 'It’s',
  booked: 'You’re all set.',
  passedOn: 'Thanks. I’ve passed it on.',
  calendarOf: 'On the calendar at',
  callback: 'Callback',
  text: 'Text to the owner',
  /** In its place, where customers may write about their health. */
  inbox: 'In your secure inbox, never by text or email.',
  /** In a danger, at once. */
  alert: 'Call to the owner, right away',
  /** What the owner is told of a customer who does. */
  speaksSpanish: 'speaks Spanish',
  restart: 'Start Over',
  /** To anything typed, when the answers cannot be loaded. */
  notLoaded: 'That didn’t load. Please send it again.',
  stop: 'Stop',
  again: 'Hear It Again',
  /** Beside `demonstration.hear`: hears it in Spanish. */
  inSpanish: 'Español',
} as const;

/** The same in Spanish, where a Spanish customer is answered. */
export const spanishCopy = {
  needsName: '¿Me da su nombre y su número?',
  needsAddress: '¿Me da su nombre, su número y su dirección?',
  knowsName: '¿Uso el mismo nombre y número?',
  knowsNameNotAddress: '¿El mismo nombre y número? ¿Y la dirección?',
  needsNumber: 'Gracias. ¿Y su número?',
  asksNumber: '¿Me da su número?',
  needsOnlyAddress: 'Gracias. ¿Y la dirección?',
  sameName: 'Sí, los mismos.',
  itIs: 'Es',
  answerAs: 'Responder como',
  restart: 'Empezar de nuevo',
  booked: 'Listo.',
  passedOn: 'Gracias. Ya pasé su mensaje.',
} as const;
