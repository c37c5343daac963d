import type { Correction } from '@/features/consultation/browser/draft';
import type { SentRequest } from '@/features/consultation/browser/sentRequest';
import {
  type BookingChoice,
  chooseContactMethod,
  nothingChosen,
  withoutPassedCall,
} from '@/features/consultation/model/call/bookingChoice';
import type { ContactMethod } from '@/features/consultation/model/options';

/** The form's state, apart from its uncontrolled fields. */
export interface FormState {
  /** `sent` once the call to the route has completed, whatever came back; it never goes back. */
  phase: 'editing' | 'sending' | 'sent';
  choice: BookingChoice;
  /** How often a chosen time was withdrawn because it had passed. */
  withdrawals: number;
  /** Why the chosen time was withdrawn, until the visitor chooses again. */
  lostTime: 'passed' | 'taken' | null;
  /** The request that Thank You shows. */
  sent: SentRequest | null;
  /** The sent request that the form corrects. */
  corrects: Correction | null;
}

export type FormAction =
  | { type: 'restored'; choice: BookingChoice; corrects: Correction | null }
  | { type: 'callChosen'; choice: BookingChoice }
  | { type: 'methodChosen'; method: ContactMethod }
  | { type: 'timePassed'; timeZone: string; now: Date }
  | { type: 'timeTaken' }
  | { type: 'submitted' }
  | { type: 'sent'; sent: SentRequest };

export const initialState: FormState = {
  phase: 'editing',
  choice: nothingChosen,
  withdrawals: 0,
  lostTime: null,
  sent: null,
  corrects: null,
};

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'restored':
      return { ...state, choice: action.choice, corrects: action.corrects };
    case 'callChosen':
      return { ...state, choice: action.choice, lostTime: null };
    case 'methodChosen':
      return {
        ...state,
        choice: chooseContactMethod(state.choice, action.method),
        lostTime: null,
      };
    case 'timePassed': {
      if (state.phase !== 'editing') return state;
      const choice = withoutPassedCall(state.choice, action.timeZone, action.now);
      if (choice === state.choice) return state;
      return { ...state, choice, withdrawals: state.withdrawals + 1, lostTime: 'passed' };
    }
    case 'timeTaken':
      return { ...state, choice: { ...state.choice, callTime: null }, lostTime: 'taken' };
    case 'submitted':
      return { ...state, phase: 'sending' };
    case 'sent':
      return { ...state, phase: 'sent', sent: action.sent };
  }
}
