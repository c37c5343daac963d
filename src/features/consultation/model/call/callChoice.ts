import { type CallMethod, callMethodIn } from '../options';
import { type Call, scheduledCall } from './call';

/** The visitor's choice of a call, which may be unfinished. */
export interface CallChoice {
  /** The contact method that books the call; null if no call is asked for. */
  method: CallMethod | null;
  /** `yyyy-MM-dd` */
  date: string | null;
  /** 24-hour `HH:MM` */
  time: string | null;
}

export const noChoice: CallChoice = { method: null, date: null, time: null };

/** A call in the form's values. */
interface CallValues {
  contactMethod?: string;
  callDate?: string;
  callTime?: string;
}

/** Returns the choice in a form's values. Without a method that books a call, nothing is chosen. */
export function choiceFromValues(values: CallValues): CallChoice {
  const method = callMethodIn(values);
  if (!method) return noChoice;
  return { method, date: values.callDate || null, time: values.callTime || null };
}

/** Returns a form's values for the day and time of a choice. */
export const choiceToValues = ({ date, time }: Omit<CallChoice, 'method'>) => ({
  callDate: date ?? '',
  callTime: time ?? '',
});

/** Returns the call that a choice asks for. */
export function callOf({ method, date, time }: CallChoice): Call {
  if (!method) return { kind: 'none' };
  return date && time ? scheduledCall({ date, time }) : { kind: 'unscheduled' };
}

/** Returns the call that a form's values ask for. */
export const callFromValues = (values: CallValues): Call => callOf(choiceFromValues(values));
