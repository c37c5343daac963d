/** The look of a website: a folder in src/components/examples/looks. `general` suits any business. */
export type LookName = 'dentist' | 'plumber' | 'salon' | 'general';

/** A made-up business with its site, one night's conversation and the appointment it ends in. */
export interface Example {
  slug: string;
  look: LookName;
  /** The kind of business. */
  trade: string;
  /** What visitors choose it by, where that is not the trade. */
  choice?: string;
  name: string;
  menu: readonly string[];
  headline: string;
  text: string;
  action: string;
  offers: readonly { what: string; price: string }[];
  /** The customer's question, the site's answer, and so on in turns. */
  conversation: readonly string[];
  /** What `demonstration.wanted` asks for, in the visitor's own words. */
  wanted: string;
  appointment: { when: string; what: string; note: string };
  /** What the form offers its owner as the beginning of the description. */
  opening?: string;
}

/** Said of every example website. */
export const exampleSite = {
  label: 'Example',
  /** Heard after it. */
  website: (trade: string) => `${trade.toLowerCase()} website`,
} as const;

/**
 * Businesses that do not exist; the page labels each as an example. Each has a typeface that holds
 * only its own words: after a change to a name, headline or price, run `npm run fonts`.
 */
export const examples: readonly Example[] = [
  {
    slug: 'dentist',
    look: 'dentist',
    trade: 'Dentist',
    name: 'Maple & Molar',
    menu: ['Treatments', 'Prices', 'Find us'],
    headline: 'For people who have been putting it off.',
    text: 'No lectures. We look, we explain, we tell you the price, and you decide.',
    action: 'See free times',
    offers: [
      { what: 'First visit with X‑rays', price: '$89' },
      { what: 'Cleaning', price: '$110' },
      { what: 'Chipped tooth', price: 'same day' },
    ],
    conversation: [
      'Half a tooth came off on a pretzel. Are you open tomorrow?',
      'Ouch. Yes, and 8:40 AM is kept for emergencies. Take it?',
      'Please. The pretzel is fine, by the way.',
    ],
    wanted: 'My Practice',
    appointment: {
      when: 'Tomorrow, 8:40 AM',
      what: 'Chipped tooth',
      note: 'Forms filled in at 11:51 PM',
    },
    opening: 'I run a dental practice',
  },
  {
    slug: 'plumber',
    look: 'plumber',
    trade: 'Plumber',
    name: 'Hart & Daughter',
    menu: ['Leaks', 'Boilers', 'Prices'],
    headline: 'Water where it should not be?',
    text: 'Somebody picks up, and you know the price before we touch anything.',
    action: 'Stop the leak',
    offers: [
      { what: 'Leak found and fixed', price: 'from $140' },
      { what: 'Blocked drain', price: '$95' },
      { what: 'Call-out with repair', price: 'free' },
    ],
    conversation: [
      'Water under the kitchen sink. Quite a lot of it.',
      'Turn the small valve under the sink clockwise. Has it stopped?',
      'It has! You are a genius. When can someone come?',
    ],
    wanted: 'My Plumbing Business',
    appointment: {
      when: 'Tomorrow, 7:30 AM',
      what: 'Leak, kitchen sink',
      note: 'Valve closed, photo attached',
    },
    opening: 'I run a plumbing business',
  },
  {
    slug: 'salon',
    look: 'salon',
    trade: 'Salon',
    name: 'Fringe Theory',
    menu: ['Cuts', 'Color', 'People'],
    headline: 'Good hair by Saturday.',
    text: 'Strong coffee, quiet chairs, and people who hear “trim” and cut a trim.',
    action: 'Book a chair',
    offers: [
      { what: 'Cut & finish', price: '$68' },
      { what: 'Color, full head', price: '$140' },
      { what: 'Bang rescue', price: '$35' },
    ],
    conversation: [
      'My sister cut my bangs. The wedding is on Saturday.',
      'We have seen worse, and Friday at 5:15 PM is free. Shall we fix it?',
      'Please. And tell nobody.',
    ],
    wanted: 'My Salon',
    appointment: {
      when: 'Friday, 5:15 PM',
      what: 'Bang rescue',
      note: 'Discretion requested',
    },
    opening: 'I run a salon',
  },
  {
    slug: 'general',
    look: 'general',
    trade: 'Business',
    choice: 'Something else',
    name: 'Third & Elm',
    menu: ['What we do', 'Prices', 'Find us'],
    headline: 'Closed for hours. Still listening.',
    text: 'Ask now and you have an answer tonight, long before the door opens.',
    action: 'Ask or book',
    offers: [
      { what: 'First visit', price: 'free' },
      { what: 'One hour', price: '$60' },
      { what: 'In a hurry', price: 'same day' },
    ],
    conversation: [
      'Are you open on Saturday? It is the only day I have.',
      'We are, and 10:30 AM is free. Shall I keep it for you?',
      'Yes, please. Do you ever sleep?',
    ],
    wanted: 'My Business',
    appointment: {
      when: 'Saturday, 10:30 AM',
      what: 'First visit, one hour',
      note: 'Asked and booked in a minute',
    },
  },
];

/** By slug. The page hands them to the form, so that the examples are in no script of it. */
export const openings: Readonly<Record<string, string>> = Object.fromEntries(
  examples.flatMap(({ slug, opening }) => (opening ? [[slug, opening]] : [])),
);

/** The example that stands for the website service where only one is shown: another one on each page. */
export const featuredExample = 'plumber';
export const servicesExample = 'salon';
