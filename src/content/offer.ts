import { writeTerms } from '@/lib/text/price';
import { serviceWith, websiteService } from './services';

const chatbot = serviceWith('chatbot');
const phone = serviceWith('phone');

/** The offer behind the demonstration, in one wording: a website includes the chat. */
export const offerCopy = {
  price: `A site like this starts at ${writeTerms(websiteService.price)}, chat included. Online in ${websiteService.timeline.replace(' week', '\u00a0week')}. Hosting, a domain and the phone assistant (from ${writeTerms(phone.price)}) are extra.`,
  chat: `Yes. A new website starts at ${writeTerms(websiteService.price)}, and comes with the chat. If you’re happy with the site you have, keep it. A chatbot for it and for your direct messages starts at ${writeTerms(chatbot.price)}.`,
} as const;
