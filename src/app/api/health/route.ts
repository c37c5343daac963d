import { getEnv } from '@/server/env';
import { findDegradations } from '@/server/health';
import { json } from '@/server/http/responses';
import { getOutbox } from '@/server/outbox';

export const dynamic = 'force-dynamic';

/** For a monitor: 200 while requests get through, 503 with the reasons when they do not. */
export async function GET(): Promise<Response> {
  const reasons = await findDegradations(getEnv(), getOutbox());
  return reasons.length === 0
    ? json(200, { status: 'ok' })
    : json(503, { status: 'degraded', reasons });
}
