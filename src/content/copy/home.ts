import { replyTime } from '@/content/replyTime';
import { serviceCount, services } from '@/content/services';
import { capitalize, numberInWords } from '@/lib/text/words';

export const homePage = {
  metaDescription: `AI-powered websites, email, chat, phone and text automation that answers, follows up and books while you sleep. Free consultation with a reply within ${replyTime}.`,
  hero: {
    headline: 'Building the Future of Business Automation',
    lede: 'Websites, phone, text and chat that answer your customers while you’re closed.',
    primaryAction: 'Build My Website',
    secondaryAction: 'Explore AI Solutions',
  },
  services: {
    heading: `We build your website and handle ${numberInWords(services.length - 1)} more jobs`,
    lede: 'Start with one. We build each around your business, and they all work together.',
    startWebsite: 'Start My Website',
  },
  whyUs: {
    heading: 'Why owners trust us with the night shift',
    lede: 'Anybody can make promises. Here’s our record, drawn to scale.',
    timelineHeading: 'How we got here',
  },
  contact: {
    heading: 'What would you hand over first?',
    text: 'Tell us about your business. The consultation is free, and the plan is yours to keep, no matter who builds it.',
    action: 'Get My Free Consultation',
    turnSign: 'Flip the sign',
  },
} as const;

/** The agency's story (docs/product.md, "Home"). */
export const timeline: readonly { step: 1 | 2 | 3 | 4; title: string; text: string }[] = [
  {
    step: 1,
    title: 'Founded',
    text: 'A small team with one goal: take repetitive work off owners’ hands.',
  },
  {
    step: 2,
    title: 'Early Projects',
    text: 'Websites and emails, built for one client at a time.',
  },
  {
    step: 3,
    title: 'AI Integration',
    text: 'Our sites learned to answer. Chat, phone and messaging came next.',
  },
  {
    step: 4,
    title: 'Full-Service Agency',
    text: `${capitalize(serviceCount)} services under one roof, from the first click to the booked call.`,
  },
];

/** Maximum transfer size of a content page, in kilobytes of 1,000 bytes. */
export const pageWeightLimit = 70;

/** Facts that visitors can check on this page. A test verifies each of them. */
export const pageFacts = {
  heading: 'You’re looking at our work. Check it yourself.',
  facts: [
    {
      figure: 'Opens on a weak signal',
      text: `Opening this page takes under ${pageWeightLimit}\u00a0KB, less than one photo on your phone.`,
    },
    { figure: 'Nothing to click away', text: 'No cookies, so no banner.' },
    { figure: 'Nobody else is watching', text: 'Nothing here loads from another company.' },
    {
      figure: 'Hard to break',
      text: 'Every page and the form work even if a script doesn’t load.',
    },
  ],
} as const;
