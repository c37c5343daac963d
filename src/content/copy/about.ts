import { replyTime } from '@/content/replyTime';
import { websiteService } from '@/content/services';
import { site } from '@/content/site';
import { industriesServed } from '@/content/statistics';

export interface Point {
  title: string;
  text: string;
  /** A figure for this point, stressed after its text. */
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
    text: 'We ask what takes most of your week before we suggest anything. If a simpler tool would do the job, we’ll say so, even if it isn’t ours.',
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
    text: 'What runs all night is watched all night. If something breaks at 3\u00a0AM, whoever is on duty gets an alarm.',
    figure: { value: '24/7', label: 'support' },
  },
  {
    room: 'scale',
    title: 'Scalable Solutions',
    text: 'Start with one service. What we build grows with you, and the next service connects to it.',
  },
];

interface Reason extends Point {
  /** The drawing on its paper, e.g. `week` for `paper-week.svg`. */
  paper: string;
}

/** Reasons to choose the agency (docs/product.md, "About"). */
export const whyChoose: readonly Reason[] = [
  {
    paper: 'chart',
    title: 'Results-Driven Approach',
    text: 'Before we build, we pick one number with you. Afterward, we show you whether it moved.',
  },
  {
    paper: 'week',
    title: 'Lightning-Fast Delivery',
    text: `You hear from us within ${replyTime}. Your website is online in ${websiteService.timeline}.`,
  },
  {
    paper: 'trades',
    title: 'Industry Expertise',
    text: `We’ve worked in ${industriesServed} industries, so we know many of the questions customers ask.`,
  },
  {
    paper: 'call',
    title: 'Ongoing Partnership',
    text: 'Launch is day one. Our monthly services keep getting better, and you always know who to ask.',
  },
];

/** Somebody clients talk to. */
export interface Person {
  name: string;
  role: string;
  /** What they did before, in a sentence. */
  background?: string;
  /** A square picture in public/people, e.g. `/people/maria.jpg`. */
  photo?: string;
}

/** A client who has agreed to be named. */
export interface Client {
  name: string;
  business: string;
  /** What they said, word for word. */
  quote?: string;
  /** The site that we built, to open. */
  website?: string;
  /** What was measured, in a line: `41 online bookings in May, up from 12 a year before`. */
  measured?: string;
  /** How it was measured and what it came to, in two or three sentences. */
  basis?: string;
  /**
   * The slugs of what they use, first what did it: beside its price, the services page repeats what was measured.
   */
  services?: readonly string[];
  /** The program in which they keep their schedule, for owners who look for their own, e.g. `Dentrix`. */
  software?: string;
}

/** Real people only. The page shows nothing while a list is empty. */
export const people: readonly Person[] = [];
export const clients: readonly Client[] = [];

/** Where others review the agency, e.g. its profile on Google, below the clients. The agency fills it in. */
export const reviews: { text: string; href: string } | undefined = undefined;

/** What the agency does with the data of clients' own patients or customers. The agency fills it in. */
interface ClientData {
  /** What it signs, e.g. `a business associate agreement (HIPAA)`. */
  signs: string;
  /** Where to read it, e.g. `/agreement.pdf` in public. */
  agreement?: string;
  /** Where the data is kept, e.g. `the United States`. */
  keptIn: string;
  /** When it is deleted, e.g. `within 30 days after you cancel`. */
  deleted: string;
  /** Who of the team can read it, in a sentence. */
  reads: string;
}

export const clientData: ClientData | undefined = undefined;

/** Where a practice reads what patients write and say. */
const practiceInbox =
  'For a practice, messages, transcripts and call summaries go to an inbox with a login, and text reminders never say what a visit is for.';

const notInForm = 'Please don’t put patient or customer data in our form.';

/** @param data undefined until the agency has filled it in */
const answersAbout = (data: ClientData | undefined) =>
  data
    ? {
        customers: `We keep it in ${data.keptIn}, and delete it ${data.deleted}. ${data.reads} ${notInForm}`,
        patients: `Before we handle any patient data, we sign ${data.signs} at no extra charge, even if you only buy a website.\n${practiceInbox}`,
      }
    : {
        customers: `Before you pay, you’ll get it in writing: where we keep it and when we delete it. ${notInForm}`,
        patients: `Ask us first. Before you pay, we’ll tell you in writing whether we sign a HIPAA business associate agreement.\n${practiceInbox}`,
      };

/** The answers about customers' and patients' data. */
export const clientDataAnswers = answersAbout(clientData);

/** @param data undefined until the agency has filled it in */
const agreementOf = (data: ClientData | undefined) =>
  data?.agreement ? { text: 'Read the agreement', href: data.agreement } : undefined;

/** The link after that answer. */
export const agreementLink = agreementOf(clientData);

/** The agency’s terms, to read before paying, e.g. `/terms.pdf` in public. The agency fills it in. */
export const termsPath: string | undefined = undefined;

/** @param path undefined until the agency has filled it in */
const termsOf = (path: string | undefined) =>
  path ? { text: 'Read our terms', href: path } : undefined;

/** The link after the answer about payment. */
export const termsLink = termsOf(termsPath);

/** The booking programs that the agency connects to. The agency keeps the list. */
export const bookingSoftware = {
  answer:
    'With Google Calendar, Outlook and Calendly, yes: it offers only free times there, and books them. For others, see below.',
  /** How it works with others, each below the question that names them. */
  others: [
    {
      question: 'And with Dentrix, Vagaro or Housecall Pro?',
      answer:
        'In those and Square, it offers only the times that you mark in a calendar, once a week or each morning. It tells the customer you’ll confirm. You confirm with a tap, and the customer hears right away. You add the visit yourself.\nFor reminders of other visits, you send it the next day’s list.',
    },
  ],
} as const;

export const aboutPage = {
  title: `About ${site.name}`,
  metaDescription: `Who ${site.name} is: our mission, what we stand by, our track record and why owners choose us.`,
  heading: 'About',
  lede: 'We build the part of your business that never goes home.',
  hourSentence: 'Everyone\u00a0has gone\u00a0home. Almost\u00a0everyone.',
  missionHeading: 'Our mission',
  mission:
    'To give every business the staff only big companies could afford: someone who answers at night, follows up on time and never forgets a customer.',
  missionText: [
    'You didn’t start a business to say your opening hours ten times a day, or to call people who forgot their appointment. Somebody has to. Usually it’s you, between customers.',
    'We automate that work, one job at a time. You see everything that gets done, and you get the time back.',
  ],
  valuesHeading: 'What we stand by',
  recordHeading: 'Our track record',
  peopleHeading: 'Who you’ll talk to',
  clientsHeading: 'Who we’ve built for',
  /** What a client has, after the client's name. */
  uses: (services: string, software?: string) =>
    `What they use: ${services}${software ? `, with ${software}` : ''}.`,
  openSite: 'Open their site',
  whyChoose: 'Why Choose',
  closing: {
    heading: 'Now tell us about you',
    text: `What does your business do, and which part would you rather not do yourself? We’ll reply within ${replyTime}.`,
    action: 'Start Your Free Consultation',
  },
} as const;
