import { thankYouCopy } from '@/content/copy/consultation';
import type { FormEntry, SentRequest } from '../browser/formEntry';
import type { HeldCall } from '../browser/heldCall';
import { isStored } from '../browser/requestQueue';
import type { CallOutcome, Slot } from '../model/call/call';
import { callFromValues } from '../model/call/call';
import { type CallMethod, type ContactMethod, replyMethodIn } from '../model/options';

export type Held = HeldCall | { kind: 'querying' };

export interface CallWithVersion {
  call: Slot;
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
  | { kind: 'received'; isChange: boolean; givenUp: Slot | null; reply: Reply }
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

const askedCall = ({ values }: SentRequest): Slot | null => callFromValues(values);

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

function waitingState(sent: SentRequest, hasFailed: boolean): ThankYouState {
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
  if (!answer) return waitingState(sent, hasFailed);
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

type Kind = ThankYouState['kind'];
type Of<K extends Kind> = Extract<ThankYouState, { kind: K }>;

interface Screen<K extends Kind> {
  sentence: string;
  answer: (state: Of<K>, when: (call: Slot) => string) => string;
  /** `own` is this request's, `link` leads to the call's page. */
  card: (state: Of<K>) => Card;
  hasSteps: boolean;
  /** Another request may have other addresses. */
  hasReach: boolean;
}

export type Card =
  | { kind: 'none' }
  | { kind: 'link' }
  | ({ kind: 'own' | 'other' } & CallWithVersion);

const { sentences, waiting, replies, received, receivedChange, callOff, pickAnother } =
  thankYouCopy;

const open = {
  sentence: sentences.received,
  hasSteps: false,
  hasReach: true,
  card: (): Card => ({ kind: 'none' }),
} as const;

const took = ({ isChange }: { isChange: boolean }) => (isChange ? receivedChange : received);

const thankYouScreens: { [K in Kind]: Screen<K> } = {
  waiting: {
    ...open,
    sentence: sentences.waiting,
    answer: ({ why, isStored, asksForCall }) =>
      [
        waiting[why],
        isStored ? waiting.stored : waiting.unstored,
        asksForCall ? waiting.call : waiting.reply,
      ].join(' '),
  },
  received: {
    ...open,
    hasSteps: true,
    answer: (state, when) =>
      [took(state), state.givenUp && callOff(when(state.givenUp)), replies[state.reply]]
        .filter(Boolean)
        .join(' '),
  },
  booked: {
    ...open,
    answer: (state) => `${took(state)} ${replies.heldCall}`,
    card: ({ call, version }) => ({ kind: 'own', call, version }),
  },
  notBooked: {
    ...open,
    answer: (state) => `${took(state)} ${replies[`${state.outcome}Call`]} ${pickAnother}`,
    card: ({ isConfirmed }) => ({ kind: isConfirmed ? 'link' : 'none' }),
  },
  off: { ...open, answer: () => replies.noCall, card: () => ({ kind: 'link' }) },
  changed: {
    ...open,
    answer: () => replies.changed,
    card: ({ call, version }) => ({ kind: 'other', call, version }),
    hasReach: false,
  },
  changedWithoutCall: { ...open, answer: () => replies.changed, hasReach: false },
  changedAndOff: {
    ...open,
    answer: () => replies.changedAndOff,
    card: () => ({ kind: 'link' }),
    hasReach: false,
  },
  erased: {
    ...open,
    sentence: sentences.erased,
    answer: () => replies.erased,
    hasReach: false,
  },
};

export function screenOf<K extends Kind>(state: Of<K>, when: (call: Slot) => string) {
  const { answer, card, ...screen } = thankYouScreens[state.kind as K];
  return { ...screen, answer: answer(state, when), card: card(state) };
}
