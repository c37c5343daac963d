import { booksCall, type ContactMethod, contactMethodOptions } from '../options';

/** The contact method and the call that the visitor has chosen so far. */
export interface CallChoice {
  contactMethod: ContactMethod | '';
  /** `yyyy-MM-dd`; only for a method that books a call. */
  callDate: string | null;
  /** 24-hour `HH:MM`; only for a call with a date. */
  callTime: string | null;
}

export const noChoice: CallChoice = { contactMethod: '', callDate: null, callTime: null };

/** The contact method and the call among a form's values: none where the method books none. */
export function choiceIn(values: Readonly<Record<string, string>>): CallChoice {
  const method = contactMethodOptions.find(({ value }) => value === values.contactMethod);
  if (!method?.booksCall) return { ...noChoice, contactMethod: method?.value ?? '' };
  const { callDate, callTime } = values;
  return { contactMethod: method.value, callDate: callDate || null, callTime: callTime || null };
}

/** Whether a call still lacks its day or time (docs/product.md, "Calls"). */
export const lacksCall = ({ contactMethod, callDate, callTime }: CallChoice): boolean =>
  booksCall(contactMethod) && !(callDate && callTime);
