import type { Draft } from '../browser/draft';
import type { Values } from '../browser/formFields';
import type { SentRequest } from '../browser/sentRequest';
import {
  type BookingChoice,
  choiceIn,
  chooseContactMethod,
  nothingChosen,
  withoutPassedCall,
} from '../model/call/bookingChoice';

/** What the form knows of its visitor. Its controls are uncontrolled; `values` is what they have. */
export interface FormState {
  /** `sent` once the call to the route has completed, whatever came back; it never goes back. */
  phase: 'editing' | 'sending' | 'sent';
  values: Values;
  choice: BookingChoice;
  /** Why the chosen time was withdrawn, until the visitor chooses again. */
  lostTime: 'passed' | 'taken' | null;
  /** The id of what is entered, and the request that it corrects; null until the form is hydrated. */
  draft: Omit<Draft, 'fields'> | null;
  /** The request that Thank You shows. */
  sent: SentRequest | null;
}

export type FormAction =
  | { type: 'opened'; draft: Omit<Draft, 'fields'>; values: Values }
  | { type: 'entered'; values: Values }
  | { type: 'callChosen'; choice: BookingChoice; lostTime: FormState['lostTime'] }
  | { type: 'timePassed'; timeZone: string; now: Date }
  | { type: 'submitted' }
  | { type: 'sent'; sent: SentRequest };

export const initialState: FormState = {
  phase: 'editing',
  values: {},
  choice: nothingChosen,
  lostTime: null,
  draft: null,
  sent: null,
};

/** The choice once the form has these values: another contact method clears the call, unless it is a phone call. */
export function choiceAfter(choice: BookingChoice, values: Values): BookingChoice {
  const { contactMethod } = choiceIn(values);
  const isSame = !contactMethod || contactMethod === choice.contactMethod;
  return isSame ? choice : chooseContactMethod(choice, contactMethod);
}

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'opened': {
      const { draft, values } = action;
      return { ...state, draft, values, choice: choiceIn(values) };
    }
    case 'entered': {
      const { values } = action;
      const choice = choiceAfter(state.choice, values);
      return { ...state, values, choice, ...(choice !== state.choice && { lostTime: null }) };
    }
    case 'callChosen':
      return { ...state, choice: action.choice, lostTime: action.lostTime };
    case 'timePassed': {
      if (state.phase !== 'editing') return state;
      const choice = withoutPassedCall(state.choice, action.timeZone, action.now);
      return choice === state.choice ? state : { ...state, choice, lostTime: 'passed' };
    }
    case 'submitted':
      return { ...state, phase: 'sending' };
    case 'sent':
      return { ...state, phase: 'sent', sent: action.sent };
  }
}
