import { phoneOnOneLine } from '@/lib/text/phoneOnOneLine';

/** Who calls and texts for the agency. */
interface Caller {
  /** E.g. `Maria`. */
  name: string;
  /** The number that the phone shows, e.g. `(614) 555-0142`. */
  number: string;
  /** Which languages the caller speaks, e.g. `in English or Spanish`; left out for English alone. */
  languages?: string;
}

/** The agency fills it in. Until then, the pages don’t say it. */
export const caller: Caller | undefined = undefined;

/** @param who undefined until the agency has filled it in */
const numberOf = (who: Caller | undefined) => (who ? ` from ${phoneOnOneLine(who.number)}` : '');

/** @param who undefined until the agency has filled it in */
const sentenceOf = (who: Caller | undefined) =>
  who ? ` ${who.name} calls${numberOf(who)}${who.languages ? `, ${who.languages}` : ''}.` : '';

/** Who calls, with the space before it; empty until it is filled in. */
export const callsFrom = sentenceOf(caller);

/** Where a text comes from, within a sentence, with the space before it; empty until it is filled in. */
export const fromNumber = numberOf(caller);
