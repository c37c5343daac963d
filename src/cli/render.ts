import type { StoredRequest } from '@/server/outbox/storedRequest';
import { harmless, paintState, table } from './terminal';
import { formatInstant } from './time';

const longestCell = 32;

const cell = (text: string) => {
  const safe = harmless(text);
  return safe.length > longestCell ? `${safe.slice(0, longestCell - 1)}…` : safe;
};

/** The visitor's fields as they were stored: of a body that breaks the schema, whatever it held. */
export function fieldsOf(stored: StoredRequest): Record<string, unknown> {
  return JSON.parse(stored.body) as Record<string, unknown>;
}

/** A field's value as text: empty when there is none. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A request for scripts: times in ISO 8601, the visitor's fields under `request`. */
export function toJson(stored: StoredRequest) {
  const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return {
    id: stored.id,
    state: stored.state,
    reason: stored.reason,
    attempts: stored.attempts,
    lastError: stored.lastError,
    receivedAt: instant(stored.receivedAt),
    nextAttemptAt: stored.state === 'pending' ? instant(stored.dueAt) : null,
    deliveredAt: instant(stored.deliveredAt),
    request: fieldsOf(stored),
  };
}

/** Requests for people, one to a line. */
export function renderList(requests: readonly StoredRequest[], coloured: boolean): string {
  return table(
    ['ID', 'STATE', 'RECEIVED', 'ATTEMPTS', 'NEXT ATTEMPT', 'LAST ERROR', 'NAME', 'EMAIL'],
    requests.map((stored) => {
      const { name, email } = fieldsOf(stored);
      return [
        stored.id,
        paintState(stored.state, coloured),
        formatInstant(stored.receivedAt),
        String(stored.attempts),
        stored.state === 'pending' ? formatInstant(stored.dueAt) : '-',
        stored.lastError ?? '-',
        cell(textOf(name)),
        cell(textOf(email)),
      ];
    }),
  );
}

/** One request in full: what became of it, then what the visitor wrote. */
export function renderRequest(stored: StoredRequest, coloured: boolean): string {
  const facts: [string, string][] = [
    ['id', stored.id],
    ['state', paintState(stored.state, coloured)],
    ['reason', stored.reason ?? '-'],
    ['attempts', String(stored.attempts)],
    ['last error', stored.lastError ?? '-'],
    ['received', formatInstant(stored.receivedAt)],
    ['next attempt', stored.state === 'pending' ? formatInstant(stored.dueAt) : '-'],
    ['delivered', formatInstant(stored.deliveredAt)],
  ];
  const fields = Object.entries(fieldsOf(stored)).map(
    ([field, value]) =>
      [
        harmless(field),
        harmless(textOf(value ?? '-'), true).replaceAll('\n', `\n${' '.repeat(15)}`),
      ] as const,
  );
  const lines = (entries: readonly (readonly [string, string])[]) =>
    entries.map(([name, value]) => `${name.padEnd(13)}  ${value}`).join('\n');
  return `${lines(facts)}\n\n${lines(fields)}`;
}
