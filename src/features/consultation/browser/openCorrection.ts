import { correctionPath } from '@/lib/paths';
import { startCorrection } from './draft';
import type { SentRequest } from './sentRequest';

/**
 * Leaves Thank You for the form, filled with what was sent, as a correction of it.
 *
 * @param field where it begins
 * @param start fills the form; by default with everything
 */
export function openCorrection(sent: SentRequest, field: string, start = startCorrection): void {
  const now = Date.now();
  start(sent, now);
  window.location.assign(correctionPath(field, now));
}
