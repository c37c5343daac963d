import type { FormEntry, SentRequest } from '../browser/formEntry';
import type { HeldCall } from '../browser/heldCall';
import { isStored } from '../browser/requestQueue';
import type { CallOutcome, ScheduledCall } from '../model/call/call';
import { callFromValues } from '../model/call/call';
import { type CallMethod, type ContactMethod, replyMethodIn } from '../model/options';

export type Held = HeldCall | { kind: 'querying' };

export interface CallWithVersion {
  call: ScheduledCall;
  version: number;
}

type Reply = Exclude<ContactMethod, CallMethod> | 'heldCall' | 'openCall';

export type ThankYouState =
  | {
      kind: 'waiting';
      why: 'sending' | 'offline' | 'failed';
      isStored: boolean;
      asksForCall: boolean;
    }
  | { kind: 'received'; isChange: boolean; givenUp: ScheduledCall | null; reply: Reply }
  | ({ kind: 'booked'; isChange: boolean } & CallWithVersion)
  /** `isConfirmed`: a later query has found no held call. */
  | { kind: 'notBooked'; isChange: boolean; outcome: CallOutcome; isConfirmed: boolean }
  | { kind: 'off' }
  /** Another request is current. */
  | ({ kind: 'changed' } & CallWithVersion)
  | { kind: 'changedWithoutCall' }
  | { kind: 'changedAndOff' }
  | { kind: 'erased' };

export const isReceived = ({ answer }: SentRequest): boolean => answer !== null && !answer.isErased;

function askedCall({ values }: SentRequest): ScheduledCall | null {
  const call = callFromValues(values);
  return call.kind === 'scheduled' ? call : null;
}

/** Returns the call in the request's own answer. */
export function ownCall(sent: SentRequest): CallWithVersion | null {
  const { answer, version } = sent;
  const call = askedCall(sent);
  const isHeld = isReceived(sent) && !answer?.callOutcome && answer?.superseded === null;
  return call && isHeld ? { call, version } : null;
}

function knownCall(sent: SentRequest, held: Held): CallWithVersion | null {
  if (held.kind === 'known') return held.call && { call: held.call, version: held.version };
  return held.kind === 'unknown' ? null : ownCall(sent);
}

function waiting(sent: SentRequest, hasFailed: boolean): ThankYouState {
  // `navigator.onLine` may be wrong.
  const why = navigator.onLine ? (hasFailed ? 'failed' : 'sending') : 'offline';
  return {
    kind: 'waiting',
    why,
    isStored: isStored(sent),
    asksForCall: askedCall(sent) !== null,
  };
}

export function thankYouState(
  { correction }: Pick<FormEntry, 'correction'>,
  sent: SentRequest,
  held: Held,
  hasFailed: boolean,
): ThankYouState {
  const { answer, version } = sent;
  if (!answer) return waiting(sent, hasFailed);
  if (answer.isErased) return { kind: 'erased' };
  const known = knownCall(sent, held);
  const asked = askedCall(sent);
  const isOff = asked !== null && held.kind === 'known' && held.call === null;
  const isChanged = (held.kind === 'known' && held.version > version) || answer.superseded !== null;
  if (isChanged) {
    if (known) return { kind: 'changed', ...known };
    return { kind: isOff ? 'changedAndOff' : 'changedWithoutCall' };
  }
  const isChange = version > 0;
  if (known) return { kind: 'booked', isChange, ...known };
  const { callOutcome: outcome } = answer;
  if (asked && outcome) return { kind: 'notBooked', isChange, outcome, isConfirmed: isOff };
  if (isOff) return { kind: 'off' };
  const way = replyMethodIn(sent.values);
  const reply = way.booksCall ? (asked ? 'heldCall' : 'openCall') : way.value;
  const givenUp = (!asked && correction?.held) || null;
  return { kind: 'received', isChange, givenUp, reply };
}
