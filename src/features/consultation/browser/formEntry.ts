import type { Slot } from '../model/call/call';
import { callFromValues, choiceToValues } from '../model/call/call';
import { callMethodOf, contactMethodOptions } from '../model/options';
import { composeRequest, type Values } from './formFields';
import type { HeldCall } from './heldCall';
import type { LateHeights } from './lateHeights';
import type { Answer, OutgoingRequest } from './requestQueue';
import { visitSource } from './visitSource';

export interface Correction {
  thread: string;
  /** Of the request that the form sends. */
  version: number;
  /** The thread's held call, as far as the browser knows. */
  held: Slot | null;
}

export interface SentRequest extends OutgoingRequest {
  values: Values;
  /** Null until the server has answered. */
  answer: Answer | null;
}

export interface FormEntry {
  /** A duplicated tab has the same id. */
  id: string;
  values: Values;
  /** Null for a first request. */
  correction: Correction | null;
  sent: SentRequest | null;
  heights: LateHeights;
}

/** `crypto.randomUUID` needs a secure origin. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const newEntry = (values: Values, correction: Correction | null = null): FormEntry => ({
  id: randomId(),
  values,
  correction,
  sent: null,
  heights: {},
});

type KnownCall = Extract<HeldCall, { kind: 'known' }>;

function currentCall({ values, version }: SentRequest, held: KnownCall): Values {
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

/** Returns the call that a request's thread holds if the server does not know better. */
function assumedCall({ answer }: SentRequest, values: Values, held: HeldCall) {
  if (held.kind === 'known') return held.call;
  // Without an answer, the request is still on its way.
  if (held.kind === 'unknown' && answer) return null;
  return callFromValues(values);
}

/** Returns the form that corrects a request. Without the server's reply, it has the request's own call. */
export function correctionOf(sent: SentRequest, held: HeldCall): FormEntry {
  const { thread, version, answer, values } = sent;
  // A request that is still on its way is later than what the server knows.
  if (held.kind === 'known' && (answer || held.version >= version)) {
    const next = Math.max(held.version, version) + 1;
    const corrected = { ...values, ...currentCall(sent, held) };
    return newEntry(corrected, { thread, version: next, held: held.call });
  }
  const own = answer?.callOutcome ? { ...values, callTime: '' } : values;
  return newEntry(own, { thread, version: version + 1, held: assumedCall(sent, own, held) });
}

/** Returns the form's id, its last eight digits replaced by a hash of the content (FNV-1a). */
function contentId(formId: string, content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193) >>> 0;
  }
  return formId.slice(0, -8) + hash.toString(16).padStart(8, '0');
}

export function composeSent({ id: formId, correction }: FormEntry, values: Values): SentRequest {
  const request = composeRequest(values, new Date());
  const id = contentId(formId, JSON.stringify({ ...request, submittedAt: '' }));
  const { thread, version } = correction ?? { thread: id, version: 0 };
  const body = JSON.stringify({ ...request, id, thread, version });
  const source = visitSource();
  return { id, thread, version, body, values, answer: null, ...(source && { source }) };
}
