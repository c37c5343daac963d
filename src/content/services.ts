import { listInWords, numberInWords } from '@/lib/words';
import { hours } from './night';
import type { Service } from './service';

/** What is sold, in the order in which pages show it. Fixed texts: docs/product.md, "Services". */
export const services: readonly Service[] = [
  {
    slug: 'website',
    title: 'Custom AI-Powered Websites',
    shortName: 'websites',
    option: 'Custom AI-Powered Website',
    hour: { ...hours[0], scene: 'You close. Your website does not.' },
    subtitle: 'Your best salesperson, open at every hour.',
    description:
      'A website made for your business alone, with a chat that works on its own: it answers questions, tells you which inquiries are serious, and puts appointments in your calendar. The chat is part of the price.',
    summary: 'A site that answers and books while you are closed. The chat is part of the price.',
    features: [
      'A design made for your business, never a template',
      'Pages that read well on every phone, tablet and desktop',
      'An AI chat that knows your services and prices, included',
      'Contact and booking forms tied to your calendar',
      'Search groundwork: titles, descriptions, sitemap, structured data',
      'Analytics that show where your customers come from',
    ],
    benefits: [
      { meaning: 'Site loads in under 3 seconds' },
      {
        meaning: 'More of your visitors become customers',
        claim: { figure: '340%', measure: 'average conversion increase' },
      },
      { meaning: 'Visitors get an answer and can book at any hour' },
    ],
    price: { amount: 997, unit: 'once' },
    timeline: 'less than 1 week',
  },
  {
    slug: 'email',
    title: 'Email Marketing Automation',
    shortName: 'email',
    drawing: 'email',
    hour: { ...hours[1], scene: 'A letter goes out by itself.' },
    subtitle: 'The right email on the right day, without you.',
    description:
      'Few people buy the first time they hear from you. We write the emails that stay in touch: a welcome, a follow-up, a reminder, a reason to come back. Each goes out because of what a person did, so nobody gets one that does not fit.',
    summary: 'Emails that bring people back, without you.',
    features: [
      'Welcome, follow-up and come-back emails, written for you',
      'Contacts sorted by interest and by what they last did',
      'Subject lines and send times tested against each other',
      'The people who are ready to buy, passed to you',
      'Connected to your forms and your customer list',
      'A monthly report in plain language',
    ],
    benefits: [
      {
        meaning: 'Most of a working week, back every week',
        claim: { figure: '30+', measure: 'hours per week saved' },
      },
      { meaning: 'Every inquiry is followed up, even in your busiest week' },
    ],
    price: { amount: 997, unit: 'month' },
    timeline: '2-4 weeks',
    note: 'Email marketing can generate 500-10,000+ qualified leads per month depending on budget.',
  },
  {
    slug: 'chatbot',
    title: 'Customer Service Chatbots',
    shortName: 'chatbots',
    drawing: 'chatbot',
    hour: hours[2],
    subtitle: 'Asked at 2 AM, answered at 2 AM.',
    description:
      'For the site you already have, and for your messages. We teach a chatbot your answers, your prices and your tone. It replies the moment somebody asks, and when a question needs a person, it hands over the whole conversation.',
    summary: 'Your answers, in your tone, on the site you already have.',
    features: [
      'Trained on your website, documents and past questions',
      'Runs on the site you have and in your messages',
      'Books appointments and takes down contact details',
      'Hands over to a person, with the conversation so far',
      "Replies in the customer's own language",
      'A weekly list of the questions it could not answer',
    ],
    benefits: [
      {
        meaning: 'Answers in seconds',
        claim: { figure: '100%', measure: 'reduction in response time' },
      },
      {
        meaning: 'The routine questions stop costing you hours',
        claim: { figure: '60%', measure: 'lower support costs' },
      },
      { meaning: 'No customer has to wait until morning' },
    ],
    price: { amount: 497, unit: 'month' },
    timeline: '1 week setup',
  },
  {
    slug: 'phone',
    title: 'Automated Phone Callers',
    shortName: 'phone callers',
    drawing: 'phone',
    hour: { ...hours[3], scene: 'The phone rings in a dark shop.' },
    subtitle: 'You are with a customer, and the phone rings.',
    description:
      'The phone rings and your hands are full. Our caller answers incoming calls, says who it works for, and books the appointment. It calls people back, too, and reminds them the day before. What came of it is in your calendar when it hangs up.',
    summary: 'Calls answered and booked while your hands are full.',
    features: [
      'Incoming calls answered, day and night, and outgoing ones made',
      'Appointments booked straight into your calendar',
      'Reminder and rescheduling calls before each visit',
      'What it says, written with you and adjusted after real calls',
      'Transfer to your team when a caller asks for a person',
      'A transcript and a short summary of every call',
    ],
    benefits: [
      {
        meaning: 'People come when they said they would',
        claim: { figure: '180%', measure: 'more appointment show-ups' },
      },
      {
        meaning: 'Fewer gaps in your day',
        claim: { figure: '75%', measure: 'fewer no-shows' },
      },
      {
        meaning: 'Half a working week off the phone',
        claim: { figure: '20+', measure: 'hours per week freed' },
      },
    ],
    price: { amount: 497, unit: 'month' },
    timeline: '1 week setup',
  },
  {
    slug: 'messaging',
    title: 'Automated DMs & Text Messaging',
    shortName: 'messaging',
    option: 'DMs & Text Messaging',
    drawing: 'messaging',
    hour: { time: '06:40', scene: 'The bus is late. The order is not.' },
    subtitle: 'Conversations where your customers already are.',
    description:
      'People read their messages. We automate yours by text and on your social accounts: replies to new messages, reminders, offers and follow-ups, gathered in one thread that your team can read and join at any time.',
    summary: 'Replies, reminders and follow-ups by text and direct message.',
    features: [
      'Instant replies to texts and direct messages',
      'Appointment, delivery and payment reminders',
      'Messages that bring people back to a full cart',
      'Offers to the people they fit, never to everybody',
      'Consent and opt-out handled in every thread',
      'One inbox in which your team can take over',
    ],
    benefits: [
      { meaning: 'Texts get read', claim: { figure: '98%', measure: 'SMS open rate' } },
      {
        meaning: 'And they get answered',
        claim: { figure: '5x', measure: 'response rate versus email' },
      },
      {
        meaning: 'Full carts come back',
        claim: { figure: '45%', measure: 'less cart abandonment' },
      },
    ],
    price: { amount: 397, unit: 'month' },
    timeline: '1 week setup',
  },
];

/** The service of a slug. @throws Error when there is none */
export function serviceWith(slug: string): Service {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`There is no service "${slug}"`);
  return service;
}

/** The one that home features and that the examples show. */
export const websiteService = serviceWith('website');

/** How many there are, in words. */
export const serviceCount = numberInWords(services.length);

/** What running text calls several of them. */
export const namesInWords = (several: readonly Service[]) =>
  listInWords(several.map(({ shortName }) => shortName));
