import type { Answer } from '@/content/examples/answers/answer';

/** What patients ask about a visit besides their teeth. */
export const dentistVisit: Readonly<Record<string, Answer>> = {
  length: {
    words:
      'how long checkup, how long exam, how many hours, how long is that, how long is it, how long visit, how long cleaning, how long appointment, how long take',
    spanishWords: 'cuánto dura, cuánto tardan, cuánto tiempo',
    say: 'A first visit takes about an hour, and a cleaning 45 minutes.',
    saySpanish: 'La primera visita dura una hora, y una limpieza 45 minutos.',
  },
  treatmentLength: {
    isDone: true,
    words:
      'how long root canal, how long crown, how long filling, how long extraction, how long implant, implants long, implants how long take, how long whitening',
    spanishWords: 'cuánto dura endodoncia, cuánto dura corona, cuánto dura extracción',
    say: 'That depends on the tooth. Dr. Maple tells you once she’s seen it.',
    saySpanish: 'Depende del diente. La doctora le dice cuando lo revisa.',
  },
  eatAfter: {
    words: 'eat after, eat after filling, drink after filling, when can i eat',
    spanishWords: 'comer después',
    say: 'Once the numbness is gone, you usually can. If Dr. Maple told you something else, please do that.',
    saySpanish:
      'Cuando se le pase la anestesia, casi siempre. Si la doctora le dijo otra cosa, haga eso.',
  },
  referral: {
    words: 'referral, referred by doctor',
    spanishWords: 'referencia, orden médica',
    say: 'You don’t need a referral. You can book right here.',
    saySpanish: 'No hace falta. Puede hacer su cita aquí mismo.',
  },
  driving: {
    words: 'drive after, drive home, can i drive, drive sedation',
    spanishWords: 'puedo manejar, manejar después',
    say: 'After sedation, or anything that calms you, please don’t drive. Somebody has to take you home.',
    saySpanish:
      'Después de una sedación, o de algo que calma, no maneje. Alguien debe llevarle a casa.',
  },
  serviceDog: {
    words: 'service dog, service animal',
    spanishWords: 'perro de servicio',
    say: 'Of course. Service dogs are welcome.',
    saySpanish: 'Claro. Los perros de servicio son bienvenidos.',
  },
  access: {
    words: 'wheelchair, ramp, stairs, elevator, accessible',
    spanishWords: 'silla ruedas, elevador',
    say: 'Yes. We’re on the second floor, and there’s an elevator.',
    saySpanish: 'Sí. Estamos en el segundo piso, y hay elevador.',
  },
  discomfort: {
    words: 'will it hurt, does it hurt, will this hurt, going to hurt, cleaning hurt',
    spanishWords: 'va doler',
    say: 'We numb you first, and you can raise a hand whenever you want a break. If a tooth hurts now, Dr. Maple can see you tomorrow at 8:40 AM.',
    saySpanish:
      'Primero le dormimos la zona. Si le duele ahora, la doctora puede atenderle mañana a las 8:40 AM.',
  },
};
