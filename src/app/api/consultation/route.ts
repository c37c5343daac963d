import { methodNotAllowed } from '@/server/http/answers';
import { fromRequest, toResponse } from '@/server/http/exchange';
import { receive } from '@/server/receive';

export async function POST(request: Request): Promise<Response> {
  return toResponse(await receive(fromRequest(request)));
}

export const GET = methodNotAllowed('POST');
export const HEAD = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = GET;
