import { siteLanguage } from '@/lib/text/language';
import { formatPrice } from '@/lib/text/price';
import { replyHours, replyTime } from './replyTime';

export type StatisticsPage = 'home' | 'about';

/** A figure that the agency claims for itself (docs/product.md, "Claimed figures"). */
interface Claim {
  label: string;
  number: number;
  /** What is written before and after the number. */
  before?: string;
  after: string;
  /** What the figure means to the reader, shown on home and where it is wide. */
  meaning: string;
  /** What its drawing shows to scale: the file `<number>-<drawn>.svg` of src/drawings. */
  drawn?: string;
  /** The page that shows it at full width. */
  wideOn?: StatisticsPage;
  shownOn: readonly StatisticsPage[];
}

/** What a translation of a claim says. */
export type ClaimWords = Pick<Claim, 'label' | 'after' | 'meaning'>;

/** A claim as pages show it: its figure, such as `1,000+`, and the name of its drawing. */
export const toStatistic = (
  { number, before = '', after, drawn, ...claim }: Claim,
  language: string = siteLanguage,
) => ({
  ...claim,
  figure: `${before}${number.toLocaleString(language)}${after}`,
  drawing: drawn && `${number}-${drawn}`,
});

export type Statistic = ReturnType<typeof toStatistic>;

const industries: Claim = {
  label: 'Industries Served',
  number: 25,
  after: '+',
  meaning: 'One shop for each industry. Yours is probably one of them.',
  drawn: 'shops',
  wideOn: 'about',
  shownOn: ['about'],
};

export const industriesServed = toStatistic(industries).figure;

/** In percent. */
const roiIncrease = 280;

const claims = {
  projects: {
    label: 'Projects Completed',
    number: 200,
    after: '+',
    meaning: 'Yours won’t be the one we learn on.',
    drawn: 'houses',
    shownOn: ['home', 'about'],
  },
  roi: {
    label: 'Average ROI Increase',
    number: roiIncrease,
    after: '%',
    meaning: `On the same spend, a return of ${formatPrice(100)} became ${formatPrice(100 + roiIncrease)}.`,
    drawn: 'percent',
    shownOn: ['home', 'about'],
  },
  satisfaction: {
    label: 'Client Satisfaction',
    number: 99,
    after: '%',
    meaning: 'One light in a hundred is out. We’re working on it.',
    drawn: 'windows',
    wideOn: 'home',
    shownOn: ['home', 'about'],
  },
  response: {
    label: 'Response Time',
    before: '<',
    number: replyHours,
    after: 'hrs',
    meaning: `At noon, at night or on Sunday: you get our reply within ${replyTime}.`,
    drawn: 'hours',
    shownOn: ['home', 'about'],
  },
  industries,
} satisfies Record<string, Claim>;

/** The words of all claims in another language (BCP 47), in which their numbers are written, too. */
export interface ClaimsTranslation {
  language: string;
  words: Record<keyof typeof claims, ClaimWords>;
}

/** What a page claims, in display order. */
export const statisticsOn = (page: StatisticsPage, translation?: ClaimsTranslation) =>
  (Object.keys(claims) as (keyof typeof claims)[])
    .map((name): Claim => ({ ...claims[name], ...translation?.words[name] }))
    .filter(({ shownOn }) => shownOn.includes(page))
    .map((claim) => toStatistic(claim, translation?.language));
