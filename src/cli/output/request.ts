import { fieldNames, fields, inputNames } from '@/features/consultation/model/fields';
import type { StoredRequest } from '@/server/outbox/storedRequest';

/** If the request broke the schema, the fields can have any name and value. */
export function fieldsOf(stored: StoredRequest): Record<string, unknown> {
  return JSON.parse(stored.body);
}

export const identifyingFields = inputNames.filter((name) => fields[name].identifies);

export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

const metadata = {
  id: ({ id }) => id,
  state: ({ state }) => state,
  reason: ({ reason }) => reason,
  attempts: ({ attempts }) => attempts,
  lastError: ({ lastError }) => lastError,
  receivedAt: ({ receivedAt }) => instant(receivedAt),
  nextAttemptAt: ({ state, dueAt }) => instant(state === 'pending' ? dueAt : null),
  deliveredAt: ({ deliveredAt }) => instant(deliveredAt),
  callState: ({ callState }) => callState,
  thread: ({ thread }) => thread,
  version: ({ version }) => version,
  superseded: ({ superseded }) => superseded ?? null,
  source: ({ source }) => source,
} satisfies Record<string, (stored: StoredRequest) => unknown>;

export const metadataNames = Object.keys(metadata);

export const metadataOf = (stored: StoredRequest): Record<string, unknown> =>
  Object.fromEntries(Object.entries(metadata).map(([name, read]) => [name, read(stored)]));

export const toJson = (stored: StoredRequest) => ({
  ...metadataOf(stored),
  request: fieldsOf(stored),
});

export const columnNames = [...metadataNames, ...fieldNames];

export function toRow(stored: StoredRequest): string[] {
  const entered = fieldsOf(stored);
  const values = [...Object.values(metadataOf(stored)), ...fieldNames.map((name) => entered[name])];
  return values.map(fieldText);
}
