/** What the website says only to what visitors type. The script that reads it contains these texts. */
export const english = {
  /** Before an answer about what is done here, to whoever asks whether it is. */
  yes: 'Yes.',
  /** Before the opening hours, to whoever asks about a day off. */
  no: 'No.',
  good: 'Good.',
  declined: 'OK. What else can I do for you?',
  /** The same where something else is booked, with its time in place of `…`. */
  stillDown: 'OK. You’re still down for …. Anything else?',
  /** To whoever does not want to change a booking after all. */
  stays: 'OK, it stays.',
  /** To whoever cancels it, where the form with the button is open. */
  toCancel: 'Please press “Cancel It”.',
  /** To a question without an answer. */
  unknown: 'I don’t know that one. I’ll pass it to a person.',
  /** After that, to patients: what is not understood may be an emergency. */
  ifUrgent: 'If it can’t wait, go to an emergency room or call 911.',
  /** After an answer to a part of it. */
  restUnknown: 'I’ll pass the rest to a person.',
  /** To what is no question, and to what is said about a request that waits. */
  passesOn: 'I’ll pass it on.',
  /** After what to do in a danger, once more. */
  sayOver: 'Once that’s done, tell me.',
  noted: 'Thanks. I’ve noted that.',
  /** With the person that the customer wants in place of `…`. */
  notesPerson: 'I’ve noted “…”.',
  /** To what is too short to understand. */
  unclear: 'Tell me a little more. What do you need?',
  /** To more minutes than what is fine, and to a younger child than those who are seen, with the number in place of `…`. */
  isLater: '… is more, so I’ll ask if they can still take you.',
  isYounger: 'For a …-year-old, I’ll ask a person.',
  /** To a day or an hour: with a free time in place of `…`. */
  isOpen: '… is open.',
  callComes: 'The call is ….',
  /** Before it, with the day for what the call is about in place of `…`. */
  notesDay: 'I’ve noted “…” for the visit, and you confirm it on the phone.',
  areOpen: 'These times are open.',
  /** To whoever wants to come today, before a later time. */
  notToday: 'Not today.',
  /** To a time that is not free: beside times to choose from, and beside one. */
  asksOrPicks: 'Nothing’s open then. I can ask for it, or you can pick one below.',
  asks: 'Or I can ask for the time you want.',
  /** To a day or an hour in an emergency. */
  staysUrgent: 'The call stays for tonight. If it can wait, pick another time below.',
  /** With the time of what waits in place of `…`, to whoever asks how soon. */
  onceConfirmed: '…, once you press the button.',
  callOnce:
    'The call comes …, once you press the button. You’ll find out then when somebody can be there.',
  /** Above a form that only has to be confirmed. */
  confirms: 'Please check this, and press the button.',
  /** With the time of a booking in place of `…`, to whoever asks for it again. */
  bookedFor: 'You’re down for …. Anything else?',
  callBooked: 'The call comes …. You’ll find out then when somebody can be there.',
  askedFor: 'You asked for …. A person gets back to you in the morning.',
  nothingBooked: 'Nothing is booked yet.',
  /** With a name, a number and perhaps an address in place of `…`, to whoever asks for them. */
  have: 'I have …. If something is wrong, type it again.',
  /** To a phone number that lacks a digit. */
  isShort: 'That number looks short. Is it complete?',
} as const;

/** What is said to typed texts, in one of the languages. */
export type TypedCopy = Readonly<Record<keyof typeof english, string>>;

/** The same in Spanish. */
export const spanish: TypedCopy = {
  yes: 'Sí.',
  no: 'No.',
  good: 'Muy bien.',
  declined: 'Está bien. ¿En qué más le ayudo?',
  stillDown: 'Está bien. Su otra cita queda: …. ¿Algo más?',
  stays: 'Está bien, queda como está.',
  toCancel: 'Por favor, toque “Cancelar”.',
  unknown: 'Eso no lo sé. Le pregunto a una persona.',
  ifUrgent: 'Si no puede esperar, vaya a emergencias o llame al 911.',
  restUnknown: 'Lo demás se lo paso a una persona.',
  passesOn: 'Paso su mensaje.',
  sayOver: 'Cuando ya lo haya hecho, dígame.',
  noted: 'Gracias. Lo anoto.',
  notesPerson: 'Anoto “…”.',
  unclear: 'Cuénteme un poco más. ¿Qué necesita?',
  isLater: '… son más; voy a preguntar si todavía pueden atenderle.',
  isYounger: 'Para … años, le pregunto a una persona.',
  isOpen: '… está libre.',
  callComes: 'Le llaman ….',
  notesDay: 'Anoto “…” para la cita, y por teléfono se confirma.',
  areOpen: 'Estas horas están libres.',
  notToday: 'Hoy ya no.',
  asksOrPicks: 'Ahí no tengo nada libre. Puedo pedirlo, o elija una hora abajo.',
  asks: 'O pido la hora que usted quiere.',
  staysUrgent: 'La llamada queda para hoy. Si puede esperar, elija otra hora abajo.',
  onceConfirmed: '…, en cuanto toque el botón.',
  callOnce: 'Le llaman …, en cuanto toque el botón. Ahí le dicen cuándo pueden llegar.',
  confirms: 'Por favor, revise esto y toque el botón.',
  bookedFor: 'Tiene: …. ¿Algo más?',
  callBooked: 'Le llaman …. Ahí le dicen cuándo pueden llegar.',
  askedFor: 'Pidió: …. Por la mañana le contesta una persona.',
  nothingBooked: 'Todavía no hay ninguna cita.',
  have: 'Tengo: …. Si algo está mal, escríbalo otra vez.',
  isShort: 'A ese número le faltan cifras. ¿Está completo?',
};

const wantsToCancel = 'Wants to cancel or move. Please get back to:';

/** What the owner is told before the customer's words, if they are no question. */
export const leads: Readonly<Record<string, string>> = {
  question: 'Question from your website:',
  complaint: 'Complaint from your website:',
  hiring: 'Application from your website:',
  cancel: wantsToCancel,
  /** Of a patient who is ill. */
  sick: wantsToCancel,
  danger: 'Urgent, call now:',
  byText: 'Please text, don’t call:',
  /** Of somebody who has only said who she is. */
  nothing: 'Please get back to:',
};
