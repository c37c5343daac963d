import type { ScheduledCall } from '../model/call/call';
import { callFromValues, choiceToValues } from '../model/call/callChoice';
import { callMethodOf, contactMethodOptions } from '../model/options';
import type { Values } from './formFields';
import type { HeldCall } from './heldCall';
import type { Answer, OutgoingRequest } from './sending/sendRequest';

export interface Corrected {
  id: string;
  thread: string;
  /** Of the current request. */
  version: number;
  held: ScheduledCall | null;
}

export interface SentRequest extends OutgoingRequest {
  values: Values;
  thread: string;
  version: number;
  /** Null until the server has answered. */
  answer: Answer | null;
}

export interface FormEntry {
  /** A duplicated tab has the same id. */
  id: string;
  values: Values;
  corrects: Corrected | null;
  sent: SentRequest | null;
}

/** `crypto.randomUUID` needs a secure origin. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const newEntry = (values: Values, corrects: Corrected | null = null): FormEntry => ({
  id: randomId(),
  values,
  corrects,
  sent: null,
});

function correctedCall(
  { values, version }: SentRequest,
  held: Extract<HeldCall, { kind: 'known' }>,
): Values {
  if (held.call) {
    const contactMethod = callMethodOf(values.contactMethod ?? '');
    return { ...choiceToValues(held.call), contactMethod };
  }
  // The call was given up since.
  if (held.version > version) {
    return { contactMethod: contactMethodOptions[0].value, callDate: '', callTime: '' };
  }
  return { callTime: '' };
}

/** Returns the form that corrects a request. An unknown held call is replaced by the request's own. */
export function correctionOf(sent: SentRequest, held: HeldCall): FormEntry {
  const { id, thread, version, answer, values } = sent;
  if (held.kind === 'known') {
    const call = correctedCall(sent, held);
    const corrects = { id, thread, version: held.version, held: held.call };
    return newEntry({ ...values, ...call }, corrects);
  }
  const mayHoldCall = !answer?.callOutcome;
  const corrected = mayHoldCall ? values : { ...values, callTime: '' };
  const call = callFromValues(corrected);
  const isHeld = held.kind !== 'unknown' && call.kind === 'scheduled';
  return newEntry(corrected, { id, thread, version, held: isHeld ? call : null });
}

const key = 'consultation';

/** Next's router reloads a page whose history entry lacks its keys. */
let lastState: Record<string, unknown> = {};

export interface StoredEntry extends FormEntry {
  shape: string;
}

export const readEntry = (): StoredEntry | null => window.history.state?.[key] ?? null;

export function writeEntry(entry: StoredEntry): void {
  // Links within the page drop the keys.
  lastState = { ...(window.history.state ?? lastState), [key]: entry };
  try {
    window.history.replaceState(lastState, '');
  } catch {
    // Safari refuses the 100th change in 30 s. The next write repeats this one.
  }
}

export function addEntry(entry: StoredEntry): void {
  window.history.pushState({ ...window.history.state, [key]: entry }, '');
  window.history.scrollRestoration = 'auto';
}
