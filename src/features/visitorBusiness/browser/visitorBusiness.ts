import { graphemes } from '@/lib/graphemes';
import { safeStorage } from '@/lib/safeStorage';

/** What a visitor has said of their own business. */
export interface VisitorBusiness {
  /** The name over its door; empty where none has been typed. */
  name: string;
  /** The example that is closest to it; empty where neither the name nor the visitor has said so. */
  trade: string;
  /** Whether the visitor has chosen the trade, which no name changes from then on. */
  isTradeChosen: boolean;
}

const key = 'visitor-business';
const nameLimit = 40;
const storage = safeStorage(() => window.sessionStorage);

/** Control characters, and those that would turn the text around them. */
const notWritten = /[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu;

/** A name as it is shown: one line of at most 40 characters, however many code units each has. */
export const writtenName = (text: string) =>
  graphemes(text.slice(0, 1000).replace(notWritten, ' ').trim())
    .slice(0, nameLimit)
    .join('')
    .trim();

/** The visitor's business, from this tab's storage; what is not what it should be is dropped. */
export function visitorBusiness(): VisitorBusiness {
  const text = (value: unknown) => (typeof value === 'string' ? writtenName(value) : '');
  try {
    const { name, trade, isTradeChosen } = JSON.parse(storage.get(key) ?? '');
    return { name: text(name), trade: text(trade), isTradeChosen: isTradeChosen === true };
  } catch {
    return { name: '', trade: '', isTradeChosen: false };
  }
}

/** Keeps changes in this tab's storage, from which nothing sends them. */
export function keepVisitorBusiness(changes: Partial<VisitorBusiness>): void {
  storage.set(key, JSON.stringify({ ...visitorBusiness(), ...changes }));
}
