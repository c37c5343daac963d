import { anyBusiness } from '@/content/examples/example';
import { tabStorage } from '@/lib/browser/safeStorage';

/** Words of a business's name, by the trade that they select. */
export type NameWords = Readonly<Record<string, string>>;

export interface VisitorBusiness {
  name: string;
  /** The example selected last; empty before. */
  trade: string;
  /** The trade in the name; empty without one. */
  namedTrade: string;
  /** Chosen by the visitor. The name's trade takes precedence. */
  chosenTrade: string;
}

const visitorBusinessKey = 'visitor-business';
const nameLimit = 40;

export const graphemes = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : Array.from(text);

const notWritten = /[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu;

/** Returns one line of at most 40 graphemes, cut after a whole word if possible. */
export function writtenName(text: string): string {
  const line = text.slice(0, 1000).replace(notWritten, ' ').trim();
  // The first Segmenter takes a slow phone 50 ms.
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

export function keepVisitorBusiness(changes: Partial<VisitorBusiness>): void {
  tabStorage.set(visitorBusinessKey, JSON.stringify({ ...visitorBusiness(), ...changes }));
}

export function nameVisitorBusiness(text: string): void {
  keepVisitorBusiness({ name: writtenName(text) });
}

/** Returns the trade of the last word that selects one ("Hair & Auto"). Only whole words count, not "Bloomfield". */
export function tradeIn(name: string, nameWords: NameWords): string | undefined {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const trades = Object.entries(nameWords).flatMap(([trade, listed]) =>
    listed.split(' ').map((word) => [word, trade] as const),
  );
  const selects = new Map(trades);
  const word = words.findLast((one) => one && selects.has(one));
  return word && selects.get(word);
}

/** Saves the trade of the name, or else the visitor's choice, or else none. */
export function settleTrade(nameWords: NameWords): void {
  const { name, trade, chosenTrade } = visitorBusiness();
  const namedTrade = tradeIn(name, nameWords) ?? '';
  const unnamed = chosenTrade || (name ? anyBusiness : trade);
  keepVisitorBusiness({ namedTrade, trade: namedTrade || unnamed });
}

export function chooseTrade(trade: string): void {
  keepVisitorBusiness({ trade, chosenTrade: trade });
}

export function ownTrade({ name, trade, namedTrade, chosenTrade }: VisitorBusiness): string {
  return namedTrade || chosenTrade || (name ? '' : trade);
}
