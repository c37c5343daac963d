import { formatPrice } from '@/lib/text/price';
import { callback, type Example } from './example';

const price = { leak: formatPrice(140), drain: formatPrice(95) };

export const plumber: Example = {
  slug: 'plumber',
  colors: {
    paper: '#1f3fd6',
    pen: '#fff',
    soft: '#e3e8ff',
    action: '#ff5a3c',
    onAction: '#160500',
    bar: '#ffdc3a',
    onBar: '#0b1f6b',
    barShade: '#e3b91f',
  },
  awning: '#ffdc3a',
  kind: 'Plumber',
  nameWords: 'plumber plumbers plumbing drain drains rooter sewer sewers septic',
  name: 'Hart & Daughter',
  menu: { Prices: 'price', Book: 'time', 'Call Us': 'person' },
  headline: 'Water where it shouldn’t be?',
  text: 'Tell us where, day or night. You’ll know the price before we touch anything.',
  action: { label: 'Stop the Leak', asks: 'emergency' },
  offers: {
    'Leak found and fixed': `from ${price.leak}`,
    'Clogged drain': price.drain,
    'Service call, if we do the repair': 'free',
  },
  questions: {
    emergency: {
      ask: 'There’s water all over my kitchen.',
      answer:
        'If the water has reached an outlet or a cord, stay out of it. If not, close the main shutoff valve. ' +
        'It’s usually by the water meter and turns clockwise. ' +
        `I’ll ring Dana until she wakes up. Fixing a leak starts at ${price.leak}.`,
      books: {
        times: ['Tonight, once Dana is up'],
        what: 'Dana calls: leak, kitchen',
        toOwner: 'Leak, kitchen. Call back now',
        done: 'Thanks. I’m ringing Dana now. She’ll call you once she’s up.',
        asksAddress: true,
      },
    },
    price: {
      ask: 'How much for a clogged drain?',
      answer: `It’s ${price.drain}. You’ll know the price before we touch anything.`,
    },
    time: {
      ask: 'When can you look at my water heater?',
      answer:
        'If you smell gas, leave the house, then call 911. If not, we have tomorrow at 1:00 PM, ' +
        'Saturday at 9:30 AM or Monday at 2:00 PM open. If we repair it, the service call is free.',
      books: {
        times: ['Tomorrow, 1:00 PM', 'Saturday, 9:30 AM', 'Monday, 2:00 PM'],
        what: 'Water heater, first look',
        done: 'You’re all set for ….',
        asksAddress: true,
      },
    },
    spanish: {
      ask: 'Se me tapó el desagüe. ¿Cuánto cuesta?',
      answer: `Cuesta ${price.drain}. El viernes a las 8:00 AM está libre.`,
      books: {
        times: ['Friday, 8:00 AM'],
        what: 'Clogged drain',
        done: 'Listo. Llegamos el viernes a las 8:00 AM.',
        asksAddress: true,
      },
    },
    person: callback('Tomorrow, 7:00 AM', {
      answer: 'Dana, the owner, can call you tomorrow at 7:00 AM.',
      done: 'Dana will call you ….',
    }),
  },
  customers: {
    en: { name: 'Robin Reed', phone: '555-0142', address: '14 Elm St' },
    es: { name: 'Rosa Reyes', phone: '555-0148', address: '20 Elm St' },
  },
  genericName: 'My Plumbing Business',
  promise: 'You decide what counts as an emergency, and who it wakes.',
  call: {
    lines: [
      'Hi. There’s water under my kitchen sink, and it won’t stop.',
      'Close the main shutoff valve first. It’s usually by the meter and turns clockwise. Is it slowing down?',
      'Yes, it is. Wait, am I talking to a machine?',
      'Yes, you are. I’ll wake Dana for this. What’s your name, number and address?',
      'Robin Reed, 555‑0142, 14 Elm Street.',
      `Thanks, Robin. Fixing a leak starts at ${price.leak}. I’m ringing Dana now. She’ll call you once she’s up.`,
      'Thank you so much.',
    ],
    text: 'Leak, kitchen. Call back now: Robin Reed, 555-0142, 14 Elm St',
  },
};
