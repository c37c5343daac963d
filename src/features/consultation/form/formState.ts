import type { Values } from '../browser/formFields';
import {
  type BookingChoice,
  type CallsOffered,
  choiceIn,
  isDayOffered,
  withdrawalOf,
} from '../model/call/bookingChoice';

/** What is entered in the form so far. */
export interface FormState {
  /** What the controls have, and the chosen call. */
  values: Values;
  /** Why the chosen time was withdrawn, until the visitor chooses again. */
  withdrawn: 'passed' | 'taken' | 'notOffered' | null;
}

export const emptyForm: FormState = { values: {}, withdrawn: null };

/** The state with another call. */
export function withCall(
  { values }: FormState,
  { callDate, callTime }: BookingChoice,
  withdrawn: FormState['withdrawn'],
): FormState {
  return { values: { ...values, callDate: callDate ?? '', callTime: callTime ?? '' }, withdrawn };
}

/** The state after an entry. The chosen call stays while no control shows it; only a phone call has one. */
export function withEntry(state: FormState, entered: Values): FormState {
  const { contactMethod, callDate = '', callTime = '' } = state.values;
  const values = { callDate, callTime, ...entered };
  const next = withCall({ ...state, values }, choiceIn(values), null);
  const isSameCall =
    next.values.contactMethod === contactMethod &&
    next.values.callDate === callDate &&
    next.values.callTime === callTime;
  return isSameCall ? { ...next, withdrawn: state.withdrawn } : next;
}

/** The state without a call that cannot stay. Its day stays where it is still on offer. */
export function withCallChecked(state: FormState, site: CallsOffered, now: Date): FormState {
  const choice = choiceIn(state.values);
  const withdrawn = withdrawalOf(choice, site, now);
  if (!withdrawn) return state;
  const callDate = isDayOffered(choice.callDate ?? '', site, now) ? choice.callDate : null;
  return withCall(state, { ...choice, callDate, callTime: null }, withdrawn);
}
