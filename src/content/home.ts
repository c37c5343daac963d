import { capitalize } from '@/lib/words';
import { replyTime } from './replyTime';
import { serviceCount } from './services';

export const homePage = {
  metaDescription: `AI-powered websites, email, chat, phone and text automation that answers, follows up and books while you sleep. Free consultation, reply within ${replyTime}.`,
  hero: {
    headline: 'Building the Future of Business Automation',
    lede: 'Websites, phone, text and chat that answer your customers while you are closed.',
    primaryAction: 'Build My Website',
    secondaryAction: 'Explore AI Solutions',
    demonstration: 'See one answer at night',
  },
  services: {
    heading: `${capitalize(serviceCount)} jobs you can hand over`,
    lede: 'Start with one. Each is built around your business, and each works with the others.',
    startWebsite: 'Start My Website',
  },
  whyUs: {
    heading: 'Why owners trust us with the night shift',
    lede: 'Anybody can promise. Here is what our clients got, drawn to scale.',
    timelineHeading: 'How we got here',
  },
  contact: {
    heading: 'What would you hand over first?',
    text: 'Tell us about your business. The consultation is free, and it ends with a plan you can keep, whoever builds it.',
    action: 'Get My Free Consultation',
  },
} as const;

/** The agency's story (docs/product.md, "Home"). */
export const timeline: readonly { step: 1 | 2 | 3 | 4; title: string; text: string }[] = [
  {
    step: 1,
    title: 'Founded',
    text: 'A small team with one aim: take repetitive work off owners.',
  },
  {
    step: 2,
    title: 'Early Projects',
    text: 'Websites and emails, built one client at a time.',
  },
  {
    step: 3,
    title: 'AI Integration',
    text: 'Our sites learned to answer. Chat, phone and messaging followed.',
  },
  {
    step: 4,
    title: 'Full-Service Agency',
    text: `${capitalize(serviceCount)} services under one roof, from the first click to the booked call.`,
  },
];

/** The most that a content page may weigh on its way to the visitor, in kilobytes of 1,000 bytes. */
export const pageWeightLimit = 70;

/** What a visitor can check on the page at hand. Tests hold each of them. */
export const pageFacts = {
  heading: 'The site you are reading is our sample.',
  facts: [
    {
      figure: `Under ${pageWeightLimit} KB`,
      text: 'for this whole page, fonts and pictures included',
    },
    { figure: 'No cookies', text: 'so there is no banner to click away' },
    { figure: 'No third parties', text: 'nothing here is loaded from another company' },
    { figure: 'No script needed', text: 'turn JavaScript off and all of this still works' },
  ],
} as const;
