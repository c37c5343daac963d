/** What the website says only to what visitors type. The script that reads it contains these texts. */
export const english = {
  /** Before an answer about what is done here, to whoever asks whether it is. */
  yes: 'Yes.',
  declined: 'OK. What else can I do for you?',
  /** To a question without an answer, before a name is asked for. */
  unknown: 'I don’t know that one. I’ll pass it to a person.',
  /** After an answer to a part of it. */
  restUnknown: 'I’ll pass the rest to a person.',
  passesOn: 'I’ll pass it on.',
  /** To a name alone, or what is too short to understand. */
  /** To more minutes than what is fine, and to a younger child than those who are seen, with the number in place of `…`. */
  isLater: '… is more, so I’ll ask if they can still take you.',
  isYounger: 'For a …-year-old, I’ll ask a person.',
  unclear: 'Tell me a little more. What do you need?',
  /** To a wish for another time than the offered one. */
  otherTime: 'I’ll ask about that and get back to you.',
  /** To a wish in a danger, after what comes first. */
  onceSafe: 'Once it’s safe, we find a time: I’ll pass that on.',
  whichDay: 'Which day next week?',
  /** With the first free time in place of `…`. */
  earliest: 'The earliest is ….',
  /** After a free time, and before a second one. */
  isFree: ' is open',
  orAt: ', or',
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
  /** With the time of a booked call. */
  callComes: 'You get the call …. Anything else?',
  nothingBooked: 'Nothing is booked yet.',
  /** After who calls how soon. */
  saysThen: 'You hear then when somebody’s there.',
} as const;

/** The same in Spanish. */
export const spanish = {
  yes: 'Sí.',
  declined: 'Está bien. ¿En qué más le ayudo?',
  unknown: 'Eso no lo sé. Le pregunto a una persona.',
  restUnknown: 'Lo demás se lo paso a una persona.',
  passesOn: 'Paso su mensaje.',
  isLater: '… son más; voy a preguntar si todavía pueden atenderle.',
  isYounger: 'Para … años, le pregunto a una persona.',
  unclear: 'Cuénteme un poco más. ¿Qué necesita?',
  otherTime: 'Voy a preguntar y le contestamos.',
  onceSafe: 'Cuando ya no haya peligro, buscamos una hora: paso su mensaje.',
  whichDay: '¿Qué día de la próxima semana?',
  earliest: 'Lo más pronto es ….',
  isFree: ' está libre',
  orAt: ', o',
  otherTimeThanBooked: 'Voy a preguntar. Hasta que le contestemos, su cita sigue siendo: ….',
  canceled: 'Listo, su cita está cancelada.',
  asksToCancel: 'Listo. Ya pedí que la cancelen.',
  over: 'Qué bueno. Ya avisé.',
  good: 'Muy bien.',
  changed: 'Gracias. Ya les aviso.',
  stays: 'Está bien, queda como está.',
  corrected: 'Gracias. Ya lo corregí.',
  bookedFor: 'Su cita: …. ¿Algo más?',
  callComes: 'Le llamamos …. ¿Algo más?',
  nothingBooked: 'Todavía no hay ninguna cita.',
  saysThen: 'Ahí le dicen cuándo.',
} as const;

/** The words of a booking's time in Spanish, in which a Spanish customer reads it. */
export const spanishTimes: Readonly<Record<string, string>> = {
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

/** How a Spanish customer's times read for an owner who reads English: expressions, and what stands for them. */
export const timesInEnglish = [
  ['(por|de|en) la mañana', 'in the morning'],
  ['(por|de|en) la tarde', 'in the afternoon'],
  ['a las?', 'at'],
  ['m[aá]s tarde', 'later'],
  ['despu[eé]s de( las?)?', 'after'],
  ['.*semana.*', 'next week'],
] as const;

/** What the owner is told, before the customer's name. */
export const toOwner = {
  /** How the text of a booking begins, which nothing later repeats. */
  newBooking: 'New booking, ',
  question: 'Question from your website:',
  getBackTo: 'Please get back to:',
  /** In a danger, before anything else that was said. */
  urgent: 'Urgent, call now:',
  cancels: 'Wants to cancel or move. Please get back to:',
  /** Before the time that a customer asks for, when nothing was offered, and after what was. */
  wish: 'Asks for',
  wants: 'wants',
  otherTime: 'another time',
  withChange: 'with a change',
  complaint: 'Complaint from your website:',
  /** For an offered call, which says nothing of what it is about. */
  callback: 'Callback',
  /** Before the booked time that is to be moved. */
  insteadOf: 'instead of',
  canceled: 'Canceled:',
  /** Before what does not have to wake anybody anymore. */
  eased: 'No call needed tonight,',
  callBack: 'Please call back:',
  changes: 'Update:',
  correction: 'Corrected:',
} as const;
