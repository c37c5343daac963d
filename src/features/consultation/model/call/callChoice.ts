import { type CallMethod, callMethodIn } from '../options';

/** The call that the visitor has chosen so far. */
export interface CallChoice {
  /** The contact method that books it; null where no call is asked for. */
  method: CallMethod | null;
  /** `yyyy-MM-dd`; only for a method that books a call. */
  callDate: string | null;
  /** 24-hour `HH:MM`; only for a call with a date. */
  callTime: string | null;
}

export const noChoice: CallChoice = { method: null, callDate: null, callTime: null };

/** The call among a form's values: none where they book none. */
export function choiceIn(values: Readonly<Record<string, string>>): CallChoice {
  const method = callMethodIn(values);
  if (!method) return noChoice;
  const { callDate, callTime } = values;
  return { method, callDate: callDate || null, callTime: callTime || null };
}

/** Whether a call still lacks its day or time (docs/product.md, "Calls"). */
export const lacksCall = ({ method, callDate, callTime }: CallChoice): boolean =>
  method !== null && !(callDate && callTime);
