import { fieldNames, fields, inputNames } from '@/features/consultation/model/fields';
import type { StoredRequest } from '@/server/outbox/storedRequest';

/** Returns the stored fields: anything, if the request broke the schema. */
export function fieldsOf(stored: StoredRequest): Record<string, unknown> {
  return JSON.parse(stored.body);
}

/** The fields that identify a person. */
export const identifyingFields = inputNames.filter((name) => fields[name].identifies);

export function fieldText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

const facts = {
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
  corrects: ({ corrects }) => corrects,
  correctedBy: ({ correctedBy }) => correctedBy,
  source: ({ source }) => source,
} satisfies Record<string, (stored: StoredRequest) => unknown>;

export const factNames = Object.keys(facts);

export const factsOf = (stored: StoredRequest): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).map(([name, read]) => [name, read(stored)]));

export const toJson = (stored: StoredRequest) => ({
  ...factsOf(stored),
  request: fieldsOf(stored),
});

export const columnNames = [...factNames, ...fieldNames];

export function toRow(stored: StoredRequest): string[] {
  const fields = fieldsOf(stored);
  const values = [...Object.values(factsOf(stored)), ...fieldNames.map((name) => fields[name])];
  return values.map(fieldText);
}
