import { plumberInEnglish } from './answers/english/plumber';
import { plumberInSpanish } from './answers/spanish/plumber';
import { answersPhone } from './demonstration';
import type { Example } from './example';

export const plumber: Example = {
  slug: 'plumber',
  look: 'plumber',
  trade: 'Plumber',
  nameWords: ['plumb', 'drain', 'rooter', 'pipe', 'sewer', 'leak'],
  name: 'Hart & Daughter',
  menu: [
    { label: 'Prices', asks: 'price' },
    { label: 'Book', asks: 'time' },
    { label: 'Call Us', asks: 'person' },
  ],
  headline: 'Water where it shouldn’t be?',
  text: 'Tell us where, day or night. You’ll know the price before we touch anything.',
  action: { label: 'Stop the Leak', asks: 'emergency' },
  offers: [
    { what: 'Leak found and fixed', price: 'from $140' },
    { what: 'Clogged drain', price: '$95' },
    { what: 'Service call with repair', price: 'free' },
  ],
  questions: {
    emergency: {
      ask: 'There’s water all over my kitchen.',
      words:
        'under floor leak leaking pouring spraying gushing flood flooding flooded cabinet wont dishwasher coming stop',
      answer:
        'If outlets are under water, stay out. If not, close the main shutoff valve, usually by the water meter, clockwise. Give me your number, and I’ll wake Dana, who will call you within 10 minutes. Fixing a leak starts at $140.',
      isUrgent: true,
      books: {
        when: 'Tonight, within 10 minutes',
        what: 'Dana calls: leak, kitchen',
        inText: 'Leak, kitchen',
        call: 'now',
        asksAddress: true,
      },
    },
    price: {
      ask: 'How much for a clogged drain?',
      words: 'cost price charge 95 unclog unclogging clog clear clearing cleaning clean drains',
      answer: 'It’s $95. You’ll know the price before we touch anything.',
    },
    time: {
      ask: 'When can you look at my water heater?',
      words: 'heaters service check see schedule appointment',
      answer: 'Wednesday at 1:00 PM is open. If we repair it, the service call is free.',
      books: {
        when: 'Wednesday, 1:00 PM',
        what: 'Water heater, first look',
        asksAddress: true,
      },
    },
    spanish: {
      ask: 'Se me tapó el desagüe. ¿Cuánto cuesta?',
      words:
        'cobran precio destapar destapan tapo tapado tapada drenaje caño cañería coladera fregadero lavabo regadera tina cocina baja agua lenta',
      answer: 'Cuesta $95. El viernes a las 8:00 AM está libre.',
      books: {
        when: 'Friday, 8:00 AM',
        what: 'Clogged drain',
        asksAddress: true,
      },
    },
    person: {
      ask: 'Can I talk to a person?',
      words:
        'call someone somebody anyone speak callback back phone number dana owner manager boss live agent representative talk after ring talkin',
      answer: 'Dana, the owner, can call you tomorrow at 7:00 AM.',
      books: { when: 'Tomorrow, 7:00 AM', call: 'later' },
    },
  },
  freeTimes: ['Wednesday, 1:00 PM', 'Friday, 8:00 AM', 'Saturday, 9:30 AM', 'Monday, 2:00 PM'],
  closedDays: ['Sunday', 'Today'],
  openHours: [7, 18],
  customer: { name: 'Robin Reed', phone: '555-0142', address: '14 Elm St' },
  genericName: 'My Plumbing Business',
  promise: 'If it sounds like an emergency, it wakes whoever’s on call.',
  other: answersPhone,
  lines: {
    asked: 'Clogged drain?',
    answered: 'It’s $95.',
    offered: 'Tuesday okay?',
    reminded: 'Water heater check',
    returned: 'Tuesday work?',
    kept: 'Yes, 1:00 PM.',
  },
  answers: { en: plumberInEnglish, es: plumberInSpanish },
  calls: {
    en: {
      lines: [
        'Hi. There’s water under my kitchen sink, and it won’t stop.',
        'Close the main shutoff valve first. It’s usually by the meter and turns clockwise. Is it slowing down?',
        'Yes, it is. Wait, am I talking to a machine?',
        'Yes, you are. I’ll wake Dana for this. What’s your name, number and address?',
        'Robin Reed, 555‑0142, 14 Elm Street.',
        'Thanks, Robin. Fixing a leak starts at $140. Dana will call you within 10 minutes.',
        'Thank you so much.',
      ],
      text: 'Leak, kitchen. Call back now: Robin Reed, 555-0142, 14 Elm St',
    },
    es: {
      lines: [
        'Buenas. Hay agua debajo del fregadero y no para de salir.',
        'Primero cierre la llave de paso. Suele estar junto al medidor y se cierra hacia la derecha. ¿Ya sale menos?',
        'Sí, ya sale menos. Oiga, ¿estoy hablando con una máquina?',
        'Sí, soy el asistente. Voy a despertar a Dana, la dueña. ¿Me da su nombre, su número y su dirección?',
        'Rosa Reyes, 555‑0148, 20 Elm Street.',
        'Gracias, Rosa. Reparar una fuga cuesta desde $140. Dana le llama en 10 minutos.',
        'Muchísimas gracias.',
      ],
      text: 'Leak, kitchen, speaks Spanish. Call back now: Rosa Reyes, 555-0148, 20 Elm St',
    },
  },
};
