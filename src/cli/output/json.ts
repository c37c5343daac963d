import type { StoredRequest } from '@/server/outbox/storedRequest';

/** The visitor's fields as stored; for a quarantined request that broke the schema, anything. */
export function fieldsOf(stored: StoredRequest): Record<string, unknown> {
  return JSON.parse(stored.body);
}

/** A value of a field as text. */
export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** A request for scripts: times in ISO 8601, the visitor's fields under `request`. */
export function toJson(stored: StoredRequest) {
  return {
    id: stored.id,
    state: stored.state,
    reason: stored.reason,
    attempts: stored.attempts,
    lastError: stored.lastError,
    receivedAt: instant(stored.receivedAt),
    nextAttemptAt: stored.state === 'pending' ? instant(stored.dueAt) : null,
    deliveredAt: instant(stored.deliveredAt),
    callTimeTaken: stored.callState === 'taken',
    callTimeGivenBack: stored.callState === 'freed',
    request: fieldsOf(stored),
  };
}
