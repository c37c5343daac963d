import { sharedSays } from './answers/sharedSays';
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
  sameNameAt: 'Yes, the same. It’s',
  booked: 'You’re all set.',
  passedOn: 'Thanks. I’ve passed it on.',
  calendarOf: 'On the calendar at',
  callback: 'Callback',
  text: 'Text to the owner',
  /** In its place, where customers may write about their health. */
  inbox: 'In your secure inbox. Nothing about a patient goes by text or email.',
  /** How the text of a booking begins, which nothing later repeats. */
  newBooking: 'New booking, ',
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

/** What the website says only to what visitors type. */
const english = {
  /** Before an answer about what is done here, to whoever asks whether it is. */
  yes: 'Yes.',
  declined: 'OK. What else can I do for you?',
  /** To a question without an answer, before a name is asked for. */
  unknown: 'I don’t know that one. I’ll pass it to a person.',
  passesOn: 'I’ll pass it on.',
  /** To a name alone, or what is too short to understand. */
  unclear: 'Tell me a little more. What do you need?',
  /** To a wish for another time than the offered one. */
  otherTime: 'I’ll ask about that and get back to you.',
  /** With the time of the booking in place of `…`. */
  otherTimeThanBooked: 'I’ll ask about that. Until you hear from us, you’re still booked for ….',
  canceled: 'OK, it’s canceled.',
  /** Where only a person can cancel. */
  asksToCancel: 'OK. I’ve asked them to cancel it.',
  /** To somebody whose emergency is over, or who has done what helps. */
  over: 'Good. I’ve told the owner.',
  good: 'Good.',
  /** To what changes what the owner was told, or adds to it. */
  changed: 'Thanks. I’ll tell them.',
  /** To a no that leaves what cannot wait as it is, or to somebody who does not want to cancel after all. */
  stays: 'OK, it stays.',
  corrected: 'Thanks. I’ve corrected it.',
  /** With the time of a booking in place of `…`, to whoever asks for it again. */
  bookedFor: 'You’re booked for …. Anything else?',
  nothingBooked: 'Nothing is booked yet.',
} as const;

/** All that is said in Spanish besides answers. */
const spanish = {
  yes: 'Sí.',
  needsName: '¿Me da su nombre y su número?',
  needsAddress: '¿Me da su nombre, su número y su dirección?',
  knowsName: '¿Uso el mismo nombre y número?',
  knowsNameNotAddress: '¿El mismo nombre y número? ¿Y la dirección?',
  needsNumber: 'Gracias. ¿Y su número?',
  asksNumber: '¿Me da su número?',
  needsOnlyAddress: 'Gracias. ¿Y la dirección?',
  sameName: 'Sí, los mismos.',
  sameNameAt: 'Sí, los mismos. Es',
  booked: 'Listo.',
  passedOn: 'Gracias. Ya pasé su mensaje.',
  declined: 'Está bien. ¿En qué más le ayudo?',
  unknown: 'Eso no lo sé. Le pregunto a una persona.',
  passesOn: 'Paso su mensaje.',
  unclear: 'Cuénteme un poco más. ¿Qué necesita?',
  otherTime: 'Voy a preguntar y le contestamos.',
  otherTimeThanBooked: 'Voy a preguntar. Hasta que le contestemos, su cita sigue siendo: ….',
  canceled: 'Listo, su cita está cancelada.',
  asksToCancel: 'Listo. Ya pedí que la cancelen.',
  over: 'Qué bueno. Ya avisé.',
  good: 'Muy bien.',
  changed: 'Gracias. Ya les aviso.',
  stays: 'Está bien, queda como está.',
  corrected: 'Gracias. Ya lo corregí.',
  bookedFor: 'Su cita: …. ¿Algo más?',
  nothingBooked: 'Todavía no hay ninguna cita.',
} as const;

/** The words of a booking's time in Spanish, in which a Spanish customer reads it. */
const spanishTimes: Readonly<Record<string, string>> = {
  Tonight: 'esta noche',
  within: 'en',
  minutes: 'minutos',
  Tomorrow: 'mañana',
  Monday: 'lunes',
  Wednesday: 'miércoles',
  Friday: 'viernes',
  Saturday: 'sábado',
};

/** What the owner is told, before the customer's name. */
const toOwner = {
  question: 'Question from your website:',
  getBackTo: 'Please get back to:',
  /** In a danger, before anything else that was said. */
  urgent: 'Urgent, call now:',
  cancels: 'Wants to cancel or move. Please get back to:',
  /** Before the time that a customer asks for, when none was offered. */
  wish: 'Asks for a time',
  /** For an offered call, which says nothing of what it is about. */
  callback: 'Callback',
  /** Before the offered time that the customer does not want. */
  insteadOf: 'instead of',
  canceled: 'Canceled:',
  changes: 'Update:',
  correction: 'Corrected:',
} as const;

export const typedTexts = { english, spanish, spanishTimes, toOwner, sharedSays };
export type TypedTexts = typeof typedTexts;
