import { replyHours } from './replyTime';

/** The drawings that show a statistic to scale. */
export type StatisticDrawing = 'houses' | 'towers' | 'windows' | 'clock' | 'shops';

/** A figure that the agency claims for itself (docs/product.md, "Claimed figures"). */
export interface Statistic {
  label: string;
  figure: string;
  /** The number in the figure, which its drawing shows. */
  value: number;
  /** What the figure means to the reader, shown on home. */
  meaning: string;
  /** Without it, the figure has no picture. */
  drawing?: StatisticDrawing;
  /** The pages that show it. */
  shownOn: readonly ('home' | 'about')[];
}

/** In display order. */
const statistics: readonly Omit<Statistic, 'value'>[] = [
  {
    label: 'Projects Completed',
    figure: '200+',
    meaning: 'One lit house for each project. Yours could be next.',
    drawing: 'houses',
    shownOn: ['home', 'about'],
  },
  {
    label: 'Average ROI Increase',
    figure: '280%',
    meaning: 'The low house is before. The tower is after.',
    drawing: 'towers',
    shownOn: ['home', 'about'],
  },
  {
    label: 'Client Satisfaction',
    figure: '99%',
    meaning: 'One light in a hundred is out. We’re working on that one.',
    drawing: 'windows',
    shownOn: ['home', 'about'],
  },
  {
    label: 'Response Time',
    figure: `<${replyHours}hrs`,
    meaning: 'Write at lunch, hear back that afternoon.',
    drawing: 'clock',
    shownOn: ['home', 'about'],
  },
  {
    label: 'Industries Served',
    figure: '25+',
    meaning: 'One shop for each industry. Yours is probably one of them.',
    drawing: 'shops',
    shownOn: ['about'],
  },
];

/** The statistics of a page. */
export const statisticsOn = (page: Statistic['shownOn'][number]) =>
  statistics
    .filter(({ shownOn }) => shownOn.includes(page))
    .map((statistic) => ({ ...statistic, value: Number(statistic.figure.replace(/[^\d.]/g, '')) }));
