import { writeAmount, writeTerms } from '@/lib/text/price';
import type { Service } from './service';
import { chatbotService, serviceWith, websiteService } from './services';

const phone = serviceWith('phone');
const messaging = serviceWith('messaging');

/** What a website costs after it's built. */
const hostingPerMonth = 30;
export const runningCosts = {
  hosting: `up to $${hostingPerMonth}/month`,
  domain: '$10–$20 a year',
} as const;

/**
 * How many calls and messages a monthly price includes and what further ones cost, in sentences: 'A phone assistant
 * includes 300 calls a month.' A line break (`\n`) may stand between services. The agency fills it in.
 */
export const monthlyLimits: string = '';

/** The first year of a website with its hosting and a service that is paid by the month. */
const firstYearWith = ({ price }: Service) =>
  writeAmount({
    amount: websiteService.price.amount + 12 * (price.amount + hostingPerMonth),
    unit: 'once',
  });

/** The offer behind the demonstration, in one wording: a website includes the chat. */
export const offerCopy = {
  price: `A site like this starts at ${writeTerms(websiteService.price)}, chat included. Online in ${websiteService.timeline.replace(' week', '\u00a0week')}.`,
  total: `For example, a website with its chat and the phone assistant, at starting prices: ${writeTerms(websiteService.price)}, then ${writeTerms(phone.price)} and ${runningCosts.hosting} for hosting. Your first year comes to about ${firstYearWith(phone)}, plus a domain. With messaging in place of the phone assistant, about ${firstYearWith(messaging)}.`,
  chat: `Yes. A new website starts at ${writeTerms(websiteService.price)}, and comes with the chat. If you like the site you have, keep it. A chatbot for it starts at ${writeTerms(chatbotService.price)}.`,
} as const;
