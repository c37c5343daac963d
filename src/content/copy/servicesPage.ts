import { servicesInWords } from '@/content/servicesInWords';
import { consultationCopy } from './consultation';

export const servicesPage = {
  title: 'Services and prices',
  metaDescription: servicesInWords.metaDescription,
  heading: 'Pick the work you want done for you',
  lede: servicesInWords.lede,
  included: 'All services include free consultation and setup support.',
  action: consultationCopy.title,
  indexHeading: 'Compare services',
  questions: 'What owners ask us',
  offered: "What's Offered",
  results: 'Results You Can Expect',
  timeline: 'Timeline',
  investment: 'Investment',
  start: 'Get Started',
  /** For screen readers, after `start`. */
  startWith: (service: string) => `with ${service}`,
  closing: {
    heading: 'Not sure where to start?',
    text:
      'Tell us what takes most of your week. ' +
      'We’ll tell you what to automate first, what it costs and what can wait.',
    action: 'Start Your Free Consultation',
  },
} as const;
