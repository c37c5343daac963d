import type { Answer } from '@/content/examples/answers/answer';

/** What every example is asked, and answers in the same words. */
export const sharedInEnglish: readonly Answer[] = [
  {
    ask: 'Are you a robot or a real person?',
    words: 'bot ai chatgpt chatbot machine computer automated human talk talking speak someone',
    answer: 'I’m the automated assistant, not a person. Someone can call you, if you’d like that.',
    books: 'person',
  },
  {
    ask: 'What’s your phone number?',
    words: 'telephone call reach phone number',
    answer: 'This example has no number of its own. Someone can call you, if you’d like that.',
    books: 'person',
  },
  {
    ask: 'Who can read what I type here?',
    words: 'write privacy private secure confidential information data record store stored share',
    answer: 'Only we and the company that runs this chat can read it. Nobody sells it.',
  },
  {
    ask: 'Will I get a reminder?',
    words: 'remind text confirmation before appointment',
    answer: 'Yes, the day before, by text. You can cancel with a reply.',
  },
  {
    ask: 'Do you speak Spanish?',
    words: 'language english espanol habla',
    answer: 'Yes. I answer in English and Spanish.',
  },
  {
    ask: 'Where can I read reviews?',
    words: 'review google yelp rating star find',
    answer: 'On Google. Search for our name.',
  },
  {
    ask: 'Can I get a discount?',
    words:
      'cash cheaper cheap deal special coupon match lower beat expensive high senior student military veteran give other competitor said offered',
    answer: 'I can’t change the prices. Someone can tell you what’s possible.',
    isPassedOn: true,
  },
  {
    ask: 'I have a complaint.',
    isAlone: true,
    alarms: 'mad angry furious pissed unhappy',
    words:
      'complain unhappy upset angry mad rude refund money back terrible awful horrible worst ruined messed suck scam overcharged wrong lawyer sue worse charged twice nobody answer came called burned mess bad waited hour ridiculous unacceptable bull',
    answer: 'I’m sorry. The owner reads it in your own words, once you press the button.',
    isPassedOn: true,
  },
  {
    ask: 'Are you hiring?',
    words: 'job work apply application position resume openings rent rental chair booth',
    answer: 'Thanks for asking. I can pass it on to the owner.',
    isAlone: true,
    isPassedOn: true,
  },
  {
    ask: 'When is my appointment?',
    asksForTime: true,
    words:
      'end did time down confirm confirmed still book tomorrow day again showing show missing find',
    answer: 'I can’t look up appointments here. Someone can tell you.',
    isPassedOn: true,
  },
];
