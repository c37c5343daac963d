import { replyTime } from '@/content/replyTime';
import { websiteService } from '@/content/services';
import { naming, websiteLiveIn } from '@/content/servicesInWords';
import { writeTerms } from '@/lib/text/price';

export const homePage = {
  metaDescription:
    'AI-powered websites and automation that answer your customers, follow up and book while you sleep. ' +
    `Free consultation with a reply within ${replyTime}.`,
  hero: {
    headline: 'Building the Future of Business Automation',
    lede: naming(
      ['website', 'phone', 'messaging', 'chatbot'],
      'Websites, phone, text and chat.\nThey answer when you can’t.',
    ),
    primaryAction: 'Build My Website',
    secondaryAction: 'Explore AI Solutions',
    terms: `From ${writeTerms(websiteService.price)}. Live in ${websiteLiveIn.replaceAll(' ', '\u00a0')}.`,
  },
  services: {
    heading: 'Start with one service. Add what you need.',
    startWebsite: 'Start My Website',
  },
  whyUs: {
    heading: 'Our record so far',
    lede: 'Every drawing is to scale.',
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

/** In kilobytes. A test measures the page. */
export const weights = { page: 100, photo: 3000 } as const;

/** In seconds: opening this page on a slow connection (a test computes it), and one ring in the US. */
export const waits = { page: 2, ring: 6 } as const;

/** Tests verify each statement. */
export const pageFacts = {
  heading: 'You’re looking at our work.',
  text: 'It opens on a weak signal. No cookies, and nothing loaded from anyone else.',
  page: `This page, with one bar of signal: ${waits.page}\u00a0seconds.`,
  ring: `One ring of your phone: ${waits.ring}\u00a0seconds.`,
  footnote:
    `To its end, this page weighs ${weights.page}\u00a0KB. ` +
    `A phone photo weighs ${weights.photo / 1000}\u00a0MB.`,
} as const;
