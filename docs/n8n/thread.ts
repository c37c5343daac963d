import type { Message } from './message';

/** The instant at which a held call begins, `open` if the call still needs a time, or empty without a call. */
export type Call = string;

/** A mail in the data table. The team's row also records the request and claims the thread. */
export interface Row {
  id: number;
  createdAt: string;
  webhookId: string;
  /** The execution that claims the thread, or empty once it has ended. */
  executionId: string;
  /** Whether the reader counts as told. */
  done: boolean;
  thread: string;
  version: number;
  attemptedAt: number;
  /** Null in rows older than the column. */
  mail: 'team' | 'late' | 'visitor' | 'former' | 'reminder' | null;
  /** Empty for the team. */
  email: string;
  /** The call of which the mail tells. In a late mail: the call that its request asks for. */
  call: Call;
  /** Milliseconds since 1970. */
  mailedAt: number;
}

type Order = Pick<Row, 'id' | 'version' | 'attemptedAt'> & Partial<Pick<Row, 'mail'>>;

/** A requested call without a time: none was chosen, or it cannot be held. */
export const openCall: Call = 'open';

export const startOf = (call: Call | null): string => (call === openCall ? '' : (call ?? ''));

/** Of equal versions, one that came late is not in effect. Otherwise, the later attempt is. */
const compare = (a: Order, b: Order) =>
  a.version - b.version ||
  Number(b.mail === 'late') - Number(a.mail === 'late') ||
  a.attemptedAt - b.attemptedAt ||
  a.id - b.id;

/** Returns the requests mailed to the team, the current one last. */
export const mailedRequests = (rows: readonly Row[]): Row[] =>
  rows
    .filter(({ done, mail }) => done && (mail === 'team' || mail === 'late' || !mail))
    .sort(compare);

export function isLate(message: Message, row: number, rows: readonly Row[]): boolean {
  const order = { ...message, id: row };
  const isLater = (other: Row) => other.webhookId !== message.id && compare(other, order) > 0;
  return message.correctedBy !== undefined || mailedRequests(rows).some(isLater);
}

/** Returns the call that a reader was last told of. @param reader empty for the team */
export function lastTold(rows: readonly Row[], reader: string): Call | null {
  const told = rows.filter(({ done, mail, email }) => {
    const isTold = done && mail !== 'late';
    return isTold && (reader ? email === reader : !email || !mail);
  });
  told.sort((a, b) => a.mailedAt - b.mailedAt || a.id - b.id);
  return told.at(-1)?.call ?? null;
}

/** Reports whether a thread may include a requested call. Earlier versions may not have arrived. */
export function hasAskedForCall(
  { id, version }: Message,
  call: Call,
  rows: readonly Row[],
): boolean {
  const others = rows.filter(({ webhookId }) => webhookId && webhookId !== id);
  const earlier = mailedRequests(others).filter((other) => other.version < version);
  const isComplete = new Set(earlier.map((other) => other.version)).size >= version;
  return Boolean(call) || others.some((row) => row.call) || !isComplete;
}
