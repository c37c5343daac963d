import { bookingWindow } from '@/features/consultation/model/calendar';
import { getEnv } from '@/server/env';
import { errorCode } from '@/server/errorCode';
import { json, problem } from '@/server/http/responses';
import { log } from '@/server/log';
import { getOutbox } from '@/server/outbox';

export const dynamic = 'force-dynamic';

function isBookable(date: string): boolean {
  const midnight = new Date(`${date}T00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(midnight.getTime())) return false;
  const { first, last } = bookingWindow(getEnv().site.timeZone, new Date());
  return date >= first && date <= last && midnight.toISOString().startsWith(date);
}

/** The times of a day that stored requests have taken, and nothing else about them. */
export async function GET(request: Request): Promise<Response> {
  const date = new URL(request.url).searchParams.get('date') ?? '';
  if (!isBookable(date)) {
    return problem(400, 'Ask for a date as YYYY-MM-DD, from today to 30 days on.');
  }
  try {
    const taken = await getOutbox().store.takenTimes(date);
    return json(200, { date, taken }, { 'cache-control': 'public, max-age=5' });
  } catch (error) {
    log.error({ error: errorCode(error) }, 'Outbox cannot be read');
    return problem(503);
  }
}
