import 'server-only';
import { isOffered } from '@/features/consultation/model/availability';
import type { ConsultationRequest } from '@/features/consultation/model/fields';
import { getEnv } from '../env';
import { log } from '../log';

/** Logs when the form would not have offered the call of a stored request. */
export function logBooking(id: string, { callDate, callTime }: ConsultationRequest): void {
  if (callDate === null || callTime === null) return;
  if (!isOffered(callDate, callTime, getEnv().site, new Date())) {
    log.warn({ id }, 'booking outside the offered slots');
  }
}
