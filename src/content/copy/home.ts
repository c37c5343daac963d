import { replyTime } from '@/content/replyTime';
import { naming, websiteService } from '@/content/services';
import { writeTerms } from '@/lib/text/price';

/** In seconds, on a slow connection. A test computes it. */
export const opensIn = 2;

export const homePage = {
  metaDescription:
    'AI-powered websites and automation that answer your customers, follow up and book while you sleep. ' +
    `Free consultation with a reply within ${replyTime}.`,
  hero: {
    headline: 'Building the Future of Business Automation',
    lede: naming(
      ['website', 'phone', 'messaging', 'chatbot'],
      'Websites, phone, text and chat for small businesses.\nThey answer when you can’t.',
    ),
    primaryAction: 'Build My Website',
    secondaryAction: 'Explore AI Solutions',
    orCall: 'Or call',
    terms: `From ${writeTerms(websiteService.price)}. Live in ${websiteService.timeline.replaceAll(' ', '\u00a0')}.`,
  },
  services: {
    heading: 'Start with one service. Add what you need.',
    startWebsite: 'Start My Website',
    ownWork:
      `This page is our work, too. With one bar of signal, it opens in ${opensIn}\u00a0seconds. ` +
      'One ring of your phone takes 6.',
  },
  whyUs: {
    heading: 'Our record so far',
    customersHeading: 'In their words',
    timelineHeading: 'How we got here',
  },
  contact: {
    heading: 'What would you stop doing first?',
    text: 'The consultation is free, and the plan is yours to keep, no matter who builds it.',
    action: 'Get My Free Consultation',
  },
} as const;

export const timeline: readonly { step: 1 | 2 | 3 | 4; title: string; text: string }[] = [
  {
    step: 1,
    title: 'Founded',
    text: 'A small team that does the repetitive work, so owners don’t have to.',
  },
  {
    step: 2,
    title: 'Early Projects',
    text: naming(['website', 'email'], 'Websites and emails, built for one client at a time.'),
  },
  {
    step: 3,
    title: 'AI Integration',
    text: naming(
      ['website', 'phone', 'messaging'],
      'We added AI chat to our websites. Phone and messaging came next.',
    ),
  },
  {
    step: 4,
    title: 'Full-Service Agency',
    text: 'Everything from one team, from the first click to the booked appointment.',
  },
];
