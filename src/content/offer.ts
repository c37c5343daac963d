import { writeTerms } from '@/lib/text/price';
import { serviceWith, websiteService } from './services';

const chatbot = serviceWith('chatbot');
const phone = serviceWith('phone');

/** What a website costs after it's built. */
export const runningCosts = { hosting: 'up to $30/month', domain: '$10-$20 a year' } as const;

/** The offer behind the demonstration, in one wording: a website includes the chat. */
export const offerCopy = {
  price: `A site like this starts at ${writeTerms(websiteService.price)}, chat included. Online in ${websiteService.timeline.replace(' week', '\u00a0week')}.`,
  extras: `Hosting it, chat and all, costs ${runningCosts.hosting}. A domain and the phone assistant (from ${writeTerms(phone.price)}) are extra.`,
  chat: `Yes. A new website starts at ${writeTerms(websiteService.price)}, and comes with the chat. If you’re happy with the site you have, keep it. A chatbot for it and for your direct messages starts at ${writeTerms(chatbot.price)}.`,
} as const;
