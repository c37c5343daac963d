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
  declined: 'OK. What else can I do for you?',
  needsNumber: 'Thanks. And what’s your number?',
  needsOnlyAddress: 'Thanks. And what’s the address?',
  answerAs: 'Answer as',
  sameName: 'Yes, the same.',
  sameNameAt: 'Yes, the same. It’s',
  booked: 'You’re all set.',
  calendarOf: 'On the calendar at',
  callback: 'Callback',
  text: 'Text to the owner',
  restart: 'Start Over',
  /** To a question without an answer, before a name is asked for. */
  unknown: 'I don’t know that one. I’ll pass it to a person.',
  passedOn: 'Thanks. I’ve passed it on.',
  /** To anything typed, when the answers cannot be loaded. */
  notLoaded: 'That didn’t load. Please send it again.',
  /** To a name alone, or what is too short to understand. */
  unclear: 'Tell me a little more. What do you need?',
  /** To a wish for another time than the offered one. */
  otherTime: 'I’ll ask about that time and text you the answer.',
  canceled: 'OK, it’s canceled.',
  /** Before the time of a booking, to whoever asks for it again. */
  bookedFor: 'You’re booked for',
  /** The text to the owner, before the customer's question or name. */
  question: 'Question from your website:',
  privateQuestion: 'A patient has a question. Please call back:',
  privateWish: 'A patient asks for another time. Please text:',
  callBack: 'Please call back:',
  /** Before the offered time that the customer does not want. */
  insteadOf: 'instead of',
  canceledBooking: 'Canceled:',
  stop: 'Stop',
  again: 'Hear It Again',
} as const;

/** Frequent Spanish words; two of them make a text Spanish, or a long one, which is no English word. */
export const frequentSpanish =
  'que cuanto cuando tengo tienen tienes hay donde estan necesito quiero mi me se un una el la los las es por para con hacer hacen aceptan puedo puede pueden en de hoy emergencia cancelar cancelela sabado manana';

/** The same in Spanish, loaded with the answers to what visitors type. */
export const spanishConversation = {
  needsName: '¿Me da su nombre y su número?',
  needsAddress: '¿Me da su nombre, su número y su dirección?',
  knowsName: '¿Uso el mismo nombre y número?',
  knowsNameNotAddress: '¿El mismo nombre y número? ¿Y la dirección?',
  declined: 'Está bien. ¿En qué más le ayudo?',
  needsNumber: 'Gracias. ¿Y su número?',
  needsOnlyAddress: 'Gracias. ¿Y la dirección?',
  unknown: 'Eso no lo sé. Se lo paso a una persona.',
  booked: 'Listo.',
  passedOn: 'Gracias. Ya lo pasé.',
  unclear: 'Cuénteme un poco más. ¿Qué necesita?',
  otherTime: 'Pregunto por esa hora y le contestamos por mensaje.',
  canceled: 'Listo, está cancelado.',
} as const;
