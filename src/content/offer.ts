import { writePrice } from '@/lib/price';
import { serviceWith, websiteService } from './services';

const chatbot = serviceWith('chatbot');

/** What the demonstration sells, said the same wherever somebody asks: the chat is part of the website. */
export const offerCopy = {
  price: `A site like this, the chat included: ${writePrice(websiteService.price)}, online in ${websiteService.timeline}.`,
  chat: `Yes. Do you want a new website? The chat comes with it: ${writePrice(websiteService.price)}. Are you happy with the one you have? Keep it, and the chatbot answers there and in your messages: ${writePrice(chatbot.price)}.`,
} as const;
