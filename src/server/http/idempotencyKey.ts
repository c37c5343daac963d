import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ConsultationRequest } from '@/features/consultation/model/schema';
import { fingerprintOf, idFromFingerprint } from '../outbox/fingerprint';
import type { Format } from './consultationRequest';
import type { Incoming } from './exchange';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id that a request goes by: its `Idempotency-Key` in lower case, with or without the quotes of
 * the header's draft standard. Without one, a form's id comes from its fields, so that a double click
 * is one request, and any other request gets a new id.
 *
 * @returns undefined when the header is there and is no UUID
 */
export function requestId(
  { header }: Pick<Incoming, 'header'>,
  request: ConsultationRequest,
  format: Format,
): string | undefined {
  const key = header('idempotency-key')
    ?.trim()
    .toLowerCase()
    .replace(/^"(.*)"$/, '$1');
  if (key !== undefined) return uuid.test(key) ? key : undefined;
  return format === 'form' ? idFromFingerprint(fingerprintOf(request)) : randomUUID();
}
