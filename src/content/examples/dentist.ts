import { formatPrice } from '@/lib/text/price';
import { callback, type Example } from './example';

const price = { firstVisit: formatPrice(89), cleaning: formatPrice(110) };

export const dentist: Example = {
  slug: 'dentist',
  colors: {
    paper: '#f2f8f4',
    pen: '#12474a',
    soft: '#35605f',
    onAction: '#fff',
    line: '#bcd9cd',
    price: '#a5371c',
    arch: '#bfe0d6',
    sun: '#ff8a70',
    tooth: '#fff',
    toothShade: '#dcefe9',
  },
  awning: '#8fd8c6',
  kind: 'Dentist',
  nameWords:
    'dental dentist dentists dentistry dds dmd orthodontics orthodontist orthodontists endodontics ' +
    'teeth smile smiles molar',
  name: 'Maple & Molar',
  menu: { Toothache: 'emergency', Prices: 'price', 'Call Us': 'person' },
  headline: 'For people who’ve been putting it off.',
  text: 'No lectures. We look, we explain, we tell you the price and you decide.',
  action: { label: 'See Open Times', asks: 'time' },
  offers: {
    'First visit with X‑rays': price.firstVisit,
    Cleaning: price.cleaning,
    'Emergency visit': 'same day',
  },
  questions: {
    emergency: {
      ask: 'Half my tooth broke off on a pretzel.',
      answer:
        'I’m sorry. If it’s hard to breathe or swallow, call 911. ' +
        'If your face swells, the bleeding won’t stop or the pain is more than you can stand, ' +
        'go to an emergency room now. If not, keep the piece in a little milk. ' +
        'Dr. Maple has tomorrow at 8:40 AM open.',
      books: {
        times: ['Tomorrow, 8:40 AM'],
        what: 'Broken tooth, emergency visit',
        toOwner: 'Visit request, …',
        done: 'I’ve asked for …. Our front desk will confirm it in the morning.',
        isToConfirm: true,
      },
    },
    price: {
      ask: 'How much is a first visit?',
      answer: `A first visit is ${price.firstVisit}, X‑rays included. A cleaning is ${price.cleaning}.`,
    },
    time: {
      ask: 'Can I get a cleaning on Friday?',
      answer: `Yes, at 10:20 AM or 1:00 PM. A cleaning is ${price.cleaning}.`,
      books: {
        times: ['Friday, 10:20 AM', 'Friday, 1:00 PM'],
        what: 'Cleaning',
        toOwner: 'Visit request, …',
        done: 'I’ve asked for …. Our front desk will confirm it in the morning.',
        isToConfirm: true,
      },
    },
    spanish: {
      ask: '¿Atienden a niños de 5 años?',
      answer: `Sí, desde los 3 años. Una limpieza cuesta ${price.cleaning}. El lunes a las 3:40 PM está libre.`,
      books: {
        times: ['Monday, 3:40 PM'],
        what: 'Cleaning, child',
        toOwner: 'Visit request, …',
        done: 'Pedí el lunes a las 3:40 PM. La recepción se lo confirma por la mañana.',
        isToConfirm: true,
      },
    },
    person: callback('Tomorrow, 8:00 AM', {
      answer: 'Our front desk can call you tomorrow at 8:00 AM.',
      done: 'Our front desk will call you ….',
    }),
  },
  customers: {
    en: { name: 'Ben Okafor', phone: '555-0117' },
    es: { name: 'Luis Ortega', phone: '555-0119' },
  },
  isPrivate: true,
  genericName: 'My Practice',
  promise: 'Your front desk gets every visit to confirm.',
  call: {
    lines: [
      'My tooth broke, and I don’t know what to do.',
      'I’m sorry. Is your face swelling, or is it bleeding a lot?',
      'No, neither. Are you a real person?',
      'No, I’m the assistant. If it swells, or bleeds and won’t stop, go to an emergency room. ' +
        '8:40 AM tomorrow is open: should I ask for it?',
      'Yes, please. Ben Okafor, 555‑0117.',
      'Thanks, Ben. Our front desk confirms it in the morning. Keep the piece in a little milk and bring it along.',
      'I will. Good night.',
    ],
    text: 'Visit request, tomorrow, 8:40 AM: Ben Okafor, 555-0117',
  },
};
