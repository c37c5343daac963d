/** A day and a time of the agency's clock at which a call can begin. */
export interface Slot {
  /** `yyyy-MM-dd` */
  date: string;
  /** 24-hour `HH:MM` */
  time: string;
}

/** A call at a day and a time. */
export interface ScheduledCall extends Slot {
  kind: 'scheduled';
}

/** The call that a request asks for. An unscheduled one still lacks its day or time. */
export type Call = { kind: 'none' } | { kind: 'unscheduled' } | ScheduledCall;

/** Why a call is not held. */
export type CallOutcome = 'taken' | 'unavailable';

/** A call in a JSON body and in a row of the outbox; both null without one. */
export interface CallFields {
  callDate: string | null;
  callTime: string | null;
}

export const scheduledCall = ({ date, time }: Slot): ScheduledCall => ({
  kind: 'scheduled',
  date,
  time,
});

/** Returns the call of a JSON body or a row; null unless both fields have text. */
export function callFromFields(fields: {
  callDate?: unknown;
  callTime?: unknown;
}): ScheduledCall | null {
  const { callDate: date, callTime: time } = fields;
  const isCall = typeof date === 'string' && typeof time === 'string' && date && time;
  return isCall ? scheduledCall({ date, time }) : null;
}

/** Returns the fields of a JSON body or a row for a call. */
export const callToFields = (call: Slot | null): CallFields => ({
  callDate: call?.date ?? null,
  callTime: call?.time ?? null,
});
