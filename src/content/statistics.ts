import { currency } from '@/lib/text/price';
import { replyHours, replyTime } from './replyTime';

export type StatisticsPage = 'home' | 'about';

/** A figure that the agency claims for itself (docs/product.md, "Claimed figures"). */
export interface Statistic {
  label: string;
  figure: string;
  /** What the figure means to the reader, shown on home and where it is wide. */
  meaning: string;
  /** The file of src/drawings that shows the figure to scale; its name begins with the figure's number. */
  drawing?: string;
  /** The page that shows it at full width. */
  wideOn?: StatisticsPage;
  shownOn: readonly StatisticsPage[];
}

export const industriesServed = '25+';

/** In display order. */
const statistics: readonly Statistic[] = [
  {
    label: 'Projects Completed',
    figure: '200+',
    meaning: 'Yours won’t be the one we learn on.',
    drawing: '200-houses',
    shownOn: ['home', 'about'],
  },
  {
    label: 'Average ROI Increase',
    figure: '280%',
    meaning: `A ${currency.unit} spent brings in almost four times what it did before us.`,
    drawing: '280-percent',
    shownOn: ['home', 'about'],
  },
  {
    label: 'Client Satisfaction',
    figure: '99%',
    meaning: 'One light in a hundred is out. We’re working on it.',
    drawing: '99-windows',
    wideOn: 'home',
    shownOn: ['home', 'about'],
  },
  {
    label: 'Response Time',
    figure: `<${replyHours}hrs`,
    meaning: `At noon, at night or on Sunday: you get our reply within ${replyTime}.`,
    drawing: '2-hours',
    shownOn: ['home', 'about'],
  },
  {
    label: 'Industries Served',
    figure: industriesServed,
    meaning: 'One shop for each industry. Yours is probably one of them.',
    drawing: '25-shops',
    wideOn: 'about',
    shownOn: ['about'],
  },
];

export const statisticsOn = (page: StatisticsPage) =>
  statistics.filter(({ shownOn }) => shownOn.includes(page));
