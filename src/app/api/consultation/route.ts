import { methodNotAllowed } from '@/server/http/problem';
import { receive } from '@/server/receive';

export const POST = receive;

export const GET = methodNotAllowed('POST');
export const HEAD = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = GET;
