import { thankYouCopy } from '@/content/copy/consultation';
import type { ScheduledCall } from '../model/call/call';
import type { CallWithVersion, ThankYouState } from './thankYouState';

type Kind = ThankYouState['kind'];
type Of<K extends Kind> = Extract<ThankYouState, { kind: K }>;

interface Screen<K extends Kind> {
  sentence: string;
  answer: (state: Of<K>, when: (call: ScheduledCall) => string) => string;
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

export function screenOf<K extends Kind>(state: Of<K>, when: (call: ScheduledCall) => string) {
  const { answer, card, ...screen } = thankYouScreens[state.kind as K];
  return { ...screen, answer: answer(state, when), card: card(state) };
}
