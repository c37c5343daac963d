import { hours } from '@/content/night';
import { replyTime } from '@/content/replyTime';
import { websiteService } from '@/content/services';
import { site } from '@/content/site';
import { industriesServed } from '@/content/statistics';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { inList } from '@/lib/text/language';

/** Keyed by drawing: `client` has `room-client.svg`. */
export interface Value {
  title: string;
  text: string;
  figure?: { value: string; label: string };
}

/** Keyed by part of `papers.svg`. */
export interface Reason {
  title: string;
  text: string;
}

const values = {
  client: {
    title: 'Client-First Philosophy',
    text:
      'We ask what takes most of your week before we suggest anything. ' +
      'If a simpler tool would do the job, we’ll say so, even if it isn’t ours.',
  },
  innovation: {
    title: 'Innovation at Our Core',
    text: 'We try new models and tools on our own work before they touch yours.',
    figure: { value: '20%', label: 'of team time on research and development' },
  },
  reliability: {
    title: 'Reliability You Can Trust',
    text:
      'We’re a small team, so we take turns: one of us is on duty day and night. ' +
      'If something breaks at 3\u00a0AM, that person gets an alarm.',
    figure: { value: '24/7', label: 'support' },
  },
  scale: {
    title: 'Scalable Solutions',
    text: 'Start with one service. What we build grows with you, and the next service connects to it.',
  },
} satisfies Record<string, Value>;

const reasons = {
  chart: {
    title: 'Results-Driven Approach',
    text: 'Before we build, we pick one number with you. Afterward, we show you whether it moved.',
  },
  week: {
    title: 'Lightning-Fast Delivery',
    text: `You hear from us within ${replyTime}. Your website is live in ${websiteService.timeline}.`,
  },
  trades: {
    title: 'Industry Expertise',
    text: `We’ve worked in ${industriesServed} industries, so we know many of the questions customers ask.`,
  },
  call: {
    title: 'Ongoing Partnership',
    text: 'After launch, we keep improving your monthly services, and you always know who to ask.',
  },
} satisfies Record<string, Reason>;

export const aboutPage = {
  title: `About ${site.name}`,
  metaDescription: `Who ${site.name} is: our mission, what we stand by, our track record and why owners choose us.`,
  header: {
    heading: 'About',
    lede: 'We build the part of your business that never goes home.',
    hour: {
      time: hours.goingToBed.time,
      sentence: 'Everyone\u00a0has gone\u00a0home. Almost\u00a0everyone.',
    },
    people: (names: string) => `You’ll hear from ${names}.`,
    founded: (year: number) => `We\u00a0started in\u00a0${year}.`,
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
  recordHeading: 'Our track record',
  customersHeading: 'In their words',
  whyChoose: { heading: 'Why Choose', reasons },
  closing: {
    heading: 'Now tell us about you',
    text:
      'What does your business do, and which part would you rather not do yourself? ' +
      `We’ll reply within ${replyTime}.`,
    action: 'Start Your Free Consultation',
  },
};

export const aboutHour = ({ people, founded }: Pick<SiteSettings, 'people' | 'founded'> = site) => {
  const { hour, ...words } = aboutPage.header;
  const who = [
    people.length > 0 && words.people(inList(people)),
    founded && words.founded(founded),
  ];
  const line = who.filter(Boolean).join(' ');
  return { ...hour, sentence: [hour.sentence, line].filter(Boolean).join('\n') };
};
