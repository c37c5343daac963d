import 'server-only';
import type { ScheduledCall } from '@/features/consultation/model/call/call';
import { shortId } from '@/lib/text/shortId';
import { log } from '../log';
import type { StoredRequest } from '../outbox/storedRequest';

/** @param held the call that the thread now holds */
export function logCallChange(request: StoredRequest, held: ScheduledCall | null): void {
  const ids = { id: shortId(request.id), thread: shortId(request.thread) };
  log.info(ids, held ? 'Call moved' : 'Call given up');
}
