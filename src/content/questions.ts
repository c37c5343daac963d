/** A question that comes before the price, and what is known about it. */
export interface Question {
  question: string;
  answer: string;
}

/** To add one, add it here. Answers say only what is known. */
export const questions: readonly Question[] = [
  {
    question: 'What does the consultation cost?',
    answer:
      'Nothing. It ends with a custom strategy: what to automate first, what it costs and what can wait. What you do with it is up to you.',
  },
  {
    question: 'Is setting it up included?',
    answer:
      'Yes. All services include setup support, so you are not left alone with a login and a manual.',
  },
  {
    question: 'Is that one-time or monthly?',
    answer:
      'The website is paid once, starting at $997. Email, chatbots, phone callers and messaging are paid per month; each of those prices is where the service starts.',
  },
  {
    question: 'How fast does it go?',
    answer:
      'We reply within 2 hours. A website takes less than 1 week, chat, phone and messaging take 1 week to set up, and email takes 2-4 weeks.',
  },
  {
    question: 'What happens to what I tell you?',
    answer:
      'We store it, pass it on to our team and use it to answer you. This site sets no cookies and loads nothing from another company, so nobody else is watching while you read.',
  },
];

/** Where they stand below prices, and below the form. */
export const questionsHeading = {
  services: 'Before you ask for a price',
  consultation: 'Before you send it',
} as const;
