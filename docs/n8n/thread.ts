import type { Message } from './message';

/** When a held call begins; `open` without a time, empty without a call. */
export type Call = string;

/** A row of the data table: a mail about a thread. The team's row is also the record of the request, and a claim. */
export interface Row {
  id: number;
  createdAt: string;
  webhookId: string;
  /** The execution that claims the thread, while it runs. */
  executionId: string;
  /** Whether the reader counts as told. */
  done: boolean;
  thread: string;
  version: number;
  attemptedAt: number;
  /** Null in a row that is older than the column. */
  mail: 'team' | 'late' | 'visitor' | 'former' | 'reminder' | null;
  /** The reader's address; empty for the team. */
  email: string;
  /** The call that the mail tells; in a late mail, which tells none, the request's. */
  call: Call;
  /** In milliseconds since 1970. */
  mailedAt: number;
}

type Place = Pick<Row, 'id' | 'version' | 'attemptedAt'>;

/** A call that was asked for and has no time: none was chosen, or it cannot be held. */
export const openCall: Call = 'open';

export const startOf = (call: Call | null): string => (call === openCall ? '' : (call ?? ''));

const compare = (a: Place, b: Place) =>
  a.version - b.version || a.attemptedAt - b.attemptedAt || a.id - b.id;

/** Returns the requests of which the team was mailed, the one in effect last. */
export const mailedRequests = (rows: readonly Row[]): Row[] =>
  rows
    .filter(({ done, mail }) => done && (mail === 'team' || mail === 'late' || !mail))
    .sort(compare);

export function isLate(message: Message, row: number, rows: readonly Row[]): boolean {
  const place = { ...message, id: row };
  const isLater = (other: Row) => other.webhookId !== message.id && compare(other, place) > 0;
  return message.correctedBy !== undefined || mailedRequests(rows).some(isLater);
}

/** Returns what a reader believes: the call that it was last told of, or null. @param reader empty for the team */
export function lastTold(rows: readonly Row[], reader: string): Call | null {
  const told = rows.filter(({ done, mail, email }) => {
    const isTold = done && mail !== 'late';
    return isTold && (reader ? email === reader : !email || !mail);
  });
  told.sort((a, b) => a.mailedAt - b.mailedAt || a.id - b.id);
  return told.at(-1)?.call ?? null;
}

/** Reports whether a thread has asked for a call. Earlier requests that are not here yet may have. */
export function hasAskedForCall(
  { id, version }: Message,
  call: Call,
  rows: readonly Row[],
): boolean {
  const others = rows.filter(({ webhookId }) => webhookId && webhookId !== id);
  const hasEarlier = mailedRequests(others).some((other) => other.version < version);
  return Boolean(call) || others.some((row) => row.call) || (version > 0 && !hasEarlier);
}
