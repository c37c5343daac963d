import { handleSlotsGet } from '@/server/consultation/handleSlotsGet';
import { getRuntime } from '@/server/runtime';

export const dynamic = 'force-dynamic';

/** For serverless hosts, and `next dev`; `server.ts` mounts the same handler. */
export const GET = (request: Request) => handleSlotsGet(request, getRuntime());
