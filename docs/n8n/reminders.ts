import { callStart, type Luxon } from './call';
import { mayRemind } from './claims';
import { lastTold, mailedRequests, type Row } from './thread';

const hourMs = 60 * 60 * 1000;

/** Reminders are due from `earliest` to `latest` hours before the call. */
export const hoursBefore = { earliest: 25, latest: 12 };

export interface Reminder {
  thread: string;
  email: string;
  call: string;
  version: number;
}

export const threadsOf = (rows: readonly Row[], isOn: boolean): string[] =>
  isOn ? [...new Set(rows.map(({ thread }) => thread).filter(Boolean))] : [];

/** Returns when a reader was first told of a call, after any other call. */
function firstToldAt(rows: readonly Row[], reader: string, call: string): number | undefined {
  const told = rows.filter((row) => row.done && row.email === reader);
  told.sort((a, b) => b.mailedAt - a.mailedAt || b.id - a.id);
  const other = told.findIndex((row) => row.call !== call);
  return told.at(other === -1 ? -1 : other - 1)?.mailedAt;
}

function reminderOf(rows: readonly Row[]): Reminder | undefined {
  const current = mailedRequests(rows).at(-1);
  if (current?.mail !== 'team') return undefined;
  const { webhookId, call, thread, version } = current;
  const hoursUntil = (instant: number) => (Date.parse(call) - instant) / hourMs;
  const hours = hoursUntil(Date.now());
  const isSoon = hours >= hoursBefore.latest && hours <= hoursBefore.earliest;
  const isReminded = rows.some((row) => row.mail === 'reminder' && row.done && row.call === call);
  const visitor = rows.find((row) => row.mail === 'visitor' && row.webhookId === webhookId);
  if (!isSoon || isReminded || !visitor) return undefined;
  const { email } = visitor;
  const toldAt = firstToldAt(rows, email, call);
  const isToldAhead = toldAt !== undefined && hoursUntil(toldAt) >= hoursBefore.earliest;
  if (!isToldAhead || lastTold(rows, email) !== call) return undefined;
  return { thread, email, call, version };
}

/** @param claims this execution's rows, one for each thread */
export const dueReminders = (
  claims: readonly Row[],
  rows: readonly Row[],
  execution: string,
): Reminder[] =>
  claims.flatMap(({ thread, id }) => {
    const ofThread = rows.filter((row) => row.thread === thread);
    const reminder = mayRemind(ofThread, execution, id) ? reminderOf(ofThread) : undefined;
    return reminder ? [reminder] : [];
  });

/** From n8n's HTTP Request node. */
interface Answer {
  statusCode?: number;
  body?: { callDate?: unknown; callTime?: unknown; version?: unknown; over?: unknown };
}

/** Returns reminders whose call and version the site still holds. @param answers in their order */
export const heldReminders = (
  due: readonly Reminder[],
  answers: readonly Answer[],
  zone: string,
  DateTime: Luxon,
): Reminder[] =>
  due.filter(({ call, version }, index) => {
    const { statusCode, body } = answers[index] ?? {};
    const isHeld = callStart(body?.callDate, body?.callTime, zone, DateTime) === call;
    return statusCode === 200 && isHeld && body?.version === version && !body.over;
  });
