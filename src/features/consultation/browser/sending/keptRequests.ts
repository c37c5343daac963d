import { safeStorage } from '@/lib/browser/safeStorage';
import { isUuid } from '@/lib/text/isUuid';
import type { OutgoingRequest } from './sendRequest';

/** With a key for each request, two tabs never write the same one. */
export const keptRequestPrefix = 'consultation-request:';

const storage = safeStorage(() => window.localStorage);

export const keepRequest = ({ id, body, corrects, source }: OutgoingRequest): void =>
  storage.set(keptRequestPrefix + id, JSON.stringify({ id, body, corrects, source }));

export const forgetRequest = (id: string): void => storage.remove(keptRequestPrefix + id);

export const isStored = (id: string): boolean => storage.isStored(keptRequestPrefix + id);

function parse(key: string): OutgoingRequest | null {
  try {
    const { id, body, corrects, source } = JSON.parse(storage.get(key) ?? '');
    const isKeptRequest = isUuid(id) && key === keptRequestPrefix + id && typeof body === 'string';
    if (!isKeptRequest) return null;
    // With other characters, `fetch` always fails.
    const isHeader = typeof source === 'string' && /^[!-~]+$/.test(source);
    return { id, body, corrects, ...(isHeader && { source }) };
  } catch {
    return null;
  }
}

/** Removes invalid ones. */
export function keptRequests(): OutgoingRequest[] {
  const kept: OutgoingRequest[] = [];
  for (const key of storage.keys(keptRequestPrefix)) {
    const request = parse(key);
    if (request) kept.push(request);
    else storage.remove(key);
  }
  return kept;
}
