import { type CallMethod, callMethodIn } from '../options';

/** A start time on the agency's clock. */
export interface Slot {
  /** `yyyy-MM-dd` */
  date: string;
  /** 24-hour `HH:MM` */
  time: string;
}

export type CallOutcome = 'taken' | 'unavailable';

/** Both are null without a call. */
export interface CallFields {
  callDate: string | null;
  callTime: string | null;
}

/** Returns null unless both fields have text. */
export function callFromFields(fields: { callDate?: unknown; callTime?: unknown }): Slot | null {
  const { callDate: date, callTime: time } = fields;
  const isCall = typeof date === 'string' && typeof time === 'string' && date && time;
  return isCall ? { date, time } : null;
}

export const callToFields = (call: Slot | null): CallFields => ({
  callDate: call?.date ?? null,
  callTime: call?.time ?? null,
});

/** The choice in a form, complete or not. */
export interface CallChoice {
  /** Null without a call. */
  method: CallMethod | null;
  date: string | null;
  time: string | null;
}

export const noChoice: CallChoice = { method: null, date: null, time: null };

interface CallValues {
  contactMethod?: string;
  callDate?: string;
  callTime?: string;
}

export function choiceFromValues(values: CallValues): CallChoice {
  const method = callMethodIn(values);
  if (!method) return noChoice;
  return { method, date: values.callDate || null, time: values.callTime || null };
}

export const choiceToValues = ({ date, time }: Omit<CallChoice, 'method'>) => ({
  callDate: date ?? '',
  callTime: time ?? '',
});

/** Returns null without a call, and if it lacks its day or time. */
export const callOf = ({ method, date, time }: CallChoice): Slot | null =>
  method && date && time ? { date, time } : null;

export const isUnscheduled = (choice: CallChoice): boolean =>
  choice.method !== null && callOf(choice) === null;

export const callFromValues = (values: CallValues): Slot | null => callOf(choiceFromValues(values));
