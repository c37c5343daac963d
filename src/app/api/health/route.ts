// `next dev` and serverless hosts run this file. In production `server.ts` calls the handler, and this never runs.
import { handleHealthGet } from '@/server/handleHealthGet';
import { getRuntime } from '@/server/runtime';

export const dynamic = 'force-dynamic';

/** What Next itself sets for a request that comes without them. */
const ofNext = ['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];

/** Without what Next sets, because the handler asks what proxies have set. */
export function GET(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ofNext) headers.delete(name);
  return handleHealthGet({ headers }, getRuntime());
}
