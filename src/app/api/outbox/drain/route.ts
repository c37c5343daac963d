import { getEnv } from '@/server/env';
import { hasBearerToken } from '@/server/http/bearer';
import { jsonResponse, methodNotAllowed, problemResponse } from '@/server/http/problem';
import { errorCode, log } from '@/server/log';
import { getOutbox } from '@/server/outbox';

export const dynamic = 'force-dynamic';

/** One pass over what is due, for hosts that run no background worker and call this on a schedule. */
export async function GET(request: Request): Promise<Response> {
  const { cronSecret } = getEnv();
  if (!cronSecret) return problemResponse({ status: 404, title: 'Not found' });
  if (!hasBearerToken(request.headers, cronSecret)) {
    return problemResponse(
      { status: 401, title: 'Unauthorized' },
      { 'www-authenticate': 'Bearer' },
    );
  }
  try {
    const totals = await getOutbox().delivery?.drain();
    if (totals) return jsonResponse(200, totals);
    return problemResponse({ status: 503, title: 'The webhook is not configured' });
  } catch (error) {
    log.error({ error: errorCode(error) }, 'Outbox cannot be read');
    return problemResponse({ status: 503, title: 'The outbox cannot be read' });
  }
}

export const POST = methodNotAllowed('GET');
export const HEAD = POST;
export const PUT = POST;
export const PATCH = POST;
export const DELETE = POST;
export const OPTIONS = POST;
