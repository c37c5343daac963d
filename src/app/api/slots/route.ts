// Unused in production: `server.ts` calls the handler.
import { handleSlotsGet } from '@/server/consultation/handleSlotsGet';
import { getRuntime } from '@/server/runtime';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) => handleSlotsGet(request, getRuntime());
