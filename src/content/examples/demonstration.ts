import { hours } from '@/content/night';
import { offerCopy } from '@/content/offer';
import { chatbotService } from '@/content/services';
import { consultationPathFor } from '@/lib/paths';
import { writeTerms } from '@/lib/text/price';

/** The second button of most examples. */
export const chatForOwnSite = {
  label: `Add It to My Site, from ${writeTerms(chatbotService.price)}`,
  href: consultationPathFor(chatbotService.slug),
} as const;

/** For owners who miss calls and need no new website. */
export const answersPhone = {
  label: 'Have It Answer My Phone',
  href: consultationPathFor('phone'),
};

/** The demonstration's texts; each example has its own in its file. */
export const demonstration = {
  /** The link to it, on the sign of the first screen. */
  link: 'Put your name here',
  /** Read by screen readers after the link of an example on another page. */
  elsewhere: ', in the demonstration',
  heading: 'Try it on your own business',
  lede: 'See it answer a customer at night, or while your hands are full, and take the booking.',
  name: {
    label: 'What’s your business called?',
    placeholder: 'Your business name',
    note: 'Up to 40 characters. Only you see it until you send the form.',
  },
  choose: 'Choose a business',
  notLoaded: 'That example didn’t load. Check your connection and try again.',
  /** The same time as the section's hour. */
  askedAt: hours.goingToBed.time,
  answersFor: 'Answering for',
  log: 'Conversation',
  anything: 'Or type a question, in English or Spanish',
  send: 'Send',
  hear: 'Hear It on the Phone',
  /** Read by screen readers in place of `conversationCopy.inSpanish`. */
  hearInSpanish: 'Escúchelo en español',
  call: 'A call on the same night',
  caller: 'Caller',
  assistant: 'Assistant',
  spoken: 'Your device’s voices read it aloud. Nothing is recorded.',
  notSpoken: 'This device has no voice, so here’s the call in writing.',
  slower: 'Slower',
  back: 'Back to the Chat',
  madeUp:
    'This example sends nothing and knows only a few questions. Yours is an AI that knows your business. It books, or asks you to confirm.',
  buildOneFor: 'Build One for',
  /** On a phone, where the conversation is far below. */
  seeAnswer: 'See it answer',
  offer: offerCopy.price,
  costsHeading: 'What everything costs',
  costs: offerCopy.costs,
} as const;
