import { serviceWith } from '@/content/services';
import { formatPrice, writeTerms } from '@/lib/text/price';
import { callback, type Example } from './example';

const messaging = serviceWith('messaging');

const price = { cut: formatPrice(68), color: formatPrice(140), bangRescue: formatPrice(35) };

export const salon: Example = {
  slug: 'salon',
  colors: {
    paper: '#f3dfd3',
    pen: '#4a1738',
    soft: '#6d3a55',
    line: '#d6b5a8',
    accent: '#b3263f',
    halo: '#f2b5a7',
    cape: '#fff1e4',
    nape: '#33102a',
    neck: '#f0bfa2',
    neckShade: '#d89a80',
    face: '#f7d0b5',
    faceShade: '#e9b193',
    shine: '#7d3560',
  },
  awning: '#e0475f',
  kind: 'Salon',
  nameWords:
    'salon salons barber barbers barbershop hair haircuts hairdresser hairdressers hairstylist ' +
    'beauty nails stylist stylists styling lash lashes brow brows eyebrows',
  name: 'Fringe Theory',
  menu: { Cuts: 'time', Prices: 'price', People: 'person' },
  headline: 'Good hair by Saturday.',
  text: 'Strong coffee. Quiet chairs. If you ask for a trim, you get a trim.',
  action: { label: 'Book a Chair', asks: 'time' },
  offers: { 'Cut & style': price.cut, 'Full color': price.color, 'Bang rescue': price.bangRescue },
  questions: {
    emergency: {
      ask: 'My sister cut my bangs. The wedding’s on Saturday.',
      answer: `We’ve seen worse. Friday at 5:15 PM is open, and a bang rescue is ${price.bangRescue}.`,
      books: {
        times: ['Friday, 5:15 PM'],
        what: 'Bang rescue',
        done: 'I’ve asked for …. We’ll confirm it in the morning. Until then, leave the scissors alone.',
        isToConfirm: true,
      },
    },
    price: {
      ask: 'How much is a cut?',
      answer: `A cut and style is ${price.cut}. Full color is ${price.color}.`,
    },
    time: {
      ask: 'Do you have anything tomorrow?',
      answer: `Yes, at 2:00 PM or 4:30 PM. A cut and style is ${price.cut}.`,
      books: {
        times: ['Tomorrow, 2:00 PM', 'Tomorrow, 4:30 PM'],
        what: 'Cut & style',
        done: 'I’ve asked for …. We’ll confirm it in the morning.',
        isToConfirm: true,
      },
    },
    spanish: {
      ask: '¿Cuánto cuesta un corte?',
      answer: `Un corte con peinado cuesta ${price.cut}. El sábado a las 11:30 AM está libre.`,
      books: {
        times: ['Saturday, 11:30 AM'],
        what: 'Cut & style',
        done: 'Pedí el sábado a las 11:30 AM. Se lo confirmamos por la mañana.',
        isToConfirm: true,
      },
    },
    person: callback('Tomorrow, 9:30 AM', {
      answer: 'One of our stylists can call you tomorrow at 9:30 AM, before we open.',
      done: 'A stylist will call you ….',
    }),
  },
  customers: {
    en: { name: 'Mia Torres', phone: '555-0163' },
    es: { name: 'Elena Cruz', phone: '555-0165' },
  },
  genericName: 'My Salon',
  promise: `From ${writeTerms(messaging.price)}, it answers your Instagram messages, too.`,
  call: {
    lines: [
      'My sister cut my bangs, and there’s a wedding on Saturday.',
      `We’ve seen worse. A bang rescue is ${price.bangRescue}, and Friday at 5:15 PM is open. Should I ask for it?`,
      'Yes! Is this a recording?',
      'No, but I’m not a person, either. I’m the assistant. What’s your name and number?',
      'Mia Torres, 555‑0163.',
      'Thanks, Mia. I’ve asked for Friday at 5:15 PM, and we’ll confirm it in the morning. ' +
        'Please leave the scissors alone until then.',
      'I promise.',
    ],
    text: 'Bang rescue, Friday, 5:15 PM: Mia Torres, 555-0163',
  },
};
