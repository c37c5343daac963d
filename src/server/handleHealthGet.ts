import 'server-only';
import type { Env } from './env';
import { hasBearerToken } from './http/bearer';
import { isFromThisMachine } from './http/clientAddress';
import { json } from './http/responses';
import { release } from './release';
import type { Runtime } from './runtime';

const maySeeReasons = (headers: Headers, { CRON_SECRET: secret }: Env) =>
  secret ? hasBearerToken(headers, secret) : isFromThisMachine(headers);

/** @param headers without those that Next adds, which would hide the reasons */
export async function handleHealthGet(
  { headers }: { headers: Headers },
  { env, readHealth }: Pick<Runtime, 'env' | 'readHealth'>,
): Promise<Response> {
  const reasons = await readHealth();
  const [httpStatus, status] = reasons.length === 0 ? [200, 'ok'] : [503, 'degraded'];
  const shown = maySeeReasons(headers, env) && {
    reasons: reasons.map(({ text }) => text),
    release,
  };
  return json(httpStatus, { status, ...shown });
}
