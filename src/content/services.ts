import type { Price } from '@/lib/text/price';
import { fromNoon, hours, type NightHour } from './night';

interface Benefit {
  meaning: string;
  /** See docs/product.md, "Claimed figures". */
  claim?: { figure: string; measure: string };
}

/** The index, cards, blocks, form, and structured data follow from it. */
export interface Service {
  /** The form option's value, on which receivers depend. */
  slug: ServiceSlug;
  title: string;
  /** Default: `title`. */
  option?: string;
  /** Without one, the icon is empty, and the scene shows only the sky. */
  drawing?: string;
  /** Before 7:00 AM. Sorts the services page. */
  hour: NightHour;
  subtitle: string;
  description: string;
  summary: string;
  features: readonly string[];
  benefits: readonly Benefit[];
  price: Price;
  timeline: string;
}

/** In the order of lists, cards, and the form. */
const bySlug = {
  website: {
    title: 'Custom AI-Powered Websites',
    option: 'Custom AI-Powered Website',
    drawing: 'website',
    hour: { ...hours.closing, sentence: 'You close. Your website doesn’t.' },
    subtitle: 'Visitors ask, it answers, they book.',
    description:
      'A website made for your business, with a chat built in. The chat answers questions and takes bookings. ' +
      'It asks people what they need, so you know who to call first.',
    summary: 'A site that answers and takes bookings while you’re closed. Chat included.',
    features: [
      'Your own design, never a template: only the parts nobody sees are ready-made',
      'Pages that look right on every phone, tablet and desktop',
      'An AI chat that knows your services and prices and replies in English or Spanish, included',
      'Contact and booking forms',
      'Set up so Google can find you',
      'See how many people visit and where they come from, without cookies',
    ],
    benefits: [
      { meaning: 'Site loads in under 3 seconds' },
      {
        meaning: 'More of your visitors become customers',
        claim: { figure: '340%', measure: 'average conversion increase' },
      },
      { meaning: 'Visitors get an answer and pick a time at any hour' },
    ],
    price: { amount: 997, unit: 'once' },
    timeline: 'less than 1 week',
  },
  email: {
    title: 'Email Marketing Automation',
    drawing: 'email',
    hour: { ...hours.goingToBed, sentence: 'Your next email sends itself.' },
    subtitle: 'The right email on the right day.',
    description:
      'Few people buy the first time they hear from you. ' +
      'We write the emails that keep you in touch: a welcome, a follow-up, a reminder, a reason to come back. ' +
      'Each one goes out at the right moment: after a visit, a question or a long silence.',
    summary: 'Emails that bring people back without you lifting a finger.',
    features: [
      'Welcome, follow-up and win-back emails, written for you',
      'Contacts sorted by what they like and what they bought',
      'Tested subject lines and send times',
      'Hot leads, sent straight to you',
      'Connected to your forms and customer list',
      'A monthly report in plain English',
    ],
    benefits: [
      {
        meaning: 'What email marketing can generate',
        claim: { figure: '500-10,000+', measure: 'qualified leads per month depending on budget' },
      },
      {
        meaning: 'Nobody sends the same email by hand again',
        claim: { figure: '30+', measure: 'hours per week saved' },
      },
    ],
    price: { amount: 997, unit: 'month' },
    timeline: '2-4 weeks',
  },
  chatbot: {
    title: 'Customer Service Chatbots',
    drawing: 'chatbot',
    hour: { time: '02:14', sentence: 'One customer is still awake.' },
    subtitle: 'Asked at 2 AM, answered at 2 AM.',
    description:
      'Keep the site you have. We add a chatbot to it and teach it your answers, ' +
      'your prices and your tone. It replies the moment somebody asks.',
    summary: 'Your answers, in your tone, on the site you already have.',
    features: [
      'Trained on your website, documents and past questions',
      'Runs on your current site, on every page',
      'Books appointments, or sends them to you to confirm',
      'Hands off to a person, with the whole conversation',
      'Replies in English or Spanish, whichever the customer writes',
      'A weekly list of the questions it couldn’t answer',
    ],
    benefits: [
      {
        meaning: 'Answers in seconds',
        claim: { figure: '100%', measure: 'reduction in response time' },
      },
      {
        meaning: 'Routine questions stop costing you hours',
        claim: { figure: '60%', measure: 'lower support costs' },
      },
      { meaning: 'Customers get their answer the same night' },
    ],
    price: { amount: 497, unit: 'month' },
    timeline: '1 week setup',
  },
  phone: {
    title: 'Automated Phone Callers',
    drawing: 'phone',
    hour: { ...hours.firstUp, sentence: 'Somebody calls before you’re up.' },
    subtitle: 'It picks up when you can’t.',
    description:
      'Your hands are full, you’re at lunch, or you’ve gone home. ' +
      'Our phone assistant picks up, says who it works for and books the appointment before the call ends, ' +
      'or sends it to you to confirm. It also calls back whoever hung up, and reminds people the day before.',
    summary: 'Calls answered and booked while your hands are full.',
    features: [
      'Answers your calls day and night in English or Spanish, and makes calls for you',
      'Books appointments during the call, or sends them to you to confirm',
      'Calls to remind or reschedule the day before',
      'Follows a script that we write with you and keep improving',
      'Puts callers through to your team, or books a callback if nobody picks up',
      'Sends a transcript and a short summary of every call',
    ],
    benefits: [
      {
        meaning: 'More people show up for what they booked',
        claim: { figure: '180%', measure: 'more appointment show-ups' },
      },
      {
        meaning: 'A reminder call goes out the day before',
        claim: { figure: '75%', measure: 'fewer no-shows' },
      },
      {
        meaning: 'You spend less time on the phone',
        claim: { figure: '20+', measure: 'hours per week freed' },
      },
    ],
    price: { amount: 497, unit: 'month' },
    timeline: '1 week setup',
  },
  messaging: {
    title: 'Automated DMs & Text Messaging',
    option: 'DMs & Text Messaging',
    drawing: 'messaging',
    hour: { time: '06:40', sentence: 'A customer texts from the bus stop.' },
    subtitle: 'Talk to customers where they already are.',
    description:
      'People read their messages. We handle yours by text, on Instagram, ' +
      'on WhatsApp and on your other social accounts: replies, reminders, offers and follow-ups. ' +
      'Your team can read and join any thread.',
    summary: 'Replies, reminders and offers by text, Instagram and WhatsApp.',
    features: [
      'Answers texts and DMs from your own accounts, and books or asks you to confirm',
      'Appointment, delivery and payment reminders',
      'Messages that bring people back for their next visit',
      'Offers that go only to people who’d want them',
      'People agree before they’re texted, and can stop anytime',
      'Says it’s automated from the start, and sends pictures and voice notes on to you',
    ],
    benefits: [
      { meaning: 'Texts get read', claim: { figure: '98%', measure: 'SMS open rate' } },
      {
        meaning: 'And people text back',
        claim: { figure: '5x', measure: 'response rate versus email' },
      },
      {
        meaning: 'Customers come back and buy',
        claim: { figure: '45%', measure: 'less cart abandonment' },
      },
    ],
    price: { amount: 397, unit: 'month' },
    timeline: '1 week setup',
  },
} as const satisfies Record<string, Omit<Service, 'slug'>>;

export type ServiceSlug = keyof typeof bySlug;

/** Makes a text fail to compile without the services that it names. */
export const naming = (_services: readonly ServiceSlug[], text: string) => text;

/** Its price has the kind of the entry's own. */
export const serviceWith = <Slug extends ServiceSlug>(slug: Slug) => {
  const service: Service & Pick<(typeof bySlug)[Slug], 'price'> = { slug, ...bySlug[slug] };
  return service;
};

export const services: readonly Service[] = (Object.keys(bySlug) as ServiceSlug[]).map(serviceWith);

/** Services from closing time to opening time. */
export const servicesByHour = services.toSorted(
  (one, other) => fromNoon(one.hour.time) - fromNoon(other.hour.time),
);

export const websiteService = serviceWith('website');
