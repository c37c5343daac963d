import { siteLanguage } from '@/lib/text/language';
import { formatPrice } from '@/lib/text/price';
import { replyHours, replyTime } from './replyTime';

export type StatisticsPage = 'home' | 'about';

/** See docs/product.md, "Claimed figures". */
interface Claim {
  label: string;
  number: number;
  before?: string;
  after: string;
  /** On home, and at full width. Also true without the drawing, which is not printed. */
  meaning: string;
  /** Drawn to scale: `<number>-<drawn>.svg`. */
  drawn?: string;
  /** Shown largest on about. */
  isLargest?: boolean;
  shownOn: readonly StatisticsPage[];
}

const toStatistic = ({ number, before = '', after, drawn, ...claim }: Claim) => ({
  ...claim,
  figure: `${before}${number.toLocaleString(siteLanguage)}${after}`,
  drawing: drawn && `${number}-${drawn}`,
});

const industries: Claim = {
  label: 'Industries Served',
  number: 25,
  after: '+',
  meaning: 'Yours is probably one of them.',
  drawn: 'shops',
  isLargest: true,
  shownOn: ['about'],
};

export const industriesServed = toStatistic(industries).figure;

const roiIncrease = 280;

/** How many of a hundred windows are dark. */
const darkWindows = 1;

/** In display order. */
const claims: readonly Claim[] = [
  {
    label: 'Projects Completed',
    number: 200,
    after: '+',
    meaning: 'Yours won’t be the one we learn on.',
    drawn: 'houses',
    shownOn: ['home', 'about'],
  },
  {
    label: 'Average ROI Increase',
    number: roiIncrease,
    after: '%',
    meaning: `On the same spend, a return of ${formatPrice(100)} became ${formatPrice(100 + roiIncrease)}.`,
    drawn: 'percent',
    shownOn: ['home', 'about'],
  },
  {
    label: 'Client Satisfaction',
    number: 100 - darkWindows,
    after: '%',
    meaning: `We’re working on the other ${darkWindows}%.`,
    drawn: 'windows',
    shownOn: ['home', 'about'],
  },
  {
    label: 'Response Time',
    before: '<',
    number: replyHours,
    after: 'hrs',
    meaning: `At night and on Sunday, too: whoever is on duty sends your plan within ${replyTime}.`,
    drawn: 'hours',
    shownOn: ['home', 'about'],
  },
  industries,
];

export const statisticsOn = (page: StatisticsPage) =>
  claims.filter(({ shownOn }) => shownOn.includes(page)).map(toStatistic);
