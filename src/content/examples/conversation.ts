import type { Language } from './example';

/** The first line of every call. `{name}` is the business. */
export const greetings: Readonly<Record<Language, string>> = {
  en: 'Good evening, {name}. I’m the automated assistant. How can I help?',
  es: 'Buenas noches, habla el asistente automático de {name}. ¿En qué le ayudo?',
};

/** What the website asks before the customer's reply, where the conversation is only read. */
export const asksFor = {
  name: 'What’s your name and number?',
  address: 'What’s your name, number and address?',
} as const;

/** What is said in every conversation with an example. The browser's script contains these texts. */
export const conversationCopy = {
  /** Speakers, for screen readers. */
  customer: 'Customer',
  site: 'Website',
  /** Above the greeting. */
  role: 'It’s Tuesday night. You’re the customer, so ask.',
  greeting: 'We’re closed. I’m the automated assistant. What do you need?',
  /** The form in which the customer confirms what is booked or passed on. */
  message: 'A message',
  visit: 'Your visit',
  name: 'Name',
  phone: 'Phone or email',
  address: 'Address',
  /** A time that is not free, in the customer's own words. */
  asked: 'The time I wrote',
  book: 'Book It',
  /** In place of it, for a time that isn't offered. */
  ask: 'Ask for It',
  call: 'Call Me',
  send: 'Pass It On',
  change: 'Change It',
  cancel: 'Cancel It',
  /** What is booked, at a time that stands in place of `…`; the same of a call. */
  booked: 'You’re all set for ….',
  called: 'You’ll get a call ….',
  /** The same, and of a change, where somebody confirms it, and after that. */
  requested: 'Your request is in.',
  toConfirm: 'We’ll confirm it in the morning.',
  passedOn: 'Thanks. I’ve passed it on.',
  /** The same in a danger. */
  callsNow: 'Thanks. You’ll get a call right away.',
  /** The same of a time in the customer's own words. */
  askedFor: 'Thanks. We’ll confirm the time in the morning.',
  /** The button after a booking, and what is said to it. */
  changes: 'Change or Cancel',
  offersChange: 'Here you can change or cancel it.',
  changed: 'OK, it’s changed.',
  /** Where it is the same as before. */
  unchanged: 'OK, it stays as it was.',
  canceled: 'OK, it’s canceled.',
  calendarOf: 'On the calendar at',
  /** The same where somebody confirms what is booked. */
  toConfirmAt: 'To be confirmed at',
  callback: 'Callback',
  text: 'Text to the owner',
  /** In its place, where customers may write about their health. */
  inbox: 'In your secure inbox, never by text or email.',
  /** In a danger, at once. */
  alert: 'Call to the owner, right away',
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
  callback: 'Una llamada',
  message: 'Un mensaje',
  visit: 'Su cita',
  name: 'Nombre',
  phone: 'Teléfono o correo',
  address: 'Dirección',
  asked: 'La hora que escribí',
  book: 'Reservar',
  ask: 'Pedirla',
  call: 'Llámenme',
  send: 'Enviar',
  change: 'Cambiar',
  cancel: 'Cancelar',
  booked: 'Listo: ….',
  called: 'Listo. Le llaman ….',
  requested: 'Ya la pedí.',
  toConfirm: 'Se la confirmamos por la mañana.',
  passedOn: 'Gracias. Ya pasé su mensaje.',
  callsNow: 'Gracias. Le llaman ahora.',
  askedFor: 'Gracias. Le confirmamos la hora por la mañana.',
  changes: 'Cambiar o cancelar',
  offersChange: 'Aquí puede cambiarla o cancelarla.',
  changed: 'Listo, ya la cambié.',
  unchanged: 'Está bien, queda como estaba.',
  canceled: 'Listo, está cancelada.',
  restart: 'Empezar de nuevo',
} as const;

/** What is said to a customer, in their language. */
export type Words = Readonly<Record<keyof typeof spanishCopy, string>>;

/** What the owner is told, before the customer's name. */
export const ownerCopy = {
  message: 'Message from your website:',
  callback: 'Callback',
  /** Before the time of a call, and the word for at once. */
  callBack: 'Call back',
  now: 'now',
  /** In place of a time, before the customer's own words for it. */
  asksForTime: 'asks for',
  changed: 'Changed:',
  canceled: 'Canceled:',
  speaksSpanish: 'speaks Spanish',
} as const;

/** The words of a booking's time in Spanish, in which a Spanish customer reads it. */
export const spanishTimes: Readonly<Record<string, string>> = {
  Today: 'hoy',
  Tonight: 'esta noche',
  within: 'en',
  minutes: 'minutos',
  Tomorrow: 'mañana',
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
};
