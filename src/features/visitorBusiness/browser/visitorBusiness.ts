import { anyBusiness } from '@/content/examples/example';
import { tabStorage } from '@/lib/browser/safeStorage';

/** Words of a business's name, with blanks between them, by the trade that they select. */
export type NameWords = Readonly<Record<string, string>>;

export interface VisitorBusiness {
  /** Its name; empty until one is typed. */
  name: string;
  /** The example to show, which the name or the visitor selected last; empty until one of them does. */
  trade: string;
  /** The trade that the name says; empty where it says none. */
  namedTrade: string;
  /** The trade that the visitor chose last, which stands while the name says none; empty until they choose one. */
  chosenTrade: string;
}

const visitorBusinessKey = 'visitor-business';
const nameLimit = 40;

/** The graphemes of a text, or its code points without Intl.Segmenter. */
export const graphemes = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);

/** Control and bidirectional formatting characters. */
const notWritten = /[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A name for display: one line of at most 40 graphemes. A longer one ends with a word, if one ends in its second half,
 * and not with one that announces another, such as "of".
 */
export function writtenName(text: string): string {
  const line = text.slice(0, 1000).replace(notWritten, ' ').trim();
  // No text has more graphemes than code units, and the first Segmenter takes a slow phone 50 ms.
  if (line.length <= nameLimit) return line;
  const letters = graphemes(line);
  if (letters.length <= nameLimit) return line;
  const space = letters.lastIndexOf(' ', nameLimit);
  const end = space > nameLimit / 2 ? space : nameLimit;
  return letters
    .slice(0, end)
    .join('')
    .replace(/(?:[ &,]| (?:and|at|by|in|of|the))+$/i, '');
}

/** The visitor's business from this tab's storage; invalid values are dropped. */
export function visitorBusiness(): VisitorBusiness {
  const text = (value: unknown) => (typeof value === 'string' ? writtenName(value) : '');
  try {
    const stored = JSON.parse(tabStorage.get(visitorBusinessKey) ?? '');
    return {
      name: text(stored.name),
      trade: text(stored.trade),
      namedTrade: text(stored.namedTrade),
      chosenTrade: text(stored.chosenTrade),
    };
  } catch {
    return { name: '', trade: '', namedTrade: '', chosenTrade: '' };
  }
}

/** Saves changes in this tab's storage. Nothing sends them. */
export function keepVisitorBusiness(changes: Partial<VisitorBusiness>): void {
  tabStorage.set(visitorBusinessKey, JSON.stringify({ ...visitorBusiness(), ...changes }));
}

/** Saves a name, which selects a trade once it is whole (`settleTrade`). */
export function nameVisitorBusiness(text: string): void {
  keepVisitorBusiness({ name: writtenName(text) });
}

/**
 * The trade of a name: that of the last word which selects one, because it says what the business is ("Hair & Auto").
 * Whole words alone do, since "Bloomfield" is no field of blooms.
 */
export function tradeIn(name: string, nameWords: NameWords): string | undefined {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const trades = Object.entries(nameWords).flatMap(([trade, listed]) =>
    listed.split(' ').map((word) => [word, trade] as const),
  );
  const selects = new Map(trades);
  const word = words.findLast((one) => one && selects.has(one));
  return word && selects.get(word);
}

/**
 * Saves the trade that a whole name selects, whatever was chosen before it: what the name says, or else what the
 * visitor chose, or else any business.
 */
export function settleTrade(nameWords: NameWords): void {
  const { name, trade, chosenTrade } = visitorBusiness();
  const namedTrade = tradeIn(name, nameWords) ?? '';
  const unnamed = chosenTrade || (name ? anyBusiness : trade);
  keepVisitorBusiness({ namedTrade, trade: namedTrade || unnamed });
}

/** Saves the trade that the visitor chooses, whatever the name says. */
export function chooseTrade(trade: string): void {
  keepVisitorBusiness({ trade, chosenTrade: trade });
}

/** The trade of the visitor's own business: what the name says, or else what the visitor has chosen. */
export function ownTrade({ name, trade, namedTrade, chosenTrade }: VisitorBusiness): string {
  return namedTrade || chosenTrade || (name ? '' : trade);
}
