import type { ScheduledCall } from '../model/call/call';
import { callFromValues, choiceToValues } from '../model/call/callChoice';
import { callMethodOf } from '../model/options';
import type { Values } from './formFields';
import type { HeldCall } from './heldCall';
import type { Answer, OutgoingRequest } from './sendRequest';

/** What a correction says of the request that it corrects, and the call which its thread holds. */
export interface Corrected {
  id: string;
  thread: string;
  /** The number of the request that counts. */
  version: number;
  held: ScheduledCall | null;
}

/** A request that was sent from a form, whole, as it is sent again until it is answered. */
export interface SentRequest extends OutgoingRequest {
  /** All fields as they were entered, with the call. */
  values: Values;
  /** The id of the first request, which it corrects or is itself. */
  thread: string;
  /** Its number in the thread, 0 for the first. */
  version: number;
  /** What the server's answer said; null until there is one. */
  answer: Answer | null;
}

/** A form, which lives in its entry of the browser's history alone, and ends with it. */
export interface FormEntry {
  /** Part of its request's id; a copied tab has the same one. */
  id: string;
  values: Values;
  /** Null unless the form corrects a request. */
  corrects: Corrected | null;
  sent: SentRequest | null;
}

/** A random UUID (RFC 9562, version 4). Not `crypto.randomUUID`, which needs a secure origin. */
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

/** A form that corrects a sent request, with the call that its thread holds, or its own where that is not known. */
export function correctionOf(sent: SentRequest, held: HeldCall): FormEntry {
  const { id, thread, version, answer, values } = sent;
  if (held.kind === 'known') {
    const call = held.call
      ? { ...choiceToValues(held.call), contactMethod: callMethodOf(values.contactMethod ?? '') }
      : { callTime: '' };
    const corrects = { id, thread, version: held.version, held: held.call };
    return newEntry({ ...values, ...call }, corrects);
  }
  // Without an answer, keep the chosen time in the correction.
  const mayHoldCall = !answer?.callOutcome;
  const kept = mayHoldCall ? values : { ...values, callTime: '' };
  const call = callFromValues(kept);
  const isHeld = held.kind === 'silent' && call.kind === 'scheduled';
  return newEntry(kept, { id, thread, version, held: isHeld ? call : null });
}

/** Beside Next's own keys. */
const key = 'consultation';

/** What the history had last. Next's router loads a page anew that is reached without its keys. */
let lastState: Record<string, unknown> = {};

/** A form as the history has it. */
export interface StoredEntry extends FormEntry {
  /** Which places the form needs before hydration (`shapeOf`), or that it was `sent`. */
  shape: string;
}

/** The form of the history entry that is shown; null where it has none. */
export const readEntry = (): StoredEntry | null => window.history.state?.[key] ?? null;

export function writeEntry(entry: StoredEntry): void {
  // A link within the page makes an entry without any.
  lastState = { ...(window.history.state ?? lastState), [key]: entry };
  try {
    window.history.replaceState(lastState, '');
  } catch {
    // Safari refuses the 100th change in 30 s; the next one writes everything.
  }
}

/** Makes an entry in the same document, which keeps its own place of scrolling. */
export function addEntry(entry: StoredEntry): void {
  window.history.pushState({ ...window.history.state, [key]: entry }, '');
  window.history.scrollRestoration = 'auto';
}
