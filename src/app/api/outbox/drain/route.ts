import { errorCode } from '@/server/errorCode';
import { hasBearerToken } from '@/server/http/bearer';
import { json, methodNotAllowed, problem } from '@/server/http/responses';
import { log } from '@/server/log';
import { getRuntime, type Runtime } from '@/server/runtime';

export const dynamic = 'force-dynamic';

/** In seconds: a pass takes up to 2 × `WEBHOOK_TIMEOUT_MS` + 10 s. Next requires a literal. */
export const maxDuration = 60;

async function drain({ outbox: { worker } }: Runtime): Promise<Response> {
  try {
    return json(200, await worker.drain());
  } catch (error) {
    log.error({ error: errorCode(error) }, 'Outbox cannot be read');
    return problem(503, 'The outbox cannot be read.');
  }
}

/** Attempts due requests once, for hosts without a background worker. */
export async function GET(request: Request): Promise<Response> {
  const runtime = getRuntime();
  const { CRON_SECRET: secret } = runtime.env;
  if (!secret) return problem(404);
  if (!hasBearerToken(request.headers, secret)) {
    return problem(401, undefined, { headers: { 'www-authenticate': 'Bearer' } });
  }
  return drain(runtime);
}

/** Next would answer HEAD with GET, which delivers. */
export const HEAD = methodNotAllowed('GET');
