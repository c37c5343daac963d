import { writePrice } from '@/lib/price';
import { serviceWith, websiteService } from './services';

const chatbot = serviceWith('chatbot');

/** What the demonstration sells, said the same wherever somebody asks: the chat is part of the website. */
export const offerCopy = {
  price: `A site like this, the chat included: ${writePrice(websiteService.price)}, online in ${websiteService.timeline}.`,
  chat: `Yes. A website from us answers and books as the example does: ${writePrice(websiteService.price)}. The chatbot, ${writePrice(chatbot.price)}, does the same for the site you already have, and in your messages.`,
} as const;
