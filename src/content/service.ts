import type { Price } from '@/lib/price';
import type { NightHour } from './night';

/** What a client can expect: what it means for them and, where one is claimed, the figure behind it. */
export interface Benefit {
  meaning: string;
  /** The claimed figure with what it measures (docs/product.md, "Claimed figures"). */
  claim?: { figure: string; measure: string };
}

/** A service that is sold. Index, cards, blocks, form, structured data and texts follow from it. */
export interface Service {
  /** The value of its form option, and its anchor on the services page. Receivers know it: keep it. */
  slug: string;
  title: string;
  /** What running text calls it, where several are listed. */
  shortName: string;
  /** Its label in the form, where that is not its title; `false`, and the form does not offer it. */
  option?: string | false;
  /** The file in src/drawings, without its ending; left out, an example website stands for it. */
  drawing?: string;
  /** The hour of the night it is shown at, and what happens then. */
  hour: NightHour;
  subtitle: string;
  description: string;
  /** One sentence for the small cards of the home page. */
  summary: string;
  features: readonly string[];
  benefits: readonly Benefit[];
  price: Price;
  timeline: string;
  /** One more result, in a sentence. */
  note?: string;
}
