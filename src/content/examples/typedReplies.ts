/** What the website says only to what visitors type. The script that reads it contains these texts. */
export const english = {
  /** Above the questions that a text may mean, and the button below them. */
  isItOne: 'I’m not sure I understood. Is it one of these?',
  none: 'None of These',
  /** To a text that no question has words of. */
  unknown: 'I don’t know that one. I can pass it on, and someone will get back to you.',
  /** After that, where customers are patients. */
  ifUrgent: 'If you’re hurt and it can’t wait, go to an emergency room or call 911.',
  /** After what to do in a danger, above a form. */
  thenNumber: 'Please check your number here, and someone will call you.',
  /** The same to what is no question. */
  canPassOn: 'I can pass that on to a person.',
  /** To a question beside a form that it does not know. */
  notKnown: 'I don’t know that one. I’ll pass it on with your request.',
  /** To what is said beside a form. */
  noted: 'I’ll pass that on with your request, and someone will read it.',
  /** To a phone number or an email address. */
  check: 'I’ve put that into the form. Please check it.',
  /** The same, where something is missing. */
  fillInRest: 'I’ve put that into the form. Please fill in the rest.',
  /** To a second text that the same question answers. */
  thatIsAll: 'My last answer is all I know about that. A person can tell you more.',
  /** After an answer about changes, above the form of what was booked. */
  changesHere: 'You can do that here.',
  /** The same where nothing has been booked here. */
  passesOn: 'I can pass that on.',
  /** To a customer who asks when the booked visit is. */
  isBooked: 'I have you down for ….',
  isAsked: 'You asked for “…”. Someone will confirm it.',
  /** To whatever it does not understand after a call at once was asked for. */
  callsSoon: 'You’ll get a call …. I can pass on what you wrote.',
  /** To a day on which a time is free, which stands in place of `…`. */
  isOpen: '… is open.',
  /** After it, where another hour may be meant. */
  orAsk: 'Or choose “The time I wrote.”',
  /** To a day or an hour at which the business is closed, and before its free times. */
  isClosedThen: 'We’re closed then.',
  isOpenThen: 'Here’s what’s open.',
  /** To any other day or hour, which stands in place of `…`. */
  asWritten: 'I’ll ask for “…” once you press the button. Or pick another time.',
  /** The same, where a visit is planned on the phone first, and to a customer who names a person. */
  asWrittenForCall: 'I’ll note “…” for your visit.',
  /** To a customer who only agrees, while a form waits. */
  confirms: 'Please check this, and press the button.',
  declined: 'OK. What else can I do for you?',
  /** To a customer who declines what was booked already. */
  cancelsHere: 'Sure. Press “Cancel It,” and it’s canceled.',
  hello: 'Hello! What do you need?',
  welcome: 'You’re welcome. Anything else?',
} as const;

/** What is said to typed texts, in one of the languages. */
export type TypedCopy = Readonly<Record<keyof typeof english, string>>;

/** The same in Spanish. */
export const spanish: TypedCopy = {
  isItOne: 'No estoy seguro de haber entendido. ¿Es una de estas preguntas?',
  none: 'Ninguna',
  unknown: 'Eso no lo sé. Puedo pasar su pregunta, y una persona le contesta.',
  ifUrgent: 'Si está herido y no puede esperar, vaya a emergencias o llame al 911.',
  thenNumber: 'Revise su número aquí, y le llaman.',
  canPassOn: 'Puedo pasarlo a una persona.',
  notKnown: 'Eso no lo sé. Lo paso con su solicitud.',
  noted: 'Lo paso con su solicitud, y una persona lo lee.',
  check: 'Lo puse en el formulario. Revíselo, por favor.',
  fillInRest: 'Lo puse en el formulario. Complete lo que falta, por favor.',
  thatIsAll: 'Mi última respuesta es todo lo que sé de eso. Una persona puede decirle más.',
  changesHere: 'Puede hacerlo aquí.',
  passesOn: 'Puedo pasar su mensaje.',
  isBooked: 'Su hora es ….',
  isAsked: 'Pidió “…”, y una persona se la confirma.',
  callsSoon: 'Le llaman …. Puedo pasar lo que escribió.',
  isOpen: '… está libre.',
  orAsk: 'O elija “La hora que escribí”.',
  isClosedThen: 'A esa hora está cerrado.',
  isOpenThen: 'Esto es lo que hay libre.',
  asWritten: 'Pido “…” en cuanto toque el botón. O elija otra hora.',
  asWrittenForCall: 'Anotado para su cita: “…”.',
  confirms: 'Por favor, revise esto y toque el botón.',
  declined: 'Está bien. ¿En qué más le ayudo?',
  cancelsHere: 'Claro. Toque “Cancelar”, y queda cancelada.',
  hello: '¡Hola! ¿En qué le ayudo?',
  welcome: 'De nada. ¿Algo más?',
};
