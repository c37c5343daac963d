import { replyTime } from '@/content/replyTime';
import { websiteService } from '@/content/services';
import { site } from '@/content/site';
import { capitalize, numberInWords } from '@/lib/text/words';

export interface Point {
  title: string;
  text: string;
  /** A figure for this point, shown large beside it. */
  figure?: { value: string; label: string };
}

interface Value extends Point {
  /** The drawing in its lit window, e.g. `client` for `room-client.svg`. */
  room: string;
}

/** What the agency stands for (docs/product.md, "About"). */
export const values: readonly Value[] = [
  {
    room: 'client',
    title: 'Client-First Philosophy',
    text: 'We ask what eats up your week before we suggest anything. If a simpler tool would do the job, we’ll say so, even if it isn’t ours.',
  },
  {
    room: 'innovation',
    title: 'Innovation at Our Core',
    text: 'We try new models and tools on our own work before they touch yours. You never pay for our experiments.',
    figure: { value: '20%', label: 'of team time on research and development' },
  },
  {
    room: 'reliability',
    title: 'Reliability You Can Trust',
    text: 'If it runs all night, somebody has to watch it all night. If something breaks at 3\u00a0AM, one of us fixes it.',
    figure: { value: '24/7', label: 'support' },
  },
  {
    room: 'scale',
    title: 'Scalable Solutions',
    text: 'Start with one chatbot or one email. What we build grows with you, and the next service plugs right in.',
  },
];

/** Reasons to choose the agency (docs/product.md, "About"). */
export const whyChoose: readonly Point[] = [
  {
    title: 'Results-Driven Approach',
    text: 'Before we build, we pick one number with you. Afterward, we show you whether it moved.',
  },
  {
    title: 'Lightning-Fast Delivery',
    text: `You hear from us within ${replyTime}. Your website is online in ${websiteService.timeline}.`,
  },
  {
    title: 'Industry Expertise',
    text: 'Chances are we’ve built for a business like yours, so we already know what your customers will ask.',
  },
  {
    title: 'Ongoing Partnership',
    text: 'Launch is day one. We watch how it does, fine-tune it and pick up when you call.',
  },
];

/** Somebody clients talk to. */
export interface Person {
  name: string;
  role: string;
  /** A square picture in public/people, e.g. `/people/maria.jpg`. */
  photo?: string;
}

/** A client who has agreed to be named. */
export interface Client {
  name: string;
  business: string;
  /** What they said, word for word. */
  quote?: string;
  website?: string;
}

/** Real people only. The page shows nothing while a list is empty. */
export const people: readonly Person[] = [];
export const clients: readonly Client[] = [];

export const aboutPage = {
  title: `About ${site.name}`,
  metaDescription: `Who ${site.name} is: our mission, ${numberInWords(values.length)} values, our track record and ${numberInWords(whyChoose.length)} reasons to choose us.`,
  heading: `About ${site.name}`,
  lede: 'We build the part of your business that never goes home.',
  scene: 'Everyone\u00a0has gone\u00a0home. Almost\u00a0everyone.',
  missionHeading: 'Our mission',
  mission:
    'To give every business the staff only big companies could afford: someone who answers at night, follows up on time and never forgets a customer.',
  missionText: [
    'You didn’t start a business to copy names from one screen to another, or to call people who forgot their appointment. Somebody has to. Usually it’s you, late at night.',
    'We take that work off your hands, one job at a time. You see what gets done. You can stop it whenever you like. And you keep the interesting part of your week.',
  ],
  valuesHeading: `${capitalize(numberInWords(values.length))} things we stand by`,
  recordHeading: 'Our track record',
  peopleHeading: 'Who you’ll talk to',
  clientsHeading: 'Who we’ve built for',
  whyChooseHeading: `Why Choose ${site.name}`,
  closing: {
    heading: 'Now tell us about you',
    text: `What does your business do, and which part would you rather not do yourself? We’ll reply within ${replyTime}.`,
    action: 'Start Your Free Consultation',
  },
} as const;
