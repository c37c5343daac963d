import type { ScheduledCall } from '../model/call/call';
import { callFromValues, choiceToValues } from '../model/call/callChoice';
import { callMethodOf, contactMethodOptions } from '../model/options';
import { composeRequest, type Values } from './formFields';
import type { HeldCall } from './heldCall';
import type { Answer, OutgoingRequest } from './sendRequest';
import { visitSource } from './visitSource';

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

/** Returns the form's id, its last eight digits replaced by a hash of the content (FNV-1a). */
function contentId(formId: string, content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index += 1) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193) >>> 0;
  }
  return formId.slice(0, -8) + hash.toString(16).padStart(8, '0');
}

export function composeSent({ id: formId, corrects }: FormEntry, values: Values): SentRequest {
  const request = composeRequest(values, new Date());
  const id = contentId(formId, JSON.stringify({ ...request, submittedAt: '' }));
  const version = corrects ? corrects.version + 1 : 0;
  const thread = corrects?.thread ?? id;
  // Proxies may drop headers.
  const position = corrects && { corrects: corrects.id, thread, version };
  const body = JSON.stringify({ ...request, id, ...position });
  const source = visitSource();
  const sent = {
    id,
    body,
    values,
    thread,
    version,
    answer: null,
  };
  return { ...sent, ...(corrects && { corrects: corrects.id }), ...(source && { source }) };
}
