import { hours, type NightHour } from '@/content/night';
import { replyTime } from '@/content/replyTime';
import { websiteService } from '@/content/services';
import { backLabel, site } from '@/content/site';
import { industriesServed, statisticsOn } from '@/content/statistics';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { inList } from '@/lib/text/language';

interface Value {
  /** The drawing in its lit window, e.g. `client` for `room-client.svg`. */
  room: string;
  title: string;
  text: string;
  /** Stressed after its text. */
  figure?: { value: string; label: string };
}

interface Reason {
  /** What is drawn on its paper: a part of `papers.svg`. */
  paper: string;
  title: string;
  text: string;
}

const values: readonly Value[] = [
  {
    room: 'client',
    title: 'Client-First Philosophy',
    text:
      'We ask what takes most of your week before we suggest anything. ' +
      'If a simpler tool would do the job, we’ll say so, even if it isn’t ours.',
  },
  {
    room: 'innovation',
    title: 'Innovation at Our Core',
    text: 'We try new models and tools on our own work before they touch yours.',
    figure: { value: '20%', label: 'of team time on research and development' },
  },
  {
    room: 'reliability',
    title: 'Reliability You Can Trust',
    text:
      'What runs all night is watched all night. ' +
      'If something breaks at 3\u00a0AM, whoever is on duty gets an alarm.',
    figure: { value: '24/7', label: 'support' },
  },
  {
    room: 'scale',
    title: 'Scalable Solutions',
    text: 'Start with one service. What we build grows with you, and the next service connects to it.',
  },
];

const reasons: readonly Reason[] = [
  {
    paper: 'chart',
    title: 'Results-Driven Approach',
    text: 'Before we build, we pick one number with you. Afterward, we show you whether it moved.',
  },
  {
    paper: 'week',
    title: 'Lightning-Fast Delivery',
    text: `You hear from us within ${replyTime}. Your website is live in ${websiteService.timeline}.`,
  },
  {
    paper: 'trades',
    title: 'Industry Expertise',
    text: `We’ve worked in ${industriesServed} industries, so we know many of the questions customers ask.`,
  },
  {
    paper: 'call',
    title: 'Ongoing Partnership',
    text: 'After launch, we keep improving your monthly services, and you always know who to ask.',
  },
];

/** Who answers, and since when: what of it the settings say. */
export const whoAnswers = ({ people, founded }: Pick<SiteSettings, 'people' | 'founded'>) =>
  [
    people.length > 0 && `You’ll hear from ${inList(people)}.`,
    founded && `We started in ${founded}.`,
  ]
    .filter(Boolean)
    .join(' ');

/** The about page's words, by section (docs/product.md, "About"). */
const hour: NightHour = {
  time: hours.goingToBed.time,
  sentence: `Everyone\u00a0has gone\u00a0home. Almost\u00a0everyone. ${whoAnswers(site)}`.trim(),
};

export const aboutPage = {
  title: `About ${site.name}`,
  metaDescription: `Who ${site.name} is: our mission, what we stand by, our track record and why owners choose us.`,
  header: {
    back: backLabel,
    heading: 'About',
    lede: 'We build the part of your business that never goes home.',
    hour,
  },
  mission: {
    heading: 'Our mission',
    statement:
      'To give every business the staff only big companies could afford: ' +
      'someone who answers at night, follows up on time and never forgets a customer.',
    text: [
      'You didn’t start a business to say your opening hours ten times a day, ' +
        'or to call people who forgot their appointment. Somebody has to. Usually it’s you, between customers.',
      'We automate that work, one job at a time. You see everything that gets done, and you get the time back.',
    ],
  },
  values: { heading: 'What we stand by', values },
  record: { heading: 'Our track record', statistics: statisticsOn('about') },
  /** Its heading ends with the agency's name. */
  whyChoose: { heading: 'Why Choose', reasons },
  closing: {
    heading: 'Now tell us about you',
    text:
      'What does your business do, and which part would you rather not do yourself? ' +
      `We’ll reply within ${replyTime}.`,
    action: 'Start Your Free Consultation',
  },
};

/** The same in another language has the same parts; its hour says the language, its statistics are translated. */
export type AboutPage = typeof aboutPage;
