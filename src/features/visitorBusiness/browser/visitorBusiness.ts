import { anyBusiness } from '@/content/examples/example';
import { tabStorage } from '@/lib/browser/safeStorage';

/** Words of a business's name, with blanks between them, by the trade that they select. */
export type NameWords = Readonly<Record<string, string>>;

export interface VisitorBusiness {
  /** Its name; empty until one is typed. */
  name: string;
  /** The example to show; empty until the name or the visitor selects one. */
  trade: string;
  /** The trade that the name says; empty where it says none. */
  namedTrade: string;
  /** Whether the visitor chose the trade, which a name then no longer changes. */
  isTradeChosen: boolean;
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
      isTradeChosen: stored.isTradeChosen === true,
    };
  } catch {
    return { name: '', trade: '', namedTrade: '', isTradeChosen: false };
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

/** Saves the trade that a whole name selects, unless the visitor has chosen one: what it says, or any business. */
export function settleTrade(nameWords: NameWords): void {
  const { name, trade, isTradeChosen } = visitorBusiness();
  const namedTrade = tradeIn(name, nameWords) ?? '';
  const selected = namedTrade || anyBusiness;
  keepVisitorBusiness({ namedTrade, trade: !name || isTradeChosen ? trade : selected });
}

/** The trade of the visitor's own business: what the name says, or else what the visitor has chosen. */
export function ownTrade({ name, trade, namedTrade, isTradeChosen }: VisitorBusiness): string {
  return namedTrade || (isTradeChosen || !name ? trade : '');
}
