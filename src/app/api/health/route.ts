import { type Env, getEnv } from '@/server/env';
import { findReasons, reasonText } from '@/server/health';
import { hasBearerToken } from '@/server/http/bearer';
import { isFromThisMachine } from '@/server/http/clientAddress';
import { json } from '@/server/http/responses';
import { getOutbox } from '@/server/outbox';

export const dynamic = 'force-dynamic';

/** The reasons are for the operator: docs/security.md says who sees what. */
const maySeeReasons = (headers: Headers, { CRON_SECRET: secret }: Env) =>
  secret ? hasBearerToken(headers, secret) : isFromThisMachine(headers);

/** For a monitor: 200 while requests get through, 503 when they do not. */
export async function GET({ headers }: Request): Promise<Response> {
  const env = getEnv();
  const found = await findReasons(env, getOutbox().status.read);
  if (found.length === 0) return json(200, { status: 'ok' });
  const reasons = maySeeReasons(headers, env) && { reasons: found.map(reasonText) };
  return json(503, { status: 'degraded', ...reasons });
}
