import { callStart, type Luxon } from './call';
import { type ContactMethod, methodOf } from './contactMethod';
import type { Message } from './message';
import { addressIn } from './text';
import { type Call, isLate, lastTold, openCall, type Row, startOf } from './thread';

export interface Note {
  mail: 'team' | 'late' | 'visitor' | 'former';
  /** Empty for the team. */
  email: string;
  /** The execution that claims the thread. Only the team's row has one. */
  executionId: string;
  /** The call of which the mail tells. */
  call: Call;
  /** The call that the reader was last told of. */
  before: Call | null;
}

function callOf(
  { request, callOutcome }: Message,
  contactMethods: readonly ContactMethod[],
  zone: string,
  DateTime: Luxon,
): Call {
  // A released request can break the schema, so it can have a day and a time for another method.
  if (!methodOf(request, contactMethods)?.booksCall) return '';
  const start = callStart(request.callDate, request.callTime, zone, DateTime);
  return start && !callOutcome ? start : openCall;
}

interface Given {
  message: Message;
  row: number;
  rows: readonly Row[];
  executionId: string;
  contactMethods: readonly ContactMethod[];
  timeZone: string;
  DateTime: Luxon;
}

/**
 * Decides on mails: the team's first, then the visitor's. A former address gets one if it was last told of a held
 * call.
 */
export function decideMails(given: Given): Note[] {
  const { message, row, rows, executionId, contactMethods, timeZone, DateTime } = given;
  const call = message.isTest ? '' : callOf(message, contactMethods, timeZone, DateTime);
  const mail = isLate(message, row, rows) ? 'late' : 'team';
  const team: Note = { mail, email: '', executionId, call, before: lastTold(rows, '') };
  if (message.isTest || mail === 'late') return [team];

  const address = addressIn(message.request.email);
  const readers = new Set(rows.map(({ email }) => email).filter(Boolean));
  readers.delete(address);
  const former = [...readers]
    .map((email) => ({ email, before: lastTold(rows, email) }))
    .filter(({ before }) => startOf(before))
    .map((reader): Note => ({ ...reader, mail: 'former', executionId: '', call: '' }));
  const before = lastTold(rows, address);
  const visitor: Note = { mail: 'visitor', email: address, executionId: '', call, before };
  return [team, ...former, ...(address ? [visitor] : [])];
}
