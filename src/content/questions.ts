import { naming } from './services';

interface Question {
  question: string;
  answer: string;
}

export const questions: readonly Question[] = [
  {
    question: 'What does the consultation cost?',
    answer: 'Nothing, even if you never buy anything.',
  },
  {
    question: 'Do I pay once or every month?',
    answer: 'Once for a website, monthly for everything else. Setup support is included.',
  },
  {
    question: 'What will I know before I buy anything?',
    answer:
      'Your free plan says what to automate first and what each step costs. ' +
      'For a website, it adds the domain, the hosting and later changes. ' +
      'It also says when you pay, how you cancel, what you own and which accounts you need. ' +
      'It says where your customers’ data is kept and when it’s deleted.',
  },
  {
    question: naming(
      ['website', 'chatbot'],
      'Why does a chatbot cost more than the one in a new website?',
    ),
    answer:
      'The chat on a new website answers from its pages. ' +
      'A chatbot also learns from your documents and past questions. ' +
      'Each week, you get a list of what it couldn’t answer.',
  },
  {
    question: naming(['chatbot', 'messaging'], 'Chatbot or messaging: which one do I need?'),
    answer:
      'If customers write on Instagram, on WhatsApp or by text, messaging. ' +
      'You don’t need a website for it. If they ask on your website, the chatbot.',
  },
  {
    question: naming(['phone'], 'Does the assistant take all my calls?'),
    answer: 'You choose: all of them, or only those you miss. We set it up with you.',
  },
  {
    question: naming(['phone'], 'Will callers know it’s a machine?'),
    answer:
      'It says so when it picks up. If a caller asks, it says yes. ' +
      'If they want a person, it puts them through, or books a callback if nobody picks up.',
  },
  {
    question: naming(['phone'], 'What if a caller has an emergency?'),
    answer:
      'You decide. We write the script with you: what counts as an emergency, who gets the call, ' +
      'who’s next if nobody picks up and which safety steps it gives.',
  },
  {
    question: 'How does it book appointments?',
    answer:
      'It books them itself, or sends them to you to confirm. ' +
      'Tell us how you keep your calendar. Your free plan says which way fits.',
  },
  {
    question: 'Should I send you my customers’ or patients’ data?',
    answer: 'No, please don’t put any of it in our form. Just say what kind of data it is.',
  },
];
