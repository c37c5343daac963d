import 'server-only';
import { teamMailCopy as copy } from '@/content/copy/mails';
import type { CallWords } from './callWords';
import type { TeamDue } from './decide';
import { type Piece, texts } from './letter/letter';
import { isSameCall, slotIn } from './threadNow';

/** What a mail tells the team about the call. */
interface CallContent {
  /** Follows the first sentence. */
  lead: readonly Piece[];
  inSubject: string;
}

const nothing: CallContent = { lead: [], inSubject: '' };

/** Names the call before and after, if it changed. */
export function callContent(due: TeamDue, words: CallWords, phone: string): CallContent {
  const { call, before } = due;
  const earlier = slotIn(before);
  if (call.kind === 'open') {
    const { why, wanted } = call;
    const reason = why !== 'unscheduled' && wanted && copy.why[why](words.whole(wanted));
    const off = earlier && copy.isOff(words.whole(earlier));
    const was = earlier && copy.inSubject.was(words.short(earlier));
    return {
      lead: [texts([copy.timeNeeded, reason, off]).join(' ')],
      inSubject: texts([copy.inSubject.timeNeeded, was]).join(', '),
    };
  }
  if (call.kind === 'held') {
    const movedFrom = earlier && !isSameCall(earlier, call.slot) ? earlier : null;
    const short = words.short(call.slot);
    const was = movedFrom && copy.wasOn(words.whole(movedFrom));
    return {
      lead: [
        `${movedFrom ? copy.isNowOn : copy.isOn} `,
        { large: `${words.whole(call.slot)}.` },
        ` ${texts([was, copy.youCall(phone)]).join(' ')}`,
      ],
      inSubject: movedFrom
        ? copy.inSubject.moved(short, words.short(movedFrom))
        : copy.inSubject.call(short),
    };
  }
  if (earlier) {
    const off = copy.inSubject.off(words.short(earlier));
    return { lead: [copy.isOff(words.whole(earlier))], inSubject: off };
  }
  if (call.kind === 'freed') return { lead: [copy.freed], inSubject: copy.inSubject.freed };
  if (before === 'open') return { lead: [copy.noCall], inSubject: copy.inSubject.noCall };
  return nothing;
}
