interface NextStep {
  when: string;
  what: string;
}

/** Copy of the consultation page and of the Thank You screen (spec, section 2). */
export const consultationCopy = {
  title: 'Free Consultation',
  description:
    'Tell us about your business and get a custom AI automation strategy within 2 hours. Free, and without obligation.',
  promise: 'A custom AI automation strategy, within 2 hours',
  lede: 'Tell us what eats your time. Within 2 hours you get a custom AI automation strategy for your business: what to automate first, what it costs, and what it gives back.',
  nextTitle: 'How it goes',
  next: [
    { when: 'Now', what: 'You tell us about your business, in four short sections.' },
    {
      when: 'Within 2 hours',
      what: 'You hear from us, with a custom strategy and a clear price for each step.',
    },
    {
      when: 'After that',
      what: 'You decide. The consultation is free, whatever you choose to do with it.',
    },
  ] satisfies NextStep[],
  directTitle: 'Rather write or call?',
} as const;

export const thankYouCopy = {
  title: 'Thank You!',
  received: 'Your consultation request was received. We will reply within 2 hours',
  nextTitle: 'What happens next',
  next: [
    { when: 'Now', what: 'Your request is with our team. There is nothing else for you to do.' },
    {
      when: 'Within 2 hours',
      what: 'You hear from us, with first ideas for your custom AI automation strategy.',
    },
    {
      when: 'After that',
      what: 'You decide. The consultation is free, whatever you choose to do with it.',
    },
  ] satisfies NextStep[],
  follow: 'Follow us on Instagram',
  home: 'Back to the home page',
} as const;
