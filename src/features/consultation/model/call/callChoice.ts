import { type ContactMethod, contactMethodOptions } from '@/features/consultation/model/options';

/** The contact method and the call that the visitor has chosen so far. */
export interface CallChoice {
  contactMethod: ContactMethod | '';
  /** `yyyy-MM-dd`; only for a phone call. */
  callDate: string | null;
  /** 24-hour `HH:MM`; only for a phone call with a date. */
  callTime: string | null;
}

export const noChoice: CallChoice = { contactMethod: '', callDate: null, callTime: null };

/** The contact method and the call among a form's values. Any method except phone clears date and time. */
export function choiceIn(values: Readonly<Record<string, string>>): CallChoice {
  const method = contactMethodOptions.find(({ value }) => value === values.contactMethod)?.value;
  if (method !== 'phone') return { ...noChoice, contactMethod: method ?? '' };
  const { callDate, callTime } = values;
  return { contactMethod: method, callDate: callDate || null, callTime: callTime || null };
}

/** Whether a phone call still lacks its day or time (docs/product.md, "Calls"). */
export const lacksCall = ({ contactMethod, callDate, callTime }: CallChoice): boolean =>
  contactMethod === 'phone' && !(callDate && callTime);
