// For `next dev` and serverless hosts alone.
import { handleSlotsGet } from '@/server/consultation/handleSlotsGet';
import { getRuntime } from '@/server/runtime';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) => handleSlotsGet(request, getRuntime());
