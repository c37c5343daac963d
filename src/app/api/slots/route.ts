// `next dev` and serverless hosts run this file. In production `server.ts` calls the handler, and this never runs.
import { handleSlotsGet } from '@/server/consultation/handleSlotsGet';
import { getRuntime } from '@/server/runtime';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) => handleSlotsGet(request, getRuntime());
