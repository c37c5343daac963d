import { safeStorage } from '@/lib/browser/safeStorage';
import { isUuid } from '@/lib/text/isUuid';
import type { OutgoingRequest } from './sendRequest';

/** Each request has its own entry in local storage, whose key begins so: two tabs never write the same one. */
export const keptRequestPrefix = 'consultation-request:';

const storage = safeStorage(() => window.localStorage);

/** Keeps a copy of a request for later visits, or where nothing can be stored for as long as the page lives. */
export const keepRequest = ({ id, body, corrects, source }: OutgoingRequest): void =>
  storage.set(keptRequestPrefix + id, JSON.stringify({ id, body, corrects, source }));

/** Removes a request that the server has. */
export const forgetRequest = (id: string): void => storage.remove(keptRequestPrefix + id);

/** Whether the next visit finds a kept request. */
export const isStored = (id: string): boolean => storage.isStored(keptRequestPrefix + id);

/** Reads an entry; null when it is not a kept request. */
function parse(key: string): OutgoingRequest | null {
  try {
    const { id, body, corrects, source } = JSON.parse(storage.get(key) ?? '');
    const isKeptRequest = isUuid(id) && key === keptRequestPrefix + id && typeof body === 'string';
    if (!isKeptRequest) return null;
    // A header with anything else would stop every attempt.
    const isHeader = typeof source === 'string' && /^[!-~]+$/.test(source);
    return { id, body, corrects, ...(isHeader && { source }) };
  } catch {
    return null;
  }
}

/** The requests that no answer is known to. Removes entries that are none. */
export function keptRequests(): OutgoingRequest[] {
  const kept: OutgoingRequest[] = [];
  for (const key of storage.keys(keptRequestPrefix)) {
    const request = parse(key);
    if (request) kept.push(request);
    else storage.remove(key);
  }
  return kept;
}
