import 'server-only';
import { callFromFields, type Slot } from '@/features/consultation/model/call/call';
import { type FieldName, fieldNames } from '@/features/consultation/model/fields';
import { readerOf } from '@/features/consultation/model/schema';
import { isSame } from '@/lib/isSame';
import { team } from './mail';
import {
  type CallNow,
  type Clock,
  callNow,
  isSameCall,
  type ThreadNow,
  type Told,
  type ToldCall,
  toldAhead,
  toldCallOf,
} from './threadNow';

interface Calls {
  call: CallNow;
  /** The call that this reader was told, unless it has begun. */
  before: ToldCall;
}

/** `changed`: the fields that differ from those told, without the call's. */
export type TeamDue = Calls & { to: 'team' } & (
    | { kind: 'request' }
    | { kind: 'refusal' }
    | { kind: 'change'; told: Told; changed: readonly FieldName[]; isCallChanged: boolean }
  );

export type VisitorDue = Calls & { to: 'visitor' } & (
    | { kind: 'confirmation' }
    | { kind: 'change'; isRequestNew: boolean }
    | { kind: 'farewell'; told: Told }
    | { kind: 'reminder'; slot: Slot }
  );

/** A mail that is due, and what it tells. */
export type Due = TeamDue | VisitorDue;

export interface Reader {
  /** `team`, or a visitor's address. */
  reader: string;
  /** Null if nothing, or since a farewell. */
  told: Told | null;
  /** Whether another request than the one told became current, other than by moves. */
  isRequestNew: boolean;
  /** The team's: whether it has to hear that the visitor's address was refused. */
  isRefusalUntold: boolean;
  isReminderDue: boolean;
}

/** Compared as a call, or always different. */
const isCompared = (name: FieldName) => !['callDate', 'callTime', 'submittedAt'].includes(name);

function teamMail(
  { told, isRefusalUntold }: Reader,
  thread: ThreadNow,
  clock: Clock,
): TeamDue | null {
  const call = callNow(thread, clock);
  if (!told) return { to: 'team', kind: 'request', call, before: null };
  const { fields, isMove } = thread.current;
  const before = toldAhead(told, clock);
  const changed = fieldNames.filter(
    (name) =>
      isCompared(name) &&
      // Nobody chose a move's contact method.
      !(isMove && name === 'contactMethod') &&
      !isSame(told.request.fields[name], fields[name]),
  );
  const isOtherWish =
    call.kind === 'open' && !isSame(callFromFields(told.request.fields), callFromFields(fields));
  const isCallChanged = isOtherWish || !isSameCall(before, toldCallOf(call));
  if (changed.length > 0 || isCallChanged)
    return { to: 'team', kind: 'change', told, changed, isCallChanged, call, before };
  return isRefusalUntold ? { to: 'team', kind: 'refusal', call, before } : null;
}

function visitorMail(
  { told, isRequestNew, isReminderDue }: Reader,
  thread: ThreadNow,
  clock: Clock,
): VisitorDue | null {
  const call = callNow(thread, clock);
  if (!told) return { to: 'visitor', kind: 'confirmation', call, before: null };
  const before = toldAhead(told, clock);
  if (isRequestNew || !isSameCall(before, toldCallOf(call)))
    return { to: 'visitor', kind: 'change', isRequestNew, call, before };
  if (!isReminderDue || call.kind !== 'held') return null;
  return { to: 'visitor', kind: 'reminder', slot: call.slot, call, before };
}

/** Returns the mail that is due for a reader, or null if there is nothing to tell. */
export function decideMail(reader: Reader, thread: ThreadNow, clock: Clock): Due | null {
  if (reader.reader === team) return teamMail(reader, thread, clock);
  const isCurrent = reader.reader === readerOf(thread.current.fields.email);
  if (isCurrent) return visitorMail(reader, thread, clock);
  const { told } = reader;
  const call = { kind: 'none' } as const;
  return told && { to: 'visitor', kind: 'farewell', told, call, before: toldAhead(told, clock) };
}
