import { paidInWords, writeAmount, writeTerms } from '@/lib/text/price';
import { capitalize, listInWords } from '@/lib/text/words';
import { offerCopy } from './offer';
import { replyTime } from './replyTime';
import type { Service } from './service';
import { namesInWords, services, websiteService } from './services';
import { truths } from './truths';

/** A question that owners ask, and its answer. */
interface Question {
  question: string;
  answer: string;
  /** The only page that shows it; by default, every page with questions does. */
  shownOn?: QuestionsPage;
}

/** Groups services by a shared value, in the order of the services. */
function servicesBy<Key extends string>(shared: (service: Service) => Key): [Key, Service[]][] {
  const groups = new Map<Key, Service[]>();
  for (const service of services) {
    groups.set(shared(service), [...(groups.get(shared(service)) ?? []), service]);
  }
  return [...groups];
}

const prices = listInWords(
  services.map(({ shortName, price }) => `${writeAmount(price)} for ${shortName}`),
);

const payments = listInWords(
  servicesBy(({ price }) => paidInWords(price.unit)).map(
    ([paid, several]) => `${paid} for ${namesInWords(several)}`,
  ),
);

const timelines = servicesBy(({ timeline }) => timeline)
  .map(([timeline, several]) => `${capitalize(namesInWords(several))}: ${timeline}.`)
  .join(' ');

const website = writeTerms(websiteService.price);

/** Answers promise only what is known; the plan answers what depends on the client. */
const questions: readonly Question[] = [
  {
    question: 'What does the consultation cost?',
    answer:
      'Nothing. You get a plan: what to hand over first, what it costs and what can wait. What you do with it is up to you.',
  },
  {
    question: 'Is setup included?',
    answer:
      'Yes. All services include setup support, so you’re never left alone with a login and a manual.',
    shownOn: 'services',
  },
  {
    question: 'Do I pay once or every month?',
    answer: `You pay ${payments}. Prices start at ${prices}. ${truths.stop} Your plan names every cost before you agree to anything.`,
  },
  {
    question: 'What does a website cost after it’s built?',
    answer: `The price starts at ${website}, and covers building it, chat included. If anything costs money later, such as a domain or hosting, your plan names it before you agree to anything.`,
    shownOn: 'services',
  },
  {
    question: 'Does a new website come with the chat?',
    answer: offerCopy.chat,
  },
  {
    question: 'How long does it take?',
    answer: `We reply within ${replyTime}. Then it depends on the service. ${timelines}`,
  },
  {
    question: 'Does it work nights and weekends?',
    answer:
      'Yes. That’s what it’s for. If a question needs a person, it goes to you, and you answer when you’re back in.',
    shownOn: 'services',
  },
  {
    question: 'Does it work with my booking software?',
    answer:
      'Appointments go onto your calendar. Tell us which booking software you use, and your plan says how the two work together.',
    shownOn: 'services',
  },
  {
    question: 'Can I keep my phone number?',
    answer:
      'That depends on your carrier. Tell us who it is, and your plan answers this before you agree to anything.',
    shownOn: 'services',
  },
  {
    question: 'Will callers know it’s a machine?',
    answer:
      'That’s up to you and your state’s rules: we write the greeting with you. If a caller asks for a person, it puts them through. If you’re closed, it books a callback.',
    shownOn: 'services',
  },
  {
    question: 'What if a caller has an emergency?',
    answer:
      'We write the script with you, so you decide what counts as an emergency and who gets the call.',
    shownOn: 'services',
  },
  {
    question: 'What about my patients’ or customers’ data?',
    answer:
      'We don’t need it to answer you, so please leave it out of the form. If a service will handle their data, your plan says what it stores and where before you agree to anything.',
  },
  {
    question: 'What happens to what I tell you?',
    answer:
      'We store it, pass it on to our team and use it to answer you. This site sets no cookies and loads nothing from another company, so nobody else is watching while you read.',
  },
];

/** The page with questions: below the prices, or below the form. */
export type QuestionsPage = 'services' | 'consultation';

export const questionsHeading: Readonly<Record<QuestionsPage, string>> = {
  services: 'Good to know first',
  consultation: 'Before you send it',
};

export const questionsOn = (page: QuestionsPage) =>
  questions.filter(({ shownOn }) => shownOn === undefined || shownOn === page);
