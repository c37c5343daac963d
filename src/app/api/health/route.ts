// For `next dev` and serverless hosts alone.
import { handleHealthGet } from '@/server/handleHealthGet';
import { getRuntime } from '@/server/runtime';

export const dynamic = 'force-dynamic';

/** Next sets these itself. */
const ofNext = ['x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];

/** The handler needs only proxies' headers. */
export function GET(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  for (const name of ofNext) headers.delete(name);
  return handleHealthGet({ headers }, getRuntime());
}
