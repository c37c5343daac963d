// For `next dev` and serverless hosts alone.
import { after } from 'next/server';
import { handleCallPost } from '@/server/consultation/handleCallPost';
import { methodNotAllowed } from '@/server/http/responses';
import { getRuntime } from '@/server/runtime';

export const POST = (request: Request) => handleCallPost(request, getRuntime(), after);

export const GET = methodNotAllowed('POST');
export const HEAD = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = GET;
