import type { Draft } from '../browser/draft';
import type { Values } from '../browser/formFields';
import type { SentRequest } from '../browser/sentRequest';
import {
  type BookingChoice,
  type CallsOffered,
  callLoss,
  choiceIn,
  isDayOffered,
} from '../model/call/bookingChoice';

/** What the form knows of its visitor. */
export interface FormState {
  /** `sent` once the call to the route has completed, whatever came back; it never goes back. */
  phase: 'editing' | 'sending' | 'sent';
  /** What the controls have, and the chosen call. */
  values: Values;
  /** Why the chosen time was withdrawn, until the visitor chooses again. */
  lostTime: 'passed' | 'taken' | 'notOffered' | null;
  /** The id of what is entered, and the request that it corrects; null until the form is hydrated. */
  draft: Omit<Draft, 'values'> | null;
  sent: SentRequest | null;
}

export type FormAction =
  | { type: 'opened'; draft: Omit<Draft, 'values'>; values: Values }
  | { type: 'entered'; values: Values }
  | { type: 'callChosen'; choice: BookingChoice; lostTime: FormState['lostTime'] }
  | { type: 'callChecked'; site: CallsOffered; now: Date }
  | { type: 'submitted' }
  | { type: 'sent'; sent: SentRequest };

export const initialState: FormState = {
  phase: 'editing',
  values: {},
  lostTime: null,
  draft: null,
  sent: null,
};

const withCall = (values: Values, { callDate, callTime }: BookingChoice): Values => ({
  ...values,
  callDate: callDate ?? '',
  callTime: callTime ?? '',
});

/** The values after an entry. The chosen call stays while no control shows it; only a phone call has one. */
export function valuesAfter({ callDate = '', callTime = '' }: Values, entered: Values): Values {
  const values = { callDate, callTime, ...entered };
  return withCall(values, choiceIn(values));
}

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'opened':
      return { ...state, draft: action.draft, values: valuesAfter({}, action.values) };
    case 'entered': {
      const values = valuesAfter(state.values, action.values);
      const choice = ['contactMethod', 'callDate', 'callTime'];
      const isSame = choice.every((name) => values[name] === state.values[name]);
      return { ...state, values, lostTime: isSame ? state.lostTime : null };
    }
    case 'callChosen': {
      const { choice, lostTime } = action;
      return { ...state, values: withCall(state.values, choice), lostTime };
    }
    case 'callChecked': {
      const { site, now } = action;
      const choice = choiceIn(state.values);
      const lostTime = callLoss(choice, site, now);
      if (state.phase !== 'editing' || !lostTime) return state;
      const day = choice.callDate ?? '';
      const callDate = isDayOffered(day, site, now) ? day : null;
      const values = withCall(state.values, { ...choice, callDate, callTime: null });
      return { ...state, values, lostTime };
    }
    case 'submitted':
      return { ...state, phase: 'sending' };
    case 'sent':
      return { ...state, phase: 'sent', sent: action.sent };
  }
}
