import { hours } from '@/content/night';
import { serviceWith, websiteService } from '@/content/services';
import { consultationPathFor } from '@/lib/paths';
import { writeAmount, writeTerms } from '@/lib/text/price';

const chatbot = serviceWith('chatbot');

export const chatForOwnSite = {
  label: `Keep the Site I Have: Chat From ${writeAmount(chatbot.price)}`,
  href: consultationPathFor(chatbot.slug),
} as const;

export const answersPhone = {
  label: 'Have It Answer My Phone',
  href: consultationPathFor(serviceWith('phone').slug),
};

export const truths = [
  'It answers in your words, with your prices.',
  'If a question needs a person, it goes to you.',
  'Your free plan says what each step costs.',
] as const;

export const examplesCopy = {
  link: 'Put your name here',
  heading: 'Try it on your own business',
  lede: 'See it answer a customer at night, or while your hands are full, and take the booking.',
  name: {
    label: 'What’s your business called?',
    placeholder: 'Your business name',
    note: 'It stays on this device until you send the form.',
  },
  choose: 'Choose a business',
  notLoaded: 'That example didn’t load. Check your connection, then reload this page.',
  askedAt: hours.goingToBed.time,
  answersFor: 'Answering for',
  log: 'Conversation',
  hear: 'Hear It on the Phone',
  call: 'A call on the same night',
  spoken: 'Your device’s voices read it aloud. Nothing is recorded.',
  notSpoken: 'This device has no voice, so here’s the call in writing.',
  back: 'Back to the Chat',
  madeUp:
    'We wrote these answers ahead of time, but a real assistant is taught your own prices, hours and rules. ' +
    'Nothing you tap here is sent.',
  buildOneFor: 'Build One for',
  /** On a phone, the conversation is far below. */
  seeAnswer: 'See It Answer',
  offer:
    `A new site like this starts at ${writeTerms(websiteService.price)}, chat included. ` +
    `Live in ${websiteService.timeline.replace(' week', '\u00a0week')}.`,
} as const;
