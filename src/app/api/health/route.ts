import type { Env } from '@/server/env';
import { hasBearerToken } from '@/server/http/bearer';
import { isFromThisMachine } from '@/server/http/clientAddress';
import { json } from '@/server/http/responses';
import { getRuntime } from '@/server/runtime';

export const dynamic = 'force-dynamic';

/** The reasons are for the operator: docs/operate.md says who sees what. */
const maySeeReasons = (headers: Headers, { CRON_SECRET: secret }: Env) =>
  secret ? hasBearerToken(headers, secret) : isFromThisMachine(headers);

/** For a monitor: 200 while requests get through, 503 when they do not. */
export async function GET({ headers }: Request): Promise<Response> {
  const { env, readHealth } = getRuntime();
  const reasons = await readHealth();
  if (reasons.length === 0) return json(200, { status: 'ok' });
  const told = maySeeReasons(headers, env) && { reasons: reasons.map(({ text }) => text) };
  return json(503, { status: 'degraded', ...told });
}
