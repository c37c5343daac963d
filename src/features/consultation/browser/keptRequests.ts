import { resendWindowMs } from '@/lib/resendWindow';
import { safeStorage } from './safeStorage';
import type { OutgoingRequest } from './sendRequest';

/** The browser's outbox: requests that are not known to have reached the server, by id. */
export interface KeptRequest extends OutgoingRequest {
  /** When it was kept, in milliseconds since the epoch. */
  keptAt: number;
}

/** Begins the local storage key of every kept request; one entry each, so that tabs never collide. */
export const keptRequestPrefix = 'consultation-request:';

const storage = safeStorage(() => window.localStorage);

export function keepRequest(request: OutgoingRequest, now: number): void {
  const kept: KeptRequest = { ...request, keptAt: now };
  storage.set(keptRequestPrefix + request.id, JSON.stringify(kept));
}

export function forgetRequest(id: string): void {
  storage.remove(keptRequestPrefix + id);
}

function parse(text: string | null): KeptRequest | null {
  try {
    const value = JSON.parse(text ?? '');
    const whole =
      typeof value?.id === 'string' &&
      typeof value.body === 'string' &&
      typeof value.keptAt === 'number';
    return whole ? value : null;
  } catch {
    return null;
  }
}

/**
 * What is still to be sent, oldest first. Entries past their 7 days, and entries that are not ours
 * to read, are removed on the way.
 */
export function keptRequests(now: number): KeptRequest[] {
  const kept: KeptRequest[] = [];
  for (const key of storage.keys(keptRequestPrefix)) {
    const request = parse(storage.get(key));
    if (request && now - request.keptAt < resendWindowMs) kept.push(request);
    else storage.remove(key);
  }
  return kept.sort((one, other) => one.keptAt - other.keptAt);
}
