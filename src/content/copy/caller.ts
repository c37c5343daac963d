import { phoneOnOneLine } from '@/lib/text/phoneOnOneLine';

/** Who calls and texts for the agency. */
interface Caller {
  /** E.g. `Maria`. */
  name: string;
  /** The number that the phone shows, e.g. `(614) 555-0142`. */
  number: string;
}

/** The agency fills it in. Until then, the pages don’t say it. */
export const caller: Caller | undefined = undefined;

/** A sentence with the space before it. @param who undefined until the agency has filled it in */
const sentenceOf = (what: (who: Caller) => string, who: Caller | undefined) =>
  who ? ` ${what(who)} from ${phoneOnOneLine(who.number)}.` : '';

/** Who calls, and where a text comes from, with the space before it; empty until it is filled in. */
export const callsFrom = sentenceOf(({ name }) => `${name} calls`, caller);
export const textsFrom = sentenceOf(() => 'It comes', caller);
