import 'server-only';
import type { ScheduledCall } from '@/features/consultation/model/call/call';
import { shortId } from '@/lib/text/shortId';
import { log } from '../log';
import type { StoredRequest } from '../outbox/storedRequest';

/** Logs that a request has changed the call that its thread holds. @param held the call now held */
export function logCallChange(request: StoredRequest, held: ScheduledCall | null): void {
  const ids = { id: shortId(request.id), thread: shortId(request.thread) };
  log.info(ids, held ? 'Call moved' : 'Call given up');
}
