import { writeTerms } from '@/lib/text/price';
import { serviceWith, websiteService } from './services';

const chatbot = serviceWith('chatbot');
const phone = serviceWith('phone');
const messaging = serviceWith('messaging');

/** What a website costs after it's built. */
const hostingPerMonth = 30;
export const runningCosts = {
  hosting: `up to $${hostingPerMonth}/month`,
  domain: '$10-$20 a year',
} as const;

/** The first year of a website with its phone assistant, in dollars. */
const firstYear = websiteService.price.amount + 12 * (phone.price.amount + hostingPerMonth);

/** The offer behind the demonstration, in one wording: a website includes the chat. */
export const offerCopy = {
  price: `A site like this starts at ${writeTerms(websiteService.price)}, chat included. Online in ${websiteService.timeline.replace(' week', '\u00a0week')}.`,
  extras: `Hosting it, chat and all, costs ${runningCosts.hosting}. A domain and the phone assistant are extra.`,
  /** For whoever keeps a site. Leads to the services. */
  keep: `Keeping your site? Add the chat from ${writeTerms(chatbot.price)}, the phone assistant from ${writeTerms(phone.price)}, or texts and DMs from ${writeTerms(messaging.price)}.`,
  total: `For example, a website with its chat, and the phone assistant, at starting prices: ${writeTerms(websiteService.price)}, then ${writeTerms(phone.price)} for the assistant and ${runningCosts.hosting} for hosting. Your first year comes to about $${firstYear.toLocaleString('en-US')}, plus a domain.`,
  chat: `Yes. A new website starts at ${writeTerms(websiteService.price)}, and comes with the chat. If you’re happy with the site you have, keep it. A chatbot for it and for your direct messages starts at ${writeTerms(chatbot.price)}.`,
} as const;
