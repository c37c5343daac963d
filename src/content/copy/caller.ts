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
const sentenceOf = (does: 'calls' | 'texts', who: Caller | undefined) =>
  who ? ` ${who.name} ${does} from ${phoneOnOneLine(who.number)}.` : '';

/** Who calls, and who texts, with the space before it; empty until it is filled in. */
export const callsFrom = sentenceOf('calls', caller);
export const textsFrom = sentenceOf('texts', caller);
