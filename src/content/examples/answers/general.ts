import type { Answers } from './answer';
import { asksWhyUs } from './shared/shared';

export const general: Answers = {
  own: {
    danger: {
      words: 'danger, fire, is injured, got injured, hurt bad, 911, ambulance, call police',
      spanishWords: 'peligro, fuego, herido',
      say: 'If anybody’s in danger, please call 911 first.',
      saySpanish: 'Si alguien está en peligro, llame primero al 911.',
      isUrgent: true,
    },
    trouble: {
      words:
        'water all over, water everywhere, flood, flooding, flooded, burst, leaking, sewage, no heat, smoke, sparks, locked out, stranded',
      spanishWords: 'se inunda, inundación, fuga, humo, agua por todos lados',
      say: 'If anybody’s in danger, call 911 now. I’m telling the owner right now. Leave your name and number, and you get a call.',
      saySpanish:
        'Si alguien está en peligro, llame al 911 ahora. Ya le aviso a la persona a cargo. Deje su nombre y su número, y le llama.',
      isUrgent: true,
      isPassedOn: true,
    },
    unknown: { words: 'gift card, gift cards, email address' },
    emergency: {
      words:
        'urgent, emergency, asap, cant wait, come tomorrow, see tomorrow, right away, right now, come today, see today, appointment today, appointment tomorrow, soon as possible',
      spanishWords: 'urgente, es urgente, emergencia, mañana, hoy',
      saySpanish: 'Sí. Guardamos las 8:30 AM para urgencias. La primera media hora es gratis.',
    },
    online: {
      words: 'online, zoom, video, virtual, remote, over the phone',
      spanishWords: 'en línea, videollamada',
      say: 'Yes, by video, for the same price. You get the link by text.',
      saySpanish: 'Sí, por video, al mismo precio. Le mandamos el enlace por mensaje.',
    },
    visit: {
      words:
        'first visit, first appointment, what bring, prepare, what happens, need to bring, expect, how long visit',
      say: 'We listen first, look at what you have and tell you the price. Bring whatever you have on paper. The first half hour is free.',
    },
    price: {
      words:
        'charge, cost, price, rate, how much, hourly, per hour, hours cost, half hour, two hours, free consultation, fee',
      spanishWords: 'cuánto, cuesta, cobran, precio',
      saySpanish: 'La primera media hora es gratis. Después, una hora cuesta $60.',
      isGeneral: true,
    },
    pick: {
      words: asksWhyUs,
      say: 'We listen first and tell you the price before anything is done. The first half hour is free.',
    },
    deposit: {
      words: 'deposit, up front, upfront, in advance, prepay, money down',
      say: 'No. You pay after the visit.',
    },
    owner: {
      words: 'owner, owns, boss, in charge, manager, who runs',
      say: 'The owner can call you tomorrow at 9:00 AM.',
      books: { when: 'Tomorrow, 9:00 AM', text: 'Call back tomorrow, 9:00 AM:' },
    },
    time: {
      words:
        'come in, get in, book, appointment, schedule, make appointment, see you saturday, visit, available, availability, this week',
      spanishWords: 'cita, reservar',
      say: 'Saturday at 10:30 AM is open. The first half hour is free.',
      saySpanish: 'Sí, el sábado de 9:00 AM a 1:00 PM. Le puedo guardar las 10:30 AM.',
    },
    person: {
      words:
        'person, human, somebody, someone, talk to, speak to, speak with, call me, call back, representative',
      spanishWords: 'persona, alguien, hablar con',
      saySpanish: 'Claro. Le podemos llamar mañana a las 9:00 AM.',
    },
  },
  shared: {
    hours: {
      say: 'Monday to Friday, 9:00 AM to 5:00 PM, and Saturday until 1:00 PM. We’re closed on Sunday.',
      saySpanish: 'De lunes a viernes, de 9:00 AM a 5:00 PM, y el sábado hasta la 1:00 PM.',
      closed: 'Sunday, sun, domingo',
    },
    address: {
      say: 'At the corner of Third and Elm.',
      saySpanish: 'En la esquina de Third y Elm.',
    },
    parking: {
      say: 'Yes, free, behind the building.',
      saySpanish: 'Sí, gratis, detrás del edificio.',
    },
    payment: {
      say: 'Only card, cash or your phone, after the visit.',
      saySpanish: 'Solo tarjeta, efectivo o el teléfono, después de la visita.',
    },
    cancel: {
      say: 'It’s free up to a day ahead.',
      saySoon: 'That’s less than a day ahead, so a person has to look at it.',
      saySoonSpanish: 'Falta menos de un día, así que lo revisa una persona.',
      saySpanish: 'Puede cancelar gratis hasta un día antes.',
    },
    late: {
      upTo: 15,
      say: 'Thanks for telling us. Up to 15 minutes is fine.',
      saySpanish: 'Gracias por avisar. Hasta 15 minutos está bien.',
    },
  },
};
