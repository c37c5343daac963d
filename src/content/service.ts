import type { Price } from '@/lib/text/price';
import type { NightHour } from './night';

/** A result that a client can expect, with a claimed figure if there is one. */
export interface Benefit {
  meaning: string;
  /** What it measures, with the claimed figure if there is one (docs/product.md, "Claimed figures"). */
  claim?: {
    figure?: string;
    measure: string;
  };
}

/** The services that are sold. The services page has a composition for each (ServiceBlocks). */
export type ServiceSlug = 'website' | 'email' | 'chatbot' | 'phone' | 'messaging';

/** A service. Index, cards, blocks, form, structured data and texts follow from it. */
export interface Service {
  /** The value of its form option, and its anchor on the services page. Receivers depend on it. */
  slug: ServiceSlug;
  title: string;
  /** Its label in the form, if not its title. */
  option?: string;
  /** The file in src/drawings, without its extension. */
  drawing: string;
  /** The hour of its block, with a sentence. */
  hour: NightHour;
  subtitle: string;
  description: string;
  /** One sentence for the small cards of the home page. */
  summary: string;
  features: readonly string[];
  benefits: readonly Benefit[];
  price: Price;
  timeline: string;
}
