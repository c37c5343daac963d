import 'server-only';
import { createHash } from 'node:crypto';
import type { ConsultationRequest } from '@/features/consultation/model/schema';

/**
 * Hash of what the visitor entered: the fields without `submittedAt`, which differs between two
 * clicks on the same button.
 *
 * @returns SHA-256 in hex
 */
export function fingerprintOf(request: ConsultationRequest): string {
  const entered = { ...request, submittedAt: undefined };
  return createHash('sha256').update(JSON.stringify(entered)).digest('hex');
}

/** An id made of a fingerprint: a UUID of version 8, "custom" (RFC 9562, section 5.8). */
export function idFromFingerprint(fingerprint: string): string {
  const variant = ((Number.parseInt(fingerprint.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const part = (from: number, to: number) => fingerprint.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-${variant}${part(17, 20)}-${part(20, 32)}`;
}
