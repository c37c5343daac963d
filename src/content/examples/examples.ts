import type { Example } from './example';

/** Labels of every example website. */
export const exampleSite = {
  label: 'Example',
  /** Read by screen readers after it. */
  website: (trade: string) => `${trade.toLowerCase()} website`,
} as const;

/**
 * Made-up businesses, each labeled as an example. Each look's typeface contains
 * only its own words: after a change to a name, headline or price, run `npm run fonts`.
 */
export const examples: readonly [Example, ...Example[]] = [
  {
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
        answer:
          'Close the main shutoff valve. It’s usually by the water meter and turns clockwise. Then I’ll wake Dana, the owner, who calls you within 10 minutes. Fixing a leak starts at $140.',
        books: {
          when: 'Tonight, within 10 minutes',
          what: 'Dana calls: leak, kitchen',
          text: 'Leak, kitchen. Call back now:',
          asksAddress: true,
        },
      },
      price: {
        ask: 'How much for a clogged drain?',
        answer: 'It’s $95. You’ll know the price before we touch anything.',
      },
      time: {
        ask: 'When can you look at my water heater?',
        answer: 'Thursday at 1:00 PM is open. If we repair it, the service call is free.',
        books: {
          when: 'Thursday, 1:00 PM',
          what: 'Water heater, first look',
          text: 'Water heater, first look, Thursday, 1:00 PM.',
          asksAddress: true,
        },
      },
      person: {
        ask: 'Can I talk to a person?',
        answer: 'Sure. Dana can call you tomorrow at 7:00 AM.',
        books: { when: 'Tomorrow, 7:00 AM', text: 'Call back tomorrow, 7:00 AM:' },
      },
    },
    customer: { name: 'Robin Reed', phone: '555-0142', address: '14 Elm St' },
    genericName: 'My Plumbing Business',
    opening: 'I run a plumbing business',
  },
  {
    slug: 'dentist',
    look: 'dentist',
    trade: 'Dentist',
    nameWords: ['dental', 'dentist', 'dds', 'dmd', 'orthodont', 'tooth', 'teeth', 'smile', 'molar'],
    name: 'Maple & Molar',
    menu: [
      { label: 'Toothache', asks: 'emergency' },
      { label: 'Prices', asks: 'price' },
      { label: 'Call Us', asks: 'person' },
    ],
    headline: 'For people who’ve been putting it off.',
    text: 'No lectures. We look, we explain, we tell you the price and you decide.',
    action: { label: 'See Open Times', asks: 'time' },
    offers: [
      { what: 'First visit with X‑rays', price: '$89' },
      { what: 'Cleaning', price: '$110' },
      { what: 'Emergency visit', price: 'same day' },
    ],
    questions: {
      emergency: {
        ask: 'Half my tooth broke off on a pretzel.',
        answer:
          'I’m sorry. Is your face swelling, won’t the bleeding stop or is the pain too much? Then go to an emergency room now. If not, keep the piece in a little milk. Dr. Maple can see you tomorrow at 8:40 AM.',
        books: {
          when: 'Tomorrow, 8:40 AM',
          what: 'Broken tooth, emergency visit',
          text: 'New booking, tomorrow, 8:40 AM:',
        },
      },
      price: {
        ask: 'How much is a first visit?',
        answer: 'It’s $89, X‑rays included. A cleaning is $110.',
      },
      time: {
        ask: 'Can I get a cleaning on Friday?',
        answer: 'Yes, Friday at 10:20 AM is open. A cleaning is $110.',
        books: {
          when: 'Friday, 10:20 AM',
          what: 'Cleaning',
          text: 'New booking, Friday, 10:20 AM:',
        },
      },
      person: {
        ask: 'Can I talk to a person?',
        answer: 'Of course. Our front desk can call you tomorrow at 8:00 AM.',
        books: { when: 'Tomorrow, 8:00 AM', text: 'Call back tomorrow, 8:00 AM:' },
      },
    },
    customer: { name: 'Ben Okafor', phone: '555-0117' },
    genericName: 'My Practice',
    opening: 'I run a dental practice',
  },
  {
    slug: 'salon',
    look: 'salon',
    trade: 'Salon',
    nameWords: ['salon', 'barber', 'hair', 'beauty', 'nail', 'styl', 'lash', 'brow'],
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
        answer: 'We’ve seen worse. Friday at 5:15 PM is open, and a bang rescue is $35.',
        books: {
          when: 'Friday, 5:15 PM',
          what: 'Bang rescue',
          text: 'Bang rescue, Friday, 5:15 PM:',
        },
      },
      price: {
        ask: 'How much is a cut?',
        answer: 'A cut and style is $68. Full color is $140.',
      },
      time: {
        ask: 'Do you have anything on Thursday?',
        answer: 'Yes, Thursday at 2:00 PM is open. A cut and style is $68.',
        books: {
          when: 'Thursday, 2:00 PM',
          what: 'Cut & style',
          text: 'Cut & style, Thursday, 2:00 PM:',
        },
      },
      person: {
        ask: 'Can I talk to a person?',
        answer:
          'Sure. One of our stylists can call you tomorrow at 9:30 AM, before the first client.',
        books: { when: 'Tomorrow, 9:30 AM', text: 'Call back tomorrow, 9:30 AM:' },
      },
    },
    customer: { name: 'Mia Torres', phone: '555-0163' },
    genericName: 'My Salon',
    opening: 'I run a salon',
  },
  {
    slug: 'bakery',
    look: 'bakery',
    trade: 'Bakery',
    choice: 'Bakery, café',
    nameWords: [
      'baker',
      'cafe',
      'café',
      'coffee',
      'espresso',
      'bread',
      'cake',
      'pastr',
      'donut',
      'bagel',
    ],
    name: 'Second Rise',
    menu: [
      { label: 'Cakes', asks: 'emergency' },
      { label: 'Prices', asks: 'price' },
      { label: 'Call Us', asks: 'person' },
    ],
    headline: 'Still warm at seven.',
    text: 'Sourdough, cinnamon rolls and birthday cakes. We bake while you sleep.',
    action: { label: 'Save Me a Loaf', asks: 'time' },
    offers: [
      { what: 'Sourdough loaf', price: '$9' },
      { what: 'Dozen cinnamon rolls', price: '$30' },
      { what: 'Birthday cake', price: 'from $48' },
    ],
    questions: {
      emergency: {
        ask: 'I forgot the birthday cake. It’s tomorrow!',
        answer:
          'We can do it. A chocolate cake for ten is $48, and you can pick it up tomorrow at 3:00 PM.',
        books: {
          when: 'Tomorrow, 3:00 PM',
          what: 'Chocolate cake for ten',
          text: 'Chocolate cake for ten, tomorrow, 3:00 PM:',
        },
      },
      price: {
        ask: 'How much are your cinnamon rolls?',
        answer: 'A dozen is $30. A sourdough loaf is $9.',
      },
      time: {
        ask: 'Can you save me two loaves for Saturday?',
        answer: 'Yes. Saturday’s bread comes out at 7:00 AM. Two loaves are $18.',
        books: {
          when: 'Saturday, 7:00 AM',
          what: 'Two sourdough loaves',
          text: 'Two sourdough loaves, Saturday, 7:00 AM:',
        },
      },
      person: {
        ask: 'Can I talk to a person?',
        answer: 'Sure. We’re up early. The owner can call you tomorrow at 6:30 AM.',
        books: { when: 'Tomorrow, 6:30 AM', text: 'Call back tomorrow, 6:30 AM:' },
      },
    },
    customer: { name: 'Sam Price', phone: '555-0128' },
    genericName: 'My Bakery',
    opening: 'I run a bakery',
  },
  {
    slug: 'auto',
    look: 'auto',
    trade: 'Auto repair',
    nameWords: ['auto', 'garage', 'tire', 'brake', 'motor', 'mechanic', 'transmission', 'muffler'],
    name: 'Wheelhouse',
    menu: [
      { label: 'Brakes', asks: 'emergency' },
      { label: 'Prices', asks: 'price' },
      { label: 'Call Us', asks: 'person' },
    ],
    headline: 'What’s that noise?',
    text: 'Bring it in. We find it, show it to you and tell you the price before we fix it.',
    action: { label: 'Book a Bay', asks: 'time' },
    offers: [
      { what: 'Finding the noise', price: '$45' },
      { what: 'Oil & filter', price: '$59' },
      { what: 'Front brakes', price: '$180' },
    ],
    questions: {
      emergency: {
        ask: 'My brakes are grinding. Can I still drive?',
        answer:
          'Please don’t. We can tow it in tomorrow at 7:45 AM and look at it first. New front brakes are $180.',
        books: {
          when: 'Tomorrow, 7:45 AM',
          what: 'Tow-in, brakes grinding',
          text: 'Tow-in, brakes grinding, tomorrow, 7:45 AM:',
          asksAddress: true,
        },
      },
      price: {
        ask: 'How much is an oil change?',
        answer: 'It’s $59 with the filter, and you can wait while we do it.',
      },
      time: {
        ask: 'Can I bring it in on Friday?',
        answer:
          'Yes, Friday at 8:30 AM is open. We look first and tell you the price before we fix anything.',
        books: {
          when: 'Friday, 8:30 AM',
          what: 'Drop-off, first look',
          text: 'Drop-off, Friday, 8:30 AM:',
        },
      },
      person: {
        ask: 'Can I talk to a person?',
        answer: 'Sure. One of our mechanics can call you tomorrow at 7:30 AM.',
        books: { when: 'Tomorrow, 7:30 AM', text: 'Call back tomorrow, 7:30 AM:' },
      },
    },
    customer: { name: 'Kim Larsen', phone: '555-0171', address: '9 Mill Rd' },
    genericName: 'My Auto Shop',
    opening: 'I run an auto repair shop',
  },
  {
    slug: 'general',
    look: 'general',
    trade: 'Business',
    choice: 'Something else',
    nameWords: [],
    name: 'Third & Elm',
    menu: [
      { label: 'Urgent', asks: 'emergency' },
      { label: 'Prices', asks: 'price' },
      { label: 'Call Us', asks: 'person' },
    ],
    headline: 'Closed for the night. Still answering.',
    text: 'Ask now and get your answer tonight, before we even open.',
    action: { label: 'Book a Visit', asks: 'time' },
    offers: [
      { what: 'First half hour', price: 'free' },
      { what: 'One hour', price: '$60' },
      { what: 'Urgent visit', price: 'next day' },
    ],
    questions: {
      emergency: {
        ask: 'It can’t wait. Can you see me tomorrow?',
        answer: 'Yes. We keep 8:30 AM open for emergencies. The first half hour is free.',
        books: {
          when: 'Tomorrow, 8:30 AM',
          what: 'First visit, urgent',
          text: 'Urgent first visit, tomorrow, 8:30 AM:',
        },
      },
      price: {
        ask: 'What do you charge?',
        answer: 'The first half hour is free. After that, an hour is $60.',
      },
      time: {
        ask: 'Are you open on Saturday?',
        answer: 'Yes, from 9:00 AM to 1:00 PM. I can hold 10:30 AM for you.',
        books: {
          when: 'Saturday, 10:30 AM',
          what: 'First visit',
          text: 'First visit, Saturday, 10:30 AM:',
        },
      },
      person: {
        ask: 'Can I talk to a person?',
        answer: 'Sure. The owner can call you tomorrow at 9:00 AM.',
        books: { when: 'Tomorrow, 9:00 AM', text: 'Call back tomorrow, 9:00 AM:' },
      },
    },
    customer: { name: 'Pat Bennett', phone: '555-0109' },
    genericName: 'My Business',
  },
];

// By slug. The page passes both to the form, so that its script does not contain the examples.

/** The opening sentences of descriptions. */
export const openings: Readonly<Record<string, string>> = Object.fromEntries(
  examples.flatMap(({ slug, opening }) => (opening ? [[slug, opening]] : [])),
);

/** The words of a business's name that select its trade, by slug. */
export const nameWords = Object.fromEntries(
  examples.map((example) => [example.slug, example.nameWords]),
);

/** The one example that represents the website service, different on each page. */
export const featuredExample = 'bakery';
export const servicesExample = 'salon';
