// For `next dev` and serverless hosts alone.
import { after } from 'next/server';
import { handleConsultationPost } from '@/server/consultation/handleConsultationPost';
import { methodNotAllowed } from '@/server/http/responses';
import { getRuntime } from '@/server/runtime';

export const POST = (request: Request) => handleConsultationPost(request, getRuntime(), after);

export const GET = methodNotAllowed('POST');
export const HEAD = GET;
export const PUT = GET;
export const PATCH = GET;
export const DELETE = GET;
export const OPTIONS = GET;
