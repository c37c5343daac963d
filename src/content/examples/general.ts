import { formatPrice } from '@/lib/text/price';
import { anyBusiness, callback, type Example } from './example';

const price = { hour: formatPrice(60) };

export const general: Example = {
  slug: anyBusiness,
  colors: {
    paper: '#fbf1dd',
    pen: '#2a1b45',
    soft: '#5d4a72',
    action: '#c2412a',
    onAction: '#fff',
    price: '#8f3422',
  },
  kind: 'Business',
  choice: 'Something else',
  nameWords: '',
  name: 'Third & Elm',
  menu: { Urgent: 'emergency', Prices: 'price', 'Call Us': 'person' },
  headline: 'Closed for the night. Still answering.',
  text: 'Ask now and get your answer tonight, before we even open.',
  action: { label: 'Book a Visit', asks: 'time' },
  offers: { 'First half hour': 'free', 'One hour': price.hour, 'Urgent visit': 'next day' },
  questions: {
    emergency: {
      ask: 'It can’t wait. Can you see me tomorrow?',
      answer:
        'If anyone is hurt or in danger, call 911 first. ' +
        'If not, yes: we keep 8:30 AM open for emergencies. The first half hour is free.',
      books: {
        times: ['Tomorrow, 8:30 AM'],
        what: 'First visit, urgent',
        done: 'You’re all set for ….',
      },
    },
    price: {
      ask: 'What do you charge?',
      answer: `The first half hour is free. After that, an hour is ${price.hour}.`,
    },
    time: {
      ask: 'Are you open on Saturday?',
      answer: 'Yes, from 9:00 AM to 1:00 PM. We have 10:30 AM or 12:00 PM open.',
      books: {
        times: ['Saturday, 10:30 AM', 'Saturday, 12:00 PM'],
        what: 'First visit',
        done: 'You’re all set for ….',
      },
    },
    spanish: {
      ask: '¿Cuánto cuesta una visita?',
      answer:
        `La primera media hora es gratis; después, una hora cuesta ${price.hour}. ` +
        'El lunes a las 11:00 AM está libre.',
      books: {
        times: ['Monday, 11:00 AM'],
        what: 'First visit',
        done: 'Listo. Le esperamos el lunes a las 11:00 AM.',
      },
    },
    person: callback('Tomorrow, 9:00 AM', {
      answer: 'The owner can call you tomorrow at 9:00 AM.',
      done: 'The owner will call you ….',
    }),
  },
  customers: {
    en: { name: 'Pat Bennett', phone: '555-0109' },
    es: { name: 'Carmen Vega', phone: '555-0112' },
  },
  genericName: 'My Business',
  promise: 'It books for you. Your free plan says how it fits your calendar.',
  call: {
    lines: [
      'Hi. I need somebody tomorrow. It can’t wait.',
      'We keep 8:30 AM open for emergencies, and the first half hour is free. Should I book it?',
      'Yes, please. Am I talking to a machine?',
      'Yes, you are. A person will see you at 8:30 AM. What’s your name and number?',
      'Pat Bennett, 555‑0109.',
      'Thanks, Pat. You’re booked for tomorrow at 8:30 AM.',
      'That was quick. Good night.',
    ],
    text: 'Urgent first visit, tomorrow, 8:30 AM: Pat Bennett, 555-0109',
  },
};
