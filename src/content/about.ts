import { capitalize, numberInWords } from '@/lib/words';
import { replyTime } from './replyTime';
import { websiteService } from './services';
import { site } from './site';

export interface Point {
  title: string;
  text: string;
  /** A figure for this point, shown large beside it. */
  figure?: { value: string; label: string };
}

interface Value extends Point {
  /** What is seen in its lit window, a drawing of its own (`room-client.svg`). */
  room: string;
}

/** What the agency stands for (docs/product.md, "About"). */
export const values: readonly Value[] = [
  {
    room: 'client',
    title: 'Client-First Philosophy',
    text: 'We ask what eats your week before we suggest anything. When a simpler tool would do the job, we say so, even if it is not ours.',
  },
  {
    room: 'innovation',
    title: 'Innovation at Our Core',
    text: 'New models and tools prove themselves on our own work before they touch yours. You never pay for our experiments.',
    figure: { value: '20%', label: 'of team time on research and development' },
  },
  {
    room: 'reliability',
    title: 'Reliability You Can Trust',
    text: 'What runs at night has to be looked after at night. When something needs a person, a person is there.',
    figure: { value: '24/7', label: 'support' },
  },
  {
    room: 'scale',
    title: 'Scalable Solutions',
    text: 'Begin with one chatbot or one email. What we build takes ten customers or ten thousand, and the next service plugs into the last.',
  },
];

/** Reasons to choose the agency (docs/product.md, "About"). */
export const whyChoose: readonly Point[] = [
  {
    title: 'Results-Driven Approach',
    text: 'We agree with you on the number that should move before we build, and report on that number afterwards.',
  },
  {
    title: 'Lightning-Fast Delivery',
    text: `You have our answer within hours, and your website online in ${websiteService.timeline}.`,
  },
  {
    title: 'Industry Expertise',
    text: 'Very likely we have built for a business like yours, so we rarely start from a blank page.',
  },
  {
    title: 'Ongoing Partnership',
    text: 'Launch is the first day. We watch what happens, adjust it, and stay reachable for as long as it runs.',
  },
];

export const aboutPage = {
  title: `About ${site.name}`,
  metaDescription: `Who ${site.name} is: our mission, ${numberInWords(values.length)} values, the track record and ${numberInWords(whyChoose.length)} reasons to let us automate your repetitive work.`,
  heading: `About ${site.name}`,
  lede: 'We build the part of your business that never goes home.',
  scene: 'Everyone\u00a0has gone\u00a0home. Almost\u00a0everyone.',
  missionHeading: 'Our mission',
  mission:
    'To give every business the staff only large companies could afford: someone who answers at night, follows up on time and never forgets a customer.',
  missionText: [
    'You did not start a business to copy names from one window into another, or to phone people who forgot their appointment. Somebody has to do it, though, and it is usually you, late.',
    'We take that work, one job at a time, and build a machine for it. You see what it does, you can stop it whenever you like, and the interesting part of your week stays yours.',
  ],
  valuesHeading: `${capitalize(numberInWords(values.length))} things we hold to`,
  recordHeading: 'The track record',
  whyChooseHeading: `Why Choose ${site.name}`,
  closing: {
    heading: 'Now tell us about you',
    text: `What does your business do, and which part of it would you rather not do yourself? We reply within ${replyTime}.`,
    action: 'Start Your Free Consultation',
  },
} as const;
