import { graphemes } from '@/lib/graphemes';
import { safeStorage } from '@/lib/safeStorage';

/** The visitor's own business. */
export interface VisitorBusiness {
  /** Its name; empty until one is typed. */
  name: string;
  /** The example of its trade; empty until the name or the visitor selects one. */
  trade: string;
  /** Whether the visitor chose the trade, which a name then no longer changes. */
  isTradeChosen: boolean;
}

const key = 'visitor-business';
const nameLimit = 40;
const storage = safeStorage(() => window.sessionStorage);

/** Control and bidirectional formatting characters. */
const notWritten = /[\p{Cc}\s\u202a-\u202e\u2066-\u2069]+/gu;

/** A name for display: one line of at most 40 graphemes. */
export const writtenName = (text: string) =>
  graphemes(text.slice(0, 1000).replace(notWritten, ' ').trim())
    .slice(0, nameLimit)
    .join('')
    .trim();

/** The visitor's business from this tab's storage; invalid values are dropped. */
export function visitorBusiness(): VisitorBusiness {
  const text = (value: unknown) => (typeof value === 'string' ? writtenName(value) : '');
  try {
    const { name, trade, isTradeChosen } = JSON.parse(storage.get(key) ?? '');
    return { name: text(name), trade: text(trade), isTradeChosen: isTradeChosen === true };
  } catch {
    return { name: '', trade: '', isTradeChosen: false };
  }
}

/** Saves changes in this tab's storage. Nothing sends them. */
export function keepVisitorBusiness(changes: Partial<VisitorBusiness>): void {
  storage.set(key, JSON.stringify({ ...visitorBusiness(), ...changes }));
}
