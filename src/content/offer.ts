import { writePrice } from '@/lib/price';
import { serviceWith, websiteService } from './services';

const chatbot = serviceWith('chatbot');

/** The offer behind the demonstration, in one wording: a website includes the chat. */
export const offerCopy = {
  price: `A site like this, chat included: ${writePrice(websiteService.price)}, online in ${websiteService.timeline}.`,
  chat: `Yes. A new website comes with the chat: ${writePrice(websiteService.price)}. If you’re happy with the site you have, keep it and add a chatbot to it and to your messages: ${writePrice(chatbot.price)}.`,
} as const;
