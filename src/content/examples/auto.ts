import { formatPrice } from '@/lib/text/price';
import { callback, type Example } from './example';

const price = { finding: formatPrice(45), oilChange: formatPrice(59), brakes: formatPrice(180) };

export const auto: Example = {
  slug: 'auto',
  colors: {
    paper: '#16191f',
    pen: '#f4f1ea',
    soft: '#b9bec8',
    price: '#ff6a45',
    line: '#3b414c',
    accent: '#ff5630',
    body: '#ff5630',
    bodyShade: '#d13a18',
    bodyLit: '#ff8a6c',
    glass: '#8fb4c9',
    glassShade: '#5f8499',
    chrome: '#e4e2dc',
    dark: '#0a0c10',
    beam: '#fff3c4',
    floor: '#22272f',
  },
  awning: '#ff5630',
  kind: 'Auto repair',
  nameWords:
    'auto autos automotive tire tires brake brakes motors mechanic mechanics transmission ' +
    'transmissions muffler mufflers',
  name: 'Wheelhouse',
  menu: { Brakes: 'emergency', Prices: 'price', 'Call Us': 'person' },
  headline: 'What’s that noise?',
  text: 'Bring it in. We find it, show it to you and tell you the price before we fix it.',
  action: { label: 'Book a Bay', asks: 'time' },
  offers: {
    'Finding the noise': price.finding,
    'Oil & filter': price.oilChange,
    'Front brakes': price.brakes,
  },
  questions: {
    emergency: {
      ask: 'My brakes are grinding. Can I still drive?',
      answer:
        'Please don’t. If you’re on the road, pull over where it’s safe. ' +
        `We can tow it in tomorrow at 7:45 AM and look at it first. New front brakes are ${price.brakes}.`,
      books: {
        times: ['Tomorrow, 7:45 AM'],
        what: 'Tow-in, brakes grinding',
        done: 'Thanks. The tow truck comes …. Please leave the car where it is.',
        asksAddress: true,
      },
    },
    price: {
      ask: 'How much is an oil change?',
      answer: `It’s ${price.oilChange} with the filter, and you can wait while we do it.`,
    },
    time: {
      ask: 'Can I bring it in on Friday?',
      answer: 'Yes, at 8:30 AM or 1:00 PM. You’ll know the price before we fix anything.',
      books: {
        times: ['Friday, 8:30 AM', 'Friday, 1:00 PM'],
        what: 'Drop-off, first look',
        done: 'You’re all set for ….',
      },
    },
    spanish: {
      ask: '¿Cuánto cuesta un cambio de aceite?',
      answer: `Cuesta ${price.oilChange} con el filtro. El lunes a las 9:00 AM está libre, y puede esperar aquí.`,
      books: {
        times: ['Monday, 9:00 AM'],
        what: 'Oil change',
        done: 'Listo. Le esperamos el lunes a las 9:00 AM.',
      },
    },
    person: callback('Tomorrow, 7:30 AM', {
      answer: 'One of our mechanics can call you tomorrow at 7:30 AM.',
      done: 'A mechanic will call you ….',
    }),
  },
  customers: {
    en: { name: 'Kim Larsen', phone: '555-0171', address: '9 Mill Rd' },
    es: { name: 'Jorge Luna', phone: '555-0173', address: '11 Mill Rd' },
  },
  genericName: 'My Auto Shop',
  promise: 'You decide what it says about a car that may not be safe to drive.',
  call: {
    lines: [
      'My brakes are grinding. Can I still drive it in?',
      'Please don’t. We can tow it in tomorrow at 7:45 AM and look at it first.',
      'Okay. Am I talking to a real mechanic?',
      'No, I’m the assistant. The mechanics start at 7:30 AM. What’s your name, number and address?',
      'Kim Larsen, 555‑0171, 9 Mill Road.',
      'Thanks, Kim. The tow truck comes at 7:45 AM. You’ll know the price before we fix anything.',
      'Great. Thanks.',
    ],
    text: 'Tow-in, brakes grinding, tomorrow, 7:45 AM: Kim Larsen, 555-0171, 9 Mill Rd',
  },
};
