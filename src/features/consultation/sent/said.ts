import { thankYouCopy } from '@/content/copy/consultation';
import type { FormEntry, SentRequest } from '../browser/formEntry';
import { isStored } from '../browser/keptRequests';
import type { ScheduledCall } from '../model/call/call';
import { callFromValues } from '../model/call/callChoice';
import { replyMethodIn } from '../model/options';
import type { Held } from './useHeldCall';

/** What Thank You says of a sent request. */
export interface Said {
  text: string;
  /** The call that is held, with the number that counts; null where none is, or none is known. */
  call: (ScheduledCall & { version: number }) | null;
  /** Whether another request counts in its place, which may have other addresses. */
  isChanged: boolean;
}

/** The call that a request asked for; null where it asked for none, or for one without a time. */
function askedCall({ values }: SentRequest): ScheduledCall | null {
  const call = callFromValues(values);
  return call.kind === 'scheduled' ? call : null;
}

/** The call that the server held for a request as its own answer has it. */
export function ownCall(sent: SentRequest): Said['call'] {
  const call = askedCall(sent);
  const isHeld = sent.answer?.callOutcome === null && sent.answer.superseded === null;
  return call && isHeld ? { ...call, version: sent.version } : null;
}

/** The call that the thread holds, as far as it is known. */
function knownCall(sent: SentRequest, held: Held): Said['call'] {
  if (held.kind === 'known') return held.call && { ...held.call, version: held.version };
  return held.kind === 'unknown' ? null : ownCall(sent);
}

/** What Thank You says while a request has no answer. */
function sayWaiting(sent: SentRequest, hasFailed: boolean): string {
  const { waiting } = thankYouCopy;
  const why = hasFailed ? waiting.failed : waiting.sending;
  const kept = isStored(sent.id) ? waiting.stored : waiting.unstored;
  // A browser that says that it is online may be mistaken.
  return [
    navigator.onLine ? why : waiting.offline,
    kept,
    askedCall(sent) ? waiting.call : waiting.reply,
  ].join(' ');
}

/** What a request's own answer says. @param off the call that it gives up, in words; null where it gives none up */
function sayOwn(sent: SentRequest, off: string | null): string {
  const { replies, received, receivedChange, callOff, pickAnother } = thankYouCopy;
  const way = replyMethodIn(sent.values);
  const took = sent.version > 0 ? receivedChange : received;
  const start = off ? `${took} ${callOff(off)}` : took;
  if (!way.booksCall) return `${start} ${replies[way.value]}`;
  if (!askedCall(sent)) return `${start} ${replies.openCall}`;
  const outcome = sent.answer?.callOutcome ?? 'held';
  const said = `${start} ${replies[`${outcome}Call`]}`;
  return outcome === 'held' ? said : `${said} ${pickAnother}`;
}

/**
 * What Thank You says of the request that was sent from a form.
 *
 * @param held what its thread holds
 * @param hasFailed whether the latest attempt to send it has failed
 * @param inWords says when a call takes place
 */
export function say(
  { corrects }: Pick<FormEntry, 'corrects'>,
  sent: SentRequest,
  held: Held,
  hasFailed: boolean,
  inWords: (call: ScheduledCall) => string,
): Said {
  const { replies, received, receivedChange, pickAnother } = thankYouCopy;
  const { answer, version } = sent;
  if (!answer) return { text: sayWaiting(sent, hasFailed), call: null, isChanged: false };
  const call = knownCall(sent, held);
  const isChanged = (held.kind === 'known' && held.version > version) || answer.superseded !== null;
  const asked = askedCall(sent);
  const isLost = held.kind === 'known' && !call && asked;
  const took = version > 0 ? receivedChange : received;
  const text = () => {
    if (isChanged) return isLost ? `${replies.changed} ${replies.noCall}` : replies.changed;
    if (call) return `${took} ${replies.heldCall}`;
    if (isLost && answer.callOutcome === null) return `${replies.noCall} ${pickAnother}`;
    return sayOwn(sent, corrects?.held && !asked ? inWords(corrects.held) : null);
  };
  return { text: text(), call, isChanged };
}
