import { serviceWith } from '@/content/services';
import { messageThreadPath } from '@/lib/paths';
import { writeTerms } from '@/lib/text/price';
import { salonInEnglish } from './answers/english/salon';
import { salonInSpanish } from './answers/spanish/salon';
import type { Example } from './example';

const messaging = serviceWith('messaging');

export const salon: Example = {
  slug: 'salon',
  look: 'salon',
  trade: 'Salon',
  nameWords: ['salon', 'chair', 'barber', 'hair', 'beauty', 'nail', 'styl', 'lash', 'brow'],
  name: 'Fringe Theory',
  menu: [
    { label: 'Cuts', asks: 'time' },
    { label: 'Prices', asks: 'price' },
    { label: 'People', asks: 'person' },
  ],
  headline: 'Good hair by Saturday.',
  text: 'Strong coffee. Quiet chairs. If you ask for a trim, you get a trim.',
  action: { label: 'Book a Chair', asks: 'time' },
  offers: [
    { what: 'Cut & style', price: '$68' },
    { what: 'Full color', price: '$140' },
    { what: 'Bang rescue', price: '$35' },
  ],
  questions: {
    emergency: {
      ask: 'My sister cut my bangs. The wedding’s on Saturday.',
      words:
        'bang fringe fix fixed emergency urgent help disaster crooked uneven bad own myself horrible rescue',
      answer: 'We’ve seen worse. Friday at 5:15 PM is open, and a bang rescue is $35.',
      books: {
        when: 'Friday, 5:15 PM',
        what: 'Bang rescue',
      },
    },
    price: {
      ask: 'How much is a cut?',
      words:
        'haircut trim cut cost price charge much style styling hair womens ladies bob color long layers layered pixie shag mullet',
      answer: 'A cut and style is $68. Full color is $140.',
    },
    time: {
      ask: 'Do you have anything on Wednesday?',
      words: 'wed tomorrow afternoon free 2 2pm',
      answer: 'Yes, Wednesday at 2:00 PM is open. A cut and style is $68.',
      books: {
        when: 'Wednesday, 2:00 PM',
        what: 'Cut & style',
      },
    },
    spanish: {
      ask: '¿Cuánto cuesta un corte?',
      words:
        'cuánto secado cortes cortar cortarme cabello pelo puntas precio cobran cobra sale mujer',
      answer: 'Un corte con peinado cuesta $68. El sábado a las 11:30 AM está libre.',
      books: {
        when: 'Saturday, 11:30 AM',
        what: 'Cut & style',
      },
    },
    person: {
      ask: 'Can I talk to a person?',
      words:
        'somebody speak talking call phone owner manager stylist receptionist back calling callback after',
      answer: 'One of our stylists can call you tomorrow at 9:30 AM, before we open.',
      books: { when: 'Tomorrow, 9:30 AM', call: 'later' },
    },
  },
  freeTimes: ['Wednesday, 2:00 PM', 'Friday, 5:15 PM', 'Saturday, 11:30 AM'],
  isByRequest: true,
  closedDays: ['Sunday', 'Monday', 'Today'],
  openHours: [10, 19],
  customer: { name: 'Mia Torres', phone: '555-0163' },
  genericName: 'My Salon',
  promise: `From ${writeTerms(messaging.price)}, it answers Instagram, too. In Vagaro, you add each visit.`,
  other: { label: 'See It Answer a DM', href: messageThreadPath },
  lines: {
    asked: 'Open Tuesday?',
    answered: 'Yes, at 2:00.',
    offered: 'Want a chair?',
    reminded: 'Time for a trim?',
    returned: 'Tuesday work?',
    kept: '2:00 is yours.',
  },
  answers: { en: salonInEnglish, es: salonInSpanish },
  calls: {
    en: {
      lines: [
        'My sister cut my bangs, and there’s a wedding on Saturday.',
        'We’ve seen worse. A bang rescue is $35, and Friday at 5:15 PM is open. Should I ask for it?',
        'Yes! Is this a recording?',
        'No, but I’m not a person, either. I’m the assistant. What’s your name and number?',
        'Mia Torres, 555‑0163.',
        'Thanks, Mia. I’ve asked for Friday at 5:15 PM, and we’ll confirm it in the morning. Please leave the scissors alone until then.',
        'I promise.',
      ],
      text: 'Bang rescue, Friday, 5:15 PM: Mia Torres, 555-0163',
    },
    es: {
      lines: [
        'Mi hermana me cortó el flequillo, y el sábado hay boda.',
        'Hemos visto cosas peores. Arreglarlo cuesta $35, y el viernes a las 5:15 PM está libre. ¿Se lo pido?',
        '¡Sí! ¿Esto es una grabación?',
        'No, pero tampoco soy una persona. Soy el asistente. ¿Me da su nombre y su número?',
        'Elena Cruz, 555‑0165.',
        'Gracias, Elena. Pedí el viernes a las 5:15 PM, y se lo confirmamos por la mañana. Hasta entonces, deje las tijeras en paz.',
        'Se lo prometo.',
      ],
      text: 'Bang rescue, Friday, 5:15 PM, speaks Spanish: Elena Cruz, 555-0165',
    },
  },
};
