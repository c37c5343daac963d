import { consultationCopy } from './consultation';

export const servicesPage = {
  title: 'Services and prices',
  metaDescription:
    'What AI can do for your business: every service with its price, its timeline ' +
    'and the results you can expect.',
  heading: 'Pick the work you want done for you',
  lede: 'Each service has a price and a timeline. Take one or several.',
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
