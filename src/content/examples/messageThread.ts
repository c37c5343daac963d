import { salon } from './salon';

/** Who writes: a customer, the service, or a person at the business who joins in. */
type Writer = 'customer' | 'assistant' | 'stylist';

interface Moment {
  time: string;
  what: string;
  messages: readonly { from: Writer; text: string }[];
}

const { name } = salon;

/** What the messaging service does in an example's thread, with the example's own prices and times. */
export const messageThread = {
  heading: 'For example: a salon on Instagram',
  note: 'This salon confirms with a tap. Where it can book in your software, no tap is needed.',
  /** The example's name, and whose own name takes its place. */
  name,
  trade: salon.slug,
  /** Read by screen readers before each message. */
  writers: { customer: 'Customer', assistant: 'Assistant', stylist: 'Stylist' },
  moments: [
    {
      time: 'Wednesday, 2:14 PM',
      what: 'Every chair is taken.',
      messages: [
        { from: 'customer', text: 'hi! anything saturday for a cut?' },
        {
          from: 'assistant',
          text: `Hi, I’m the automated assistant of ${name}. Saturday at 11:30\u00a0AM looks open, and a cut and style is $68. Should I ask for it?`,
        },
        { from: 'customer', text: 'yes pls, mia torres. could i go this color? (photo)' },
        {
          from: 'assistant',
          text: 'I’ve asked, Mia. A stylist gets your photo, and answers here tonight.',
        },
      ],
    },
    {
      time: '2:40 PM',
      what: 'You tap Confirm between two customers.',
      messages: [
        {
          from: 'assistant',
          text: 'You’re booked, Mia: Saturday at 11:30\u00a0AM. Want a text reminder? Send me your number.',
        },
        { from: 'customer', text: '555-0163. thank you!' },
      ],
    },
    {
      time: '6:20 PM',
      what: 'The stylist answers in the same thread.',
      messages: [
        {
          from: 'stylist',
          text: 'It’s Jo from the salon. Love it! That takes two visits. We’ll plan it Saturday.',
        },
      ],
    },
    {
      time: 'Friday, 10 AM',
      what: 'The reminder comes by text.',
      messages: [
        {
          from: 'assistant',
          text: `${name}: See you tomorrow at 11:30\u00a0AM. Reply 2 to change it, or STOP for no more texts.`,
        },
      ],
    },
  ] satisfies readonly Moment[],
} as const;
