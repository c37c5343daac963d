import 'server-only';
import { hasBegun } from '@/features/consultation/model/call/calendar';
import {
  type CallOutcome,
  callFromFields,
  type Slot,
} from '@/features/consultation/model/call/call';
import { callMethodIn } from '@/features/consultation/model/options';

export type Fields = Readonly<Record<string, unknown>>;

export interface MailedRequest {
  id: string;
  version: number;
  isMove: boolean;
  fields: Fields;
}

/** What a mail server last accepted for a reader. */
export interface Told {
  request: MailedRequest;
  call: ToldCall;
}

/** `open`: a call was asked for, and no time is held. Null: no call. */
export type ToldCall = Slot | 'open' | null;

/** What is in effect in a thread. */
export interface ThreadNow {
  id: string;
  current: MailedRequest & {
    source: string | null;
    callOutcome: CallOutcome | undefined;
    /** Whether its call was given back. */
    isFreed: boolean;
  };
  held: Slot | null;
  /** Whether any of its requests asked for a call. */
  hasAskedForCall: boolean;
  /** When its first request was received. */
  receivedAt: number;
  /** When the current request became current, or its call was freed. */
  changedAt: number;
}

/** A call without those that have begun: no mail names them. */
export type CallNow =
  | { kind: 'none' | 'freed' }
  | { kind: 'held'; slot: Slot }
  /** `wanted`: the time that cannot be held. */
  | { kind: 'open'; why: CallOutcome | 'unscheduled'; wanted: Slot | null };

export interface Clock {
  timeZone: string;
  now: Date;
}

const isAhead = (slot: Slot | null, { timeZone, now }: Clock): slot is Slot =>
  slot !== null && !hasBegun(slot, timeZone, now);

export function callNow({ current, held }: ThreadNow, clock: Clock): CallNow {
  if (held) return isAhead(held, clock) ? { kind: 'held', slot: held } : { kind: 'none' };
  const { fields, isFreed, callOutcome } = current;
  if (isFreed) return { kind: 'freed' };
  if (!callMethodIn({ contactMethod: String(fields.contactMethod) })) return { kind: 'none' };
  const wanted = callFromFields(fields);
  return {
    kind: 'open',
    why: wanted ? (callOutcome ?? 'unavailable') : 'unscheduled',
    wanted: isAhead(wanted, clock) ? wanted : null,
  };
}

export function toldCallOf(call: CallNow): ToldCall {
  if (call.kind === 'held') return call.slot;
  return call.kind === 'open' ? 'open' : null;
}

/** Returns the call that a reader was told, unless it has begun. */
export function toldAhead(told: Told | null, clock: Clock): ToldCall {
  const call = told?.call ?? null;
  return call === 'open' || isAhead(call, clock) ? call : null;
}

export const slotIn = (call: ToldCall): Slot | null => (call === 'open' ? null : call);

export const isSameCall = (one: ToldCall, other: ToldCall): boolean =>
  writeToldCall(one) === writeToldCall(other);

/** Writes a told call as a reader's row stores it. */
export const writeToldCall = (call: ToldCall): string =>
  call === null || call === 'open' ? (call ?? '') : `${call.date} ${call.time}`;

export function readToldCall(text: string): ToldCall {
  if (text === '' || text === 'open') return text || null;
  const [date = '', time = ''] = text.split(' ');
  return { date, time };
}
