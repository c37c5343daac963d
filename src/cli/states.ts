import type { RequestState } from '@/server/outbox/storedRequest';

export const states = [
  'pending',
  'delivered',
  'parked',
  'quarantined',
] as const satisfies readonly RequestState[];
