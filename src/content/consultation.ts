/** Copy of the consultation page (spec, section 2). */
export const consultationCopy = {
  title: 'Free Consultation',
  description:
    'Tell us about your business and get a custom AI automation strategy within 2 hours. Free, and without obligation.',
  lede: 'Tell us what eats your time. Within 2 hours you get a custom AI automation strategy for your business: what to automate first, what it costs, and what it gives back.',
  promiseTitle: 'What you get',
  promises: [
    'A custom AI automation strategy, written for your business',
    'A clear price and timeline for each step',
    'Setup support included with every service',
    'No cost and no obligation, whatever you decide',
  ],
  directTitle: 'Rather write or call?',
} as const;
