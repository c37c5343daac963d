import { paidInWords, writeAmount } from '@/lib/price';
import { listInWords } from '@/lib/words';
import { offerCopy } from './offer';
import { replyTime } from './replyTime';
import type { Service } from './service';
import { namesInWords, services } from './services';

/** A question that comes before the price, and what is known about it. */
export interface Question {
  question: string;
  answer: string;
}

/** The services that share something, in their order, by what they share. */
function servicesBy<Key extends string>(shared: (service: Service) => Key): [Key, Service[]][] {
  const groups = new Map<Key, Service[]>();
  for (const service of services) {
    groups.set(shared(service), [...(groups.get(shared(service)) ?? []), service]);
  }
  return [...groups];
}

const prices = listInWords(
  services.map(({ shortName, price }) => `${shortName} (${writeAmount(price)})`),
);

const payments = servicesBy(({ price }) => paidInWords(price.unit))
  .map(([paid, several]) => `for ${namesInWords(several)} ${paid}`)
  .join('; ');

const timelines = servicesBy(({ timeline }) => timeline)
  .map(([timeline, several]) => `${timeline} for ${namesInWords(several)}`)
  .join('; ');

/** To add one, add it here. Answers say only what is known. */
export const questions: readonly Question[] = [
  {
    question: 'What does the consultation cost?',
    answer:
      'Nothing. It ends with a plan: what to hand over first, what it costs and what can wait. What you do with it is up to you.',
  },
  {
    question: 'Is setting it up included?',
    answer:
      'Yes. All services include setup support, so you are not left alone with a login and a manual.',
  },
  {
    question: 'Is that one-time or monthly?',
    answer: `You pay ${payments}. Starting prices: ${prices}. Your plan names every cost before you agree to anything.`,
  },
  {
    question: 'Is the chat in the example included?',
    answer: offerCopy.chat,
  },
  {
    question: 'How fast does it go?',
    answer: `We reply within ${replyTime}. After that: ${timelines}.`,
  },
  {
    question: 'What happens to what I tell you?',
    answer:
      'We store it, pass it on to our team and use it to answer you. We need nothing about your own patients or customers, so please leave that out. This site sets no cookies and loads nothing from another company, so nobody else is watching while you read.',
  },
];

/** Where they stand below prices, and below the form. */
export const questionsHeading = {
  services: 'Before you ask for a price',
  consultation: 'Before you send it',
} as const;
