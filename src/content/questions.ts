import { offerCopy, runningCosts } from './offer';
import { replyTime } from './replyTime';
import { truths } from './truths';

/** What a page's questions are about, in the order in which the services page lists them. */
export const topics = {
  price: 'Price',
  calls: 'On the phone',
  work: 'How it works',
  data: 'Software and data',
} as const;

export type Topic = keyof typeof topics;

/** The topics of each column of a desktop, which are about as high. */
export const topicColumns: readonly (readonly Topic[])[] = [
  ['price', 'calls'],
  ['work', 'data'],
];

/** A question that owners ask, and its answer. */
interface Question {
  topic: Topic;
  question: string;
  /** A line break (`\n`) begins a paragraph. */
  answer: string;
  /** The only page that shows it; by default, every page with questions does. */
  shownOn?: QuestionsPage;
}

/**
 * Answers promise only what is known; the plan answers what depends on the client. A test compares prices, payments
 * and timelines with the services.
 */
const questions: readonly Question[] = [
  {
    topic: 'price',
    question: 'What does the consultation cost?',
    answer: 'Nothing, even if you never buy anything.',
  },
  {
    topic: 'price',
    question: 'Do I pay once or every month?',
    answer: `You pay once for websites, and monthly for email, chatbots, phone assistants and messaging. Prices start at $997 for websites, $997/month for email, $497/month for chatbots, $497/month for phone assistants and $397/month for messaging. Setup support is included.`,
  },
  {
    topic: 'price',
    question: 'What could make it cost more?',
    answer:
      'More pages or locations, or a second program to connect. Your plan says what each costs, and how many calls or messages it includes.',
  },
  {
    topic: 'price',
    question: 'Can I cancel?',
    answer: `Yes. ${truths.stop} No minimum term.`,
  },
  {
    topic: 'price',
    question: 'When do I pay, and who owns it?',
    answer:
      'Nothing before you say yes. Your plan says when each payment is due. The site, the domain and the accounts are yours, and stay yours if you leave.',
    shownOn: 'services',
  },
  {
    topic: 'price',
    question: 'What does a website cost after it’s built?',
    answer: `The domain and the hosting are extra, and you pay for them directly: a domain usually costs ${runningCosts.domain}, and hosting a site like this ${runningCosts.hosting}. If it breaks, we fix it at no charge. Your plan says what later changes cost.`,
    shownOn: 'services',
  },
  {
    topic: 'price',
    question: 'What does it add up to?',
    answer: offerCopy.total,
    shownOn: 'services',
  },
  {
    topic: 'work',
    question: 'Does a new website come with the chat?',
    answer: offerCopy.chat,
    shownOn: 'consultation',
  },
  {
    topic: 'work',
    question: 'Why does a chatbot cost more than the one in a new website?',
    answer:
      'The chat on a new website answers from its pages. A chatbot also knows what customers asked before. Each week, we add what it couldn’t answer.',
    shownOn: 'services',
  },
  {
    topic: 'work',
    question: 'Chatbot or messaging: which one do I need?',
    answer:
      'If customers write on Instagram, on WhatsApp or by text, messaging. You don’t need a website for it. If they ask on your website, the chatbot.',
  },
  {
    topic: 'work',
    question: 'How long does it take?',
    answer: `We reply within ${replyTime}. Websites: less than 1 week. Email: 2-4 weeks. Chatbots, phone assistants and messaging: 1 week setup.`,
  },
  {
    topic: 'work',
    question: 'What does a plan look like?',
    answer:
      'A page or two in plain words. For a plumber who misses calls, it could say: “First, a phone assistant for missed calls, $497/month, ready in a week. Then a website, $997 once, if the calls pay for it. No email marketing yet.” It adds up each step for a year, and says how you’ll see whether it works.',
    shownOn: 'consultation',
  },
  {
    topic: 'work',
    question: 'Does it speak Spanish?',
    answer:
      'Yes. Chat, phone and messaging answer in the customer’s language, English or Spanish. Your website can have both.',
    shownOn: 'services',
  },
  {
    topic: 'calls',
    question: 'Can I keep my phone number?',
    answer:
      'Usually, yes. We check with your carrier first. It forwards all calls to the assistant, or only those you miss. The assistant takes several at once. We set it up with you.',
    shownOn: 'services',
  },
  {
    topic: 'calls',
    question: 'Will callers know it’s a machine?',
    answer:
      'It says so when it picks up. If a caller asks, it says yes. If they want a person, it puts them through, or books a callback if nobody picks up.',
    shownOn: 'services',
  },
  {
    topic: 'calls',
    question: 'What if a caller has an emergency?',
    answer:
      'We write the script with you, so you decide what counts as an emergency, who gets the call and who’s next if nobody picks up. If it isn’t sure, it treats the call as an emergency. It gives only the safety steps that you approve.',
    shownOn: 'services',
  },
  {
    topic: 'work',
    question: 'When do you call?',
    answer: `Calls are on weekdays, at the time you pick in the calendar. We don’t call at any other time unless you ask. Your plan still comes by email within ${replyTime}: our team takes turns, so someone is always on duty.`,
    shownOn: 'consultation',
  },
  {
    topic: 'data',
    question: 'Does it work with my booking software?',
    answer:
      'With Google Calendar, Outlook and Calendly, yes: it offers only free times there, and books them. For others, see below.',
  },
  {
    topic: 'data',
    question: 'And with Dentrix, Vagaro or Housecall Pro?',
    answer:
      'In those and Square, it offers only the times that you mark in a calendar, once a week or each morning. It tells the customer you’ll confirm. You confirm with a tap, and the customer hears right away. You add the visit yourself.\nFor reminders of other visits, you send it the next day’s list.',
  },
  {
    topic: 'data',
    question: 'How does it get into my Instagram or WhatsApp?',
    answer:
      'You allow it in your own business account, which is free and keeps your chats, and we never see your password. Both apps stay on your phone, and you can answer any message there. Instagram costs nothing. WhatsApp charges you less than a cent per reminder. You can disconnect it anytime.',
  },
  {
    topic: 'data',
    question: 'What about my customers’ data?',
    answer:
      'Before you pay, you’ll get it in writing: where we keep it and when we delete it. Please don’t put patient or customer data in our form.',
  },
  {
    topic: 'data',
    question: 'And my patients’ data?',
    answer:
      'Ask us first. Before you pay, we’ll tell you in writing whether we sign a HIPAA business associate agreement.\nFor a practice, messages, transcripts and call summaries go to an inbox with a login, and text reminders never say what a visit is for.',
  },
  {
    topic: 'data',
    question: 'What happens to what I tell you?',
    answer:
      'We store it, pass it on to our team and use it to answer you. To have it erased, write to us. The privacy page has the details.',
    shownOn: 'consultation',
  },
];

/** The page with questions: below the prices, or below the form. */
export type QuestionsPage = 'services' | 'consultation';

export const questionsHeading: Readonly<Record<QuestionsPage, string>> = {
  services: 'Good to know',
  consultation: 'Before you send it',
};

export const questionsOn = (page: QuestionsPage) =>
  questions.filter(({ shownOn }) => shownOn === undefined || shownOn === page);
