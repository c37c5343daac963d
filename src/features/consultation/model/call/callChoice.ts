import { type CallMethod, callMethodIn } from '../options';
import { type Call, scheduledCall } from './call';

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

export function callOf({ method, date, time }: CallChoice): Call {
  if (!method) return { kind: 'none' };
  return date && time ? scheduledCall({ date, time }) : { kind: 'unscheduled' };
}

export const callFromValues = (values: CallValues): Call => callOf(choiceFromValues(values));
