import 'server-only';
import type { Env } from './env';
import { hasBearerToken } from './http/bearer';
import { isFromThisMachine } from './http/clientAddress';
import { json } from './http/responses';
import type { Runtime } from './runtime';

/** The reasons are for the operator: docs/operate.md says who sees what. */
const maySeeReasons = (headers: Headers, { CRON_SECRET: secret }: Env) =>
  secret ? hasBearerToken(headers, secret) : isFromThisMachine(headers);

/**
 * Handles `GET /api/health`, for a monitor: 200 while requests get through, 503 when they do not.
 * @param headers as the caller sent them: Next adds some that a proxy would set
 */
export async function handleHealthGet(
  { headers }: { headers: Headers },
  { env, readHealth }: Pick<Runtime, 'env' | 'readHealth'>,
): Promise<Response> {
  const reasons = await readHealth();
  if (reasons.length === 0) return json(200, { status: 'ok' });
  const told = maySeeReasons(headers, env) && { reasons: reasons.map(({ text }) => text) };
  return json(503, { status: 'degraded', ...told });
}
