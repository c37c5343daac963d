import 'server-only';
import { createHash } from 'node:crypto';
import type { ConsultationRequest } from '@/features/consultation/model/schema';

/** SHA-256 in hex. */
export const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Hash of what the visitor entered: the fields without `submittedAt`, which differs between two
 * clicks on the same button.
 */
export const fingerprintOf = (request: ConsultationRequest): string =>
  hash(JSON.stringify({ ...request, submittedAt: undefined }));
