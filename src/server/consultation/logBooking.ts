import 'server-only';
import { isOffered } from '@/features/consultation/model/availability';
import type { ConsultationRequest } from '@/features/consultation/model/fields';
import { getEnv } from '../env';
import { errorCode } from '../errorCode';
import { log } from '../log';
import type { Outbox } from '../outbox';

/** Logs when the call of a stored request may have to be rescheduled. */
export async function logBooking(
  id: string,
  { callDate, callTime }: ConsultationRequest,
  { store }: Outbox,
): Promise<void> {
  if (callDate === null || callTime === null) return;
  if (!isOffered(callDate, callTime, getEnv().site, new Date())) {
    log.warn({ id }, 'booking outside the offered slots');
  }
  try {
    if (await store.isCallTaken(id)) log.warn({ id }, 'time already taken');
  } catch (error) {
    log.error({ id, error: errorCode(error) }, 'Outbox cannot be read');
  }
}
