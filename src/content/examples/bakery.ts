import { formatPrice } from '@/lib/text/price';
import { callback, type Example } from './example';

const loaf = 9;

const price = { loaf: formatPrice(loaf), rolls: formatPrice(30), cake: formatPrice(48) };

export const bakery: Example = {
  slug: 'bakery',
  colors: {
    paper: '#6f2716',
    pen: '#ffe7c2',
    soft: '#f6cfa6',
    onAction: '#5b1f11',
    price: '#ffc65c',
    line: '#9a4a30',
    bag: '#ffe7c2',
    onBag: '#5b1f11',
    steam: '#a85a3c',
    board: '#4d180d',
    crust: '#d98a3a',
    crustShade: '#b5662a',
    crumb: '#f7c77e',
    flour: '#fff3dc',
  },
  awning: '#f2a45c',
  kind: 'Bakery',
  choice: 'Bakery, café',
  nameWords:
    'bakery bakeries bakehouse bakeshop bakes baking cafe café cafes coffee espresso bread breads ' +
    'cake cakes cupcakes pastry pastries patisserie donut donuts doughnuts bagel bagels',
  name: 'Second Rise',
  menu: { Cakes: 'emergency', Prices: 'price', 'Call Us': 'person' },
  headline: 'Still warm at seven.',
  text: 'Sourdough, cinnamon rolls and birthday cakes. We bake while you sleep.',
  action: { label: 'Save Me a Loaf', asks: 'time' },
  offers: {
    'Sourdough loaf': price.loaf,
    'Dozen cinnamon rolls': price.rolls,
    'Birthday cake': `from ${price.cake}`,
  },
  questions: {
    emergency: {
      ask: 'I forgot the birthday cake. It’s tomorrow!',
      answer: `We can do it. A chocolate cake for ten is ${price.cake}, and you can pick it up tomorrow at 2:00 PM.`,
      books: {
        times: ['Tomorrow, 2:00 PM'],
        what: 'Chocolate cake for ten',
        done: 'Thanks. Your cake will be ready ….',
      },
    },
    price: {
      ask: 'How much are your cinnamon rolls?',
      answer: `A dozen is ${price.rolls}. A sourdough loaf is ${price.loaf}.`,
    },
    time: {
      ask: 'Can you save me two loaves for Saturday?',
      answer:
        'Yes. Saturday’s bread comes out at 7:00 AM, ' +
        `and we can hold it until 9:00 AM or 11:00 AM. Two loaves are ${formatPrice(2 * loaf)}.`,
      books: {
        times: ['Saturday, 7:00 AM', 'Saturday, 9:00 AM', 'Saturday, 11:00 AM'],
        what: 'Two sourdough loaves',
        done: 'Your loaves will be here ….',
      },
    },
    spanish: {
      ask: '¿Hacen pasteles de cumpleaños?',
      answer:
        `Sí, de chocolate, vainilla o zanahoria, desde ${price.cake} para diez. ` +
        'Puede recoger uno el viernes a las 11:00 AM.',
      books: {
        times: ['Friday, 11:00 AM'],
        what: 'Birthday cake for ten',
        done: 'Listo. Su pastel estará el viernes a las 11:00 AM.',
      },
    },
    person: callback('Tomorrow, 6:30 AM', {
      answer: 'We’re up early. The owner can call you tomorrow at 6:30 AM.',
      done: 'The owner will call you ….',
    }),
  },
  customers: {
    en: { name: 'Sam Price', phone: '555-0128' },
    es: { name: 'Marta Silva', phone: '555-0129' },
  },
  genericName: 'My Bakery',
  promise: 'It takes orders by your rules: which days, how many and how late.',
  call: {
    lines: [
      'I forgot my son’s birthday cake. It’s tomorrow!',
      `We can do it. A chocolate cake for ten is ${price.cake}. You can pick it up tomorrow at 2:00 PM.`,
      'Perfect. Are you a robot?',
      'Yes, I’m the assistant. The baker’s hands are full of dough. What’s your name and number?',
      'Sam Price, 555‑0128.',
      'Thanks, Sam. What should we write on it?',
      'Happy birthday, Leo.',
    ],
    text: 'Chocolate cake for ten, “Happy birthday, Leo”, tomorrow, 2:00 PM: Sam Price, 555-0128',
  },
};
